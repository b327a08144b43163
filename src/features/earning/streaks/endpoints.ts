import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { isTimeZone } from '@/shared/time/timeZone';
import { streakSchema } from './streak';

const tag = 'Streaks';
const timeZone = z.string().check(
  z.maxLength(64),
  z.refine((name) => isTimeZone(name), 'Not a time zone.'),
  z.describe('IANA name, such as `Europe/Berlin`.'),
);

/** GET /users/me/streak */
export const getMyStreak = endpoint({
  method: 'GET',
  path: '/users/me/streak',
  tag,
  summary: 'Returns the caller’s streak over all servers',
  description:
    'A day counts if the caller earned points on it by quests or activity. Points for holding don’t count.',
  access: 'session',
  shows: ['Streaks', 'Points'],
  query: z.object({
    timeZone: z.optional(
      timeZone.check(z.describe('Counts days in this zone while none is saved. Defaults to UTC.')),
    ),
  }),
  data: streakSchema,
});

/** PUT /users/me/time-zone */
export const setMyTimeZone = endpoint({
  method: 'PUT',
  path: '/users/me/time-zone',
  tag,
  summary: 'Saves the time zone the caller’s days are counted in',
  access: 'session',
  changes: ['Streaks', 'Memberships', 'Badges'],
  body: z.object({ timeZone }),
  data: nothing,
});
