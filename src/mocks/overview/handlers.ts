import * as endpoints from '@/features/overview/endpoints';
import { done } from '../http/reply';
import { serve } from '../http/serve';
import { settleOrders } from '../orders/lifecycle';
import { serverStatsOf } from './serverStats';

export const overviewRoutes = serve(endpoints, {
  getServerStats: async ({ world, guild }) => {
    await settleOrders(world, guild.id);
    return done(serverStatsOf(world, guild));
  },
});
