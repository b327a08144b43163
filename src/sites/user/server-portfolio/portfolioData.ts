import { claimAllApi } from '@/features/earning/claim-all/claimAllApi';
import { claimsApi } from '@/features/earning/claims/claimsApi';
import { accrualsApi } from '@/features/earning/accruals/accrualsApi';
import { pointsApi } from '@/features/earning/points/pointsApi';
import { isSection } from '@/features/earning/points/pointsWords';
import { fresh, type RouteData } from '@/shared/routing/routeData';

/** The sums, and what they can be claimed for; the lists below them, whose pages are in the address, are left to the screen. */
const data: RouteData = ({ params: { section = '', slug = '' } }) =>
  isSection(section)
    ? [
        fresh(pointsApi.endpoints.points, { section, slug }),
        fresh(claimAllApi.endpoints.claimable, undefined),
        fresh(claimsApi.endpoints.claimOffer, { section, slug }),
        ...(section === 'task-to-earn'
          ? []
          : [fresh(accrualsApi.endpoints.earning, { section, slug })]),
      ]
    : [];
export default data;
