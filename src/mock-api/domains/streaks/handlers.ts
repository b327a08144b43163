import * as endpoints from '@/features/earning/streaks/endpoints';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import { visitServersOf } from '../members/boardOf';
import { lastDays, savedZone, streakOf } from './streaks';
import type { TimeZoneRow } from './rows';

export const streakRoutes = serve(endpoints, {
  getMyStreak: ({ world, user, query }) => {
    visitServersOf(world, user.id);
    const now = world.clock.now();
    const saved = savedZone(world, user.id);
    const timeZone = saved ?? query.timeZone ?? 'UTC';
    const rows = world.db.points.filter(({ userId }) => userId === user.id);
    return done({
      ...streakOf(rows, timeZone, now),
      days: lastDays(rows, timeZone, now),
      timeZone,
      isTimeZoneSaved: saved !== null,
    });
  },

  setMyTimeZone: ({ world, user, body: { timeZone } }) => {
    const others = world.db.timeZones.filter(({ userId }) => userId !== user.id);
    const saved: TimeZoneRow = { userId: user.id, timeZone, at: world.clock.now() };
    world.db.timeZones = [...others, saved];
    world.changed();
    return done(null, 'Saved');
  },
});
