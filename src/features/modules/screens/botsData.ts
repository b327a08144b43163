import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { packagesApi } from '@/features/billing/packages/packagesApi';
import { cached, ofServer } from '@/shared/routing/routeData';
import { modulesApi } from '../engine/modulesApi';

/**
 * Data of the bots screen: modules with their states, figures of the server, and packages that
 * unlock modules.
 */
export default ofServer((serverId) => [
  cached(modulesApi.endpoints.modules, serverId),
  cached(serverStatsApi.endpoints.serverStats, serverId),
  cached(packagesApi.endpoints.packagesOnOffer, serverId),
]);
