import { modulesApi } from '@/features/modules/engine/modulesApi';
import { freshOrders } from '@/features/billing/orders/freshOrders';
import { serverOverviewApi } from '@/features/server/server-overview/serverOverviewApi';
import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** What was true a page ago may not be now: a package bought, a module saved. */
export default ofServer((serverId) => [
  fresh(serverStatsApi.endpoints.serverStats, serverId),
  fresh(modulesApi.endpoints.modules, serverId),
  fresh(serverOverviewApi.endpoints.visitSummary, serverId),
  fresh(serverOverviewApi.endpoints.nextSteps, serverId),
  freshOrders(serverId),
]);
