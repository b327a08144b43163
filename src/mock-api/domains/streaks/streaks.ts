import { dayAt, dayBefore, dayText, endOfDay } from '@/features/earning/streaks/localDays';
import { earningSections } from '@/features/earning/points/points';
import { iso } from '../../store/clock';
import type { World } from '../../store/world';
import type { PointsEntryRow } from '../point-balances/rows';

/** So many of the last days are listed. */
const LISTED = 7;

/** The zone a member has saved; null while there is none. */
export const savedZone = ({ db }: Pick<World, 'db'>, userId: string): string | null =>
  db.timeZones.find((row) => row.userId === userId)?.timeZone ?? null;

/** Whether a line of the ledger makes its day count: points for something the member did. */
export const countsForStreak = ({ type, points, module }: PointsEntryRow): boolean =>
  type === 'EARN' && points > 0 && module !== earningSections['hold-to-earn'];

/** The moment a line counts at. Activity is paid at the end of its hour, which may be midnight. */
const momentOf = ({ at, module }: PointsEntryRow): number =>
  module === earningSections['engage-to-earn'] ? at - 1 : at;

/** A day that counts, with its first line. */
export interface EarnedDay {
  day: number;
  at: number;
}

/** The days that count, the earliest first, each with the time of its first line. */
export function earnedDays(rows: readonly PointsEntryRow[], timeZone: string): EarnedDay[] {
  const days = new Map<number, number>();
  for (const row of rows) {
    if (!countsForStreak(row)) continue;
    const day = dayAt(timeZone, momentOf(row));
    days.set(day, Math.min(days.get(day) ?? row.at, row.at));
  }
  return [...days].map(([day, at]) => ({ day, at })).toSorted((one, other) => one.day - other.day);
}

/** The length of the streak that each day is part of so far, in the order of the days. */
export function streakLengths(days: readonly EarnedDay[], timeZone: string): number[] {
  let length = 0;
  return days.map(({ day }, index) => {
    const last = days[index - 1]?.day;
    const goesOn = last !== undefined && (last === day - 1 || last === dayBefore(timeZone, day));
    length = goesOn ? length + 1 : 1;
    return length;
  });
}

/** The streak that some lines of the ledger make at a moment (ms since 1970). */
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

/** The last 7 days, the oldest first, and which of them count. */
export function lastDays(rows: readonly PointsEntryRow[], timeZone: string, now: number) {
  const done = new Set(earnedDays(rows, timeZone).map(({ day }) => day));
  const days = [dayAt(timeZone, now)];
  while (days.length < LISTED) days.push(dayBefore(timeZone, days.at(-1) ?? 0));
  return days.toReversed().map((day) => ({ day: dayText(day), isDone: done.has(day) }));
}

/** A member's streak on a server, in the time zone they saved. */
export function serverStreak(world: World, serverId: string, userId: string) {
  const rows = world.db.points.filter((row) => row.serverId === serverId && row.userId === userId);
  return streakOf(rows, savedZone(world, userId) ?? 'UTC', world.clock.now());
}
