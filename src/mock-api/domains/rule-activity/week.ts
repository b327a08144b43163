import { WEEK } from '@/features/modules/rule-activity/ruleActivity';
import { DAY } from '@/shared/time/durations';
import type { Deed } from './deeds';

/** How many days ago something was: 0 for the 24 hours that end now. Ahead of now, or further back, it is of no week. */
const dayOf = (now: number, at: number): number => (at > now ? WEEK : Math.floor((now - at) / DAY));

/** The deeds of the seven days of 24 hours that end now. */
export const ofWeek = <D extends Pick<Deed, 'at'>>(now: number, deeds: readonly D[]): D[] =>
  deeds.filter(({ at }) => dayOf(now, at) < WEEK);

/** How many deeds each of these days has, the oldest first. */
export function countsOf(now: number, deeds: readonly Pick<Deed, 'at'>[]): number[] {
  const counts = Array.from({ length: WEEK }, () => 0);
  for (const { at } of ofWeek(now, deeds)) {
    const day = WEEK - 1 - dayOf(now, at);
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
