import { modulesApi } from '@/features/modules/engine/modulesApi';
import { freshOrders } from '@/features/billing/orders/freshOrders';
import { serverHomeApi } from '@/features/server/server-overview/serverHomeApi';
import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** What was true a page ago may not be now: a package bought, a module saved. */
export default ofServer((serverId) => [
  fresh(serverStatsApi.endpoints.serverStats, serverId),
  fresh(modulesApi.endpoints.modules, serverId),
  fresh(serverHomeApi.endpoints.visitSummary, serverId),
  fresh(serverHomeApi.endpoints.nextSteps, serverId),
  freshOrders(serverId),
]);
