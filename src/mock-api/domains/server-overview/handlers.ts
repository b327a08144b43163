import * as endpoints from '@/features/server/server-overview/endpoints';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { settleOrders } from '../orders/lifecycle';
import { runPayouts } from '../payouts/payouts';
import { newsOf } from './news';
import { nextStepsOf } from './nextSteps';
import { note } from './visits';

export const serverOverviewRoutes = serve(endpoints, {
  getVisitSummary: async ({ world, guild, user }) => {
    await settleOrders(world, guild.id);
    await runPayouts(world);
    return done(await newsOf(world, guild, user));
  },

  recordServerVisit: ({ world, guild, user }) => {
    note(world, guild.id, user.id);
    return done(null);
  },

  getNextSteps: async ({ world, guild, user }) => {
    await settleOrders(world, guild.id);
    return done({ steps: await nextStepsOf(world, guild, user) });
  },
});
