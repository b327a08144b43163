/** A member's earnings to be paid for a period, in whole points. */
export interface Due {
  userId: string;
  /** Earned in this period. */
  points: number;
  /** Left over from the period before. */
  owed: number;
}

/** The part of a due that is paid now, and the part left over. */
export interface Share {
  points: number;
  owed: number;
}

/** How to pay a period that needs more than the budget. */
export type OnEmpty = 'PRO_RATA' | 'QUEUE' | 'PAUSE';

/** The same as Due, in base units of any currency. */
export interface Units {
  /** Earned in this period. */
  due: bigint;
  /** Left over from the period before. */
  owed: bigint;
}

/** The part of the units that is paid now, and the part left over. */
export interface UnitShare {
  paid: bigint;
  owed: bigint;
}

/**
 * Divides a budget in base units. The sum paid never exceeds it, and no one is paid more than they are due.
 *
 * @param budget base units; null without one
 * @returns shares in the order of `dues`
 */
export function shareUnits(
  dues: readonly Units[],
  budget: bigint | null,
  onEmpty: OnEmpty,
): { shares: UnitShare[]; isShort: boolean } {
  const total = dues.reduce((sum, { due, owed }) => sum + due + owed, 0n);
  if (budget === null || total <= budget)
    return {
      shares: dues.map(({ due, owed }) => ({ paid: due + owed, owed: 0n })),
      isShort: false,
    };
  if (onEmpty === 'PAUSE')
    return { shares: dues.map(() => ({ paid: 0n, owed: 0n })), isShort: true };
  const there = budget > 0n ? budget : 0n;
  if (onEmpty === 'QUEUE') return { shares: queued(dues, there), isShort: true };
  return {
    shares: dues.map(({ due, owed }) => ({ paid: ((due + owed) * there) / total, owed: 0n })),
    isShort: true,
  };
}

/**
 * Pays leftovers of earlier periods first, then this period, each in the order of members, until the budget is used up.
 */
function queued(dues: readonly Units[], budget: bigint): UnitShare[] {
  let left = budget;
  const take = (wanted: bigint) => {
    const taken = wanted < left ? wanted : left;
    left -= taken;
    return taken;
  };
  const before = dues.map(({ owed }) => take(owed));
  return dues.map(({ due, owed }, index) => {
    const paid = (before[index] ?? 0n) + take(due);
    return { paid, owed: due + owed - paid };
  });
}

/**
 * Divides a budget of whole points.
 *
 * @param budget whole points; null without one
 * @returns shares in the order of `dues`
 */
export function shareOut(
  dues: readonly Due[],
  budget: number | null,
  onEmpty: OnEmpty,
): { shares: Share[]; isShort: boolean } {
  const { shares, isShort } = shareUnits(
    dues.map(({ points, owed }) => ({ due: BigInt(points), owed: BigInt(owed) })),
    budget === null ? null : BigInt(budget),
    onEmpty,
  );
  return {
    shares: shares.map(({ paid, owed }) => ({ points: Number(paid), owed: Number(owed) })),
    isShort,
  };
}
