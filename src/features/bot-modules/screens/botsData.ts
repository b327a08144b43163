import { cached, ofServer } from '@/shared/routing/routeData';
import { modulesApi } from '../engine/modulesApi';

export default ofServer((serverId) => [cached(modulesApi.endpoints.modules, serverId)]);
