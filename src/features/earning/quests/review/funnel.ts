import type { QuestStatistics } from './submission';

export interface FunnelStep {
  id: string;
  label: string;
  /** Members; null where the server does not tell. */
  count: number | null;
  /** Of those of the largest step, from 0 to 1. */
  share: number | null;
  /** Of those of the step before, from 0 to 1; null for the first. */
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

/** How many members came how far, in order. What cannot be a number of members counts as not told. */
export function funnelOf(
  statistics: Pick<QuestStatistics, (typeof steps)[number][0]>,
): FunnelStep[] {
  const counts = steps.map(([id]) => {
    const count = statistics[id];
    return count !== null && count >= 0 ? count : null;
  });
  // The first as a rule; a server that counts views since later than the rest knows of fewer.
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
