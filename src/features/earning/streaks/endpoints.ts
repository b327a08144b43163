import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { isTimeZone } from '@/shared/time/timeZone';
import { streakSchema } from './streak';

const tag = 'Streaks';
const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), 'Use an IANA time zone, such as Europe/Berlin.'),
  z.describe('IANA name, such as `Europe/Berlin`.'),
);

/** GET /users/me/streak */
export const getMyStreak = endpoint({
  method: 'GET',
  path: '/users/me/streak',
  tag,
  summary: 'Returns the caller’s streak across all servers',
  description:
    'A day counts if the caller earned points from quests or activity on any server. Points for holding don’t count. Activity is paid after each hour, and counts on the day of that hour.',
  order: 'Days oldest first.',
  orderedBy: ['day'],
  access: 'session',
  shows: ['Streaks', 'Points'],
  query: z.object({
    timeZone: z.optional(
      timeZone.check(
        z.describe('Time zone for counting days if the caller has none saved. Defaults to UTC.'),
      ),
    ),
  }),
  data: streakSchema,
});

/** PUT /users/me/time-zone */
export const setMyTimeZone = endpoint({
  method: 'PUT',
  path: '/users/me/time-zone',
  tag,
  summary: 'Saves the time zone that determines when the caller’s days start and end',
  description:
    'It applies to all streaks and streak badges of the caller, also to days in the past. Badges already earned stay.',
  access: 'session',
  changes: ['Streaks', 'Memberships', 'Badges'],
  body: z.object({ timeZone }),
  data: nothing,
});
