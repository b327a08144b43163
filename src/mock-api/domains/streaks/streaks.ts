import { dayAt, dayBefore, dayText, endOfDay } from '@/features/earning/streaks/localDays';
import { earningSections } from '@/features/earning/points/points';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { PointsEntryRow } from '../point-balances/rows';

/** Number of listed days. */
const LISTED = 7;

/** The zone a member has saved; null without one. */
export const savedZone = ({ db }: Pick<World, 'db'>, userId: string): string | null =>
  db.timeZones.find((row) => row.userId === userId)?.timeZone ?? null;

/** Whether a row of the ledger makes its day count: points for an action of the member. */
export const countsForStreak = ({ type, points, module }: PointsEntryRow): boolean =>
  type === 'EARN' && points > 0 && module !== earningSections['hold-to-earn'];

/** Time at which a row counts. Activity is paid at the end of its hour, which may be midnight. */
const momentOf = ({ at, module }: PointsEntryRow): number =>
  module === earningSections['engage-to-earn'] ? at - 1 : at;

/** A day that counts, with its first row. */
export interface EarnedDay {
  day: number;
  at: number;
}

/** Days that count, earliest first, each with the time of its first row. */
export function earnedDays(rows: readonly PointsEntryRow[], timeZone: string): EarnedDay[] {
  const days = new Map<number, number>();
  for (const row of rows) {
    if (!countsForStreak(row)) continue;
    const day = dayAt(timeZone, momentOf(row));
    days.set(day, Math.min(days.get(day) ?? row.at, row.at));
  }
  return [...days].map(([day, at]) => ({ day, at })).toSorted((one, other) => one.day - other.day);
}

/** Length of the streak up to each day, in the order of the days. */
export function streakLengths(days: readonly EarnedDay[], timeZone: string): number[] {
  let length = 0;
  return days.map(({ day }, index) => {
    const last = days[index - 1]?.day;
    const goesOn = last !== undefined && (last === day - 1 || last === dayBefore(timeZone, day));
    length = goesOn ? length + 1 : 1;
    return length;
  });
}

/** Streak from rows of the ledger at a moment (ms since 1970). */
export function streakOf(rows: readonly PointsEntryRow[], timeZone: string, now: number) {
  const today = dayAt(timeZone, now);
  const days = earnedDays(rows, timeZone).filter(({ day }) => day <= today);
  const lengths = streakLengths(days, timeZone);
  const last = days.at(-1)?.day;
  const isTodayDone = last === today;
  const isOn = isTodayDone || last === dayBefore(timeZone, today);
  return {
    current: isOn ? (lengths.at(-1) ?? 0) : 0,
    best: Math.max(0, ...lengths),
    isTodayDone,
    todayEndsAt: iso(endOfDay(timeZone, now)),
  };
}

/** The last 7 days, oldest first, and whether each counts. */
export function lastDays(rows: readonly PointsEntryRow[], timeZone: string, now: number) {
  const done = new Set(earnedDays(rows, timeZone).map(({ day }) => day));
  const days = [dayAt(timeZone, now)];
  while (days.length < LISTED) days.push(dayBefore(timeZone, days.at(-1) ?? 0));
  return days.toReversed().map((day) => ({ day: dayText(day), isDone: done.has(day) }));
}

/** A member's streak on a server, in their saved time zone. */
export function serverStreak(world: World, serverId: string, userId: string) {
  const rows = world.db.points.filter((row) => row.serverId === serverId && row.userId === userId);
  return streakOf(rows, savedZone(world, userId) ?? 'UTC', world.clock.now());
}
