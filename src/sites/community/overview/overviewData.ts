import { modulesApi } from '@/features/bot-modules/engine/modulesApi';
import { freshOrders } from '@/features/orders/freshOrders';
import { overviewApi } from '@/features/overview/overviewApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** What was true a page ago may not be now: a package bought, a module saved. */
export default ofServer((serverId) => [
  fresh(overviewApi.endpoints.serverStats, serverId),
  fresh(modulesApi.endpoints.modules, serverId),
  freshOrders(serverId),
]);
