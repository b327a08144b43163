import { serverParam } from '@/features/discord/serverParam';
import { endpoint } from '@/shared/api/endpoint';
import { serverStatsSchema } from './serverStats';

/** GET /discord/servers/{id}/stats (decision 55). */
export const getServerStats = endpoint({
  method: 'GET',
  path: '/discord/servers/{id}/stats',
  tag: 'Servers',
  summary: 'How a server is doing',
  access: 'manager',
  params: { id: serverParam },
  data: serverStatsSchema,
});
