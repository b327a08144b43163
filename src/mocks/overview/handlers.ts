import { managedServer } from '../discord/access';
import { settleOrders } from '../orders/lifecycle';
import { serverStatsOf } from './serverStats';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { ok } from '../http/envelope';

/** GET /discord/servers/{id}/stats, for those who manage the server. */
const stats: Handle<SignedIn> = async ({ world, user, params }) => {
  const guild = managedServer(world, user, params['id'] ?? '');
  if (guild instanceof Response) return guild;
  await settleOrders(world, guild.id);
  return ok(serverStatsOf(world, guild));
};

export const serverStatsEndpoints = [on.get('/api/discord/servers/:id/stats', withSession(stats))];
