import * as endpoints from '@/features/earning/member-overview/endpoints';
import { earningSections } from '@/features/earning/points/points';
import { pageOf } from '../../http/paging';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { daysOf } from '../point-balances/sums';
import { activityOf } from './activity';
import { overviewOf } from './overview';
import { serversOfMember } from './memberServers';

export const memberOverviewRoutes = serve(endpoints, {
  getMemberOverview: async ({ world, user }) => done(await overviewOf(world, user)),

  listMyActivity: async ({ world, user, query }) => {
    await serversOfMember(world, user);
    return done(pageOf(activityOf(world, user), query));
  },

  listMyDailyPoints: async ({ world, user, query: { span = '30' } }) => {
    await serversOfMember(world, user);
    const own = world.db.points.filter((row) => row.userId === user.id);
    const of = (module: number) =>
      daysOf(
        own.filter((row) => row.module === module),
        world.clock.now(),
        Number(span),
      );
    const engage = of(earningSections['engage-to-earn']);
    const task = of(earningSections['task-to-earn']);
    return done({
      days: of(earningSections['hold-to-earn']).map(({ day, earned }, index) => ({
        day,
        hold: earned,
        engage: engage[index]?.earned ?? 0,
        task: task[index]?.earned ?? 0,
      })),
    });
  },
});
