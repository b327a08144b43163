/** What somebody is due in a period, in whole points. */
export interface Due {
  userId: string;
  /** Earned in this period. */
  points: number;
  /** Left over from the one before. */
  owed: number;
}

/** What they are paid of it, and what is left over. */
export interface Share {
  points: number;
  owed: number;
}

/** What is done where a period needs more than there is. */
export type OnEmpty = 'PRO_RATA' | 'QUEUE' | 'PAUSE';

/**
 * Shares a budget out. What is paid never exceeds it, and nobody is paid more than they are due.
 *
 * @param budget whole points; null without one
 * @returns shares in the order of `dues`
 */
export function shareOut(
  dues: readonly Due[],
  budget: number | null,
  onEmpty: OnEmpty,
): { shares: Share[]; isShort: boolean } {
  const all = (due: Due) => due.points + due.owed;
  const total = dues.reduce((sum, due) => sum + all(due), 0);
  if (budget === null || total <= budget)
    return { shares: dues.map((due) => ({ points: all(due), owed: 0 })), isShort: false };
  if (onEmpty === 'PAUSE')
    return { shares: dues.map(() => ({ points: 0, owed: 0 })), isShort: true };
  if (onEmpty === 'QUEUE') return { shares: queued(dues, budget), isShort: true };
  const part = (points: number) =>
    Number((BigInt(points) * BigInt(Math.max(0, budget))) / BigInt(total));
  return { shares: dues.map((due) => ({ points: part(all(due)), owed: 0 })), isShort: true };
}

/** Who has waited comes first, and then everybody in their order, until it is used up. */
function queued(dues: readonly Due[], budget: number): Share[] {
  let left = Math.max(0, budget);
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const before = dues.map(({ owed }) => take(owed));
  return dues.map(({ points, owed }, index) => {
    const paid = (before[index] ?? 0) + take(points);
    return { points: paid, owed: points + owed - paid };
  });
}
