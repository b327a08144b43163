import { claimAllApi } from '@/features/earning/claim-all/claimAllApi';
import { linkedWalletsApi } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { ratesApi } from '@/features/billing/sol-value/ratesApi';
import { portfolioApi } from '@/features/portfolio/portfolioApi';
import { cached, fresh, type RouteData } from '@/shared/routing/routeData';

/** The wallets' holdings are read from the chain once the wallets are known. */
const data: RouteData = ({ search }) => [
  cached(linkedWalletsApi.endpoints.linkedWallets, undefined),
  cached(ratesApi.endpoints.rates, undefined),
  cached(portfolioApi.endpoints.holdingUses, undefined),
  cached(portfolioApi.endpoints.assetMarks, undefined),
  ...((search.get('tab') ?? 'rewards') === 'rewards'
    ? [
        fresh(portfolioApi.endpoints.rewards, undefined),
        fresh(claimAllApi.endpoints.claimable, undefined),
      ]
    : []),
];
export default data;
