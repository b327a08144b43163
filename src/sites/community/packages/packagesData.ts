import { freshOrders } from '@/features/billing/orders/freshOrders';
import { packagesApi } from '@/features/billing/packages/packagesApi';
import { modulesApi } from '@/features/modules/engine/modulesApi';
import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { cached, ofServer } from '@/shared/routing/routeData';

/** Available packages, active packages, and the data to find the server's needs. */
export default ofServer((serverId) => [
  cached(packagesApi.endpoints.packagesOnOffer, serverId),
  freshOrders(serverId),
  cached(modulesApi.endpoints.modules, serverId),
  cached(serverStatsApi.endpoints.serverStats, serverId),
]);
