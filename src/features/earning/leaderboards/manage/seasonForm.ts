import * as z from 'zod/mini';
import { timeOf } from '@/shared/time/timeOf';
import { DAY } from '@/shared/time/durations';
import type { Season } from '../leaderboard';
import { seasonFields } from '../rules';

const day = z
  .string('Pick a date.')
  .check(z.refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), 'Pick a date.'));

/**
 * A season as its form has it: whole days in UTC, of which the last one still counts. The names of its times are
 * those of the call, so that what the server refuses is shown at them.
 */
export const seasonSchema = z
  .object({
    ...seasonFields,
    winners: z.union([
      z.literal(''),
      z
        .int('Enter a whole number from 1 to 100.')
        .check(
          z.minimum(1, 'Enter a whole number from 1 to 100.'),
          z.maximum(100, 'Enter a whole number from 1 to 100.'),
        ),
    ]),
    start: z.enum(['NOW', 'DAY']),
    startsAt: z.string(),
    endsAt: day,
  })
  .check(
    z.refine(({ start, startsAt }) => start === 'NOW' || day.safeParse(startsAt).success, {
      path: ['startsAt'],
      error: 'Pick a date.',
    }),
  );
export type SeasonValues = z.output<typeof seasonSchema>;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
const midnight = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** What the form begins with. */
export function valuesOf(season: Season | null): z.input<typeof seasonSchema> {
  const startsAt = timeOf(season?.startsAt ?? null);
  const endsAt = timeOf(season?.endsAt ?? null);
  return {
    name: season?.name ?? '',
    prize: season?.prize ?? '',
    winners: season?.winners ?? '',
    start: season === null ? 'NOW' : 'DAY',
    startsAt: startsAt === null ? '' : dayText(startsAt),
    // The day before the midnight it ends at.
    endsAt: endsAt === null ? '' : dayText(endsAt - 1),
  };
}

/** What the call takes. */
export const bodyOf = ({ name, prize, winners, start, startsAt, endsAt }: SeasonValues) => ({
  name,
  prize,
  winners: winners === '' ? null : winners,
  startsAt: start === 'NOW' ? null : new Date(midnight(startsAt)).toISOString(),
  endsAt: new Date(midnight(endsAt) + DAY).toISOString(),
});
