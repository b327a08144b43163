import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { packagesApi } from '@/features/billing/packages/packagesApi';
import { cached, ofServer } from '@/shared/routing/routeData';
import { modulesApi } from '../engine/modulesApi';

/** Where the modules stand, and the packages that unlock those which are locked. */
export default ofServer((serverId) => [
  cached(modulesApi.endpoints.modules, serverId),
  cached(serverStatsApi.endpoints.serverStats, serverId),
  cached(packagesApi.endpoints.packagesOnOffer, serverId),
]);
