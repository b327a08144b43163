import type { QuestStatistics } from './submission';

export interface FunnelStep {
  id: string;
  label: string;
  /** Members; null if the server doesn't report the number. */
  count: number | null;
  /** Share of the largest step, from 0 to 1. */
  share: number | null;
  /** Share of the step before, from 0 to 1; null for the first. */
  ofBefore: number | null;
}

const steps = [
  ['seen', 'Seen'],
  ['started', 'Started'],
  ['submitted', 'Submitted'],
  ['approved', 'Approved'],
  ['claimed', 'Claimed'],
] as const;

const part = (count: number | null, of: number | null | undefined) =>
  count === null || of === null || of === undefined || of <= 0 ? null : Math.min(1, count / of);

/** The number of members per step, in order. An invalid number counts as unknown. */
export function funnelOf(
  statistics: Pick<QuestStatistics, (typeof steps)[number][0]>,
): FunnelStep[] {
  const counts = steps.map(([id]) => {
    const count = statistics[id];
    return count !== null && count >= 0 ? count : null;
  });
  // Usually the first step; if a server started counting views later than the rest, its number of views is smaller.
  const all = Math.max(0, ...counts.map((count) => count ?? 0));
  return steps.map(([id, label], index) => {
    const count = counts[index] ?? null;
    return {
      id,
      label,
      count,
      share: part(count, all),
      ofBefore: index === 0 ? null : part(count, counts[index - 1]),
    };
  });
}
