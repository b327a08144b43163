import { cached, ofServer } from '@/shared/routing/routeData';
import { projectWalletsApi } from './projectWalletsApi';

export default ofServer((serverId) => [
  cached(projectWalletsApi.endpoints.projectWallets, serverId),
]);
