import { settingsApi } from '@/features/server/settings/settingsApi';
import { fresh, ofServer } from '@/shared/routing/routeData';

/** Settings of the chosen server. */
export default ofServer((serverId) => [fresh(settingsApi.endpoints.serverSettings, serverId)]);
