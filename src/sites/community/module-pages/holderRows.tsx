import { modulesApi } from '@/features/modules/engine/modulesApi';
import { holderModules, type HolderModule } from '@/features/modules/holder-checks/holderModules';
import { HolderRuleRows } from '@/features/modules/holder-checks/HolderRuleRows';
import { cached } from '@/shared/routing/routeData';
import type { RowsPart } from './part';

const rowsOf = (module: HolderModule): RowsPart => ({
  Rows: (shown) => <HolderRuleRows {...shown} module={module} />,
  queries: (serverId) => [
    cached(modulesApi.endpoints.modules, serverId),
    ...holderModules.map((slug) => cached(modulesApi.endpoints.rules, { serverId, slug })),
  ],
});

export const nftHolderRules = rowsOf('holder-verification');
export const tokenHolderRules = rowsOf('crypto-holder-verification');
