import { sureToken } from '../claims/views';
import type { World } from '../../store/world';
import { outflowsOf, type OutflowRow } from './outflows';

const DAY = 24 * 3_600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** When it was paid: a payout may have waited for days. */
export const paidAt = ({ row }: OutflowRow): number =>
  row.steps.findLast(({ step }) => step === 'PAID')?.at ?? row.at;

/** What left a ledger wallet of one token by day of UTC, today the last. */
export function spendingOf(world: World, serverId: string, mint: string | null, span: number) {
  const now = world.clock.now();
  const paid = outflowsOf(world, serverId).filter(
    ({ row }) => row.status === 'SUCCESS' && row.mint === mint,
  );
  const days = Array.from({ length: span }, (_, index) => {
    const day = dayOf(now - (span - 1 - index) * DAY);
    const sum = (kind: OutflowRow['kind']) =>
      paid
        .filter((outflow) => outflow.kind === kind && dayOf(paidAt(outflow)) === day)
        .reduce((total, { row }) => total + BigInt(row.amount), 0n)
        .toString();
    return { day, claims: sum('CLAIM'), rewards: sum('REWARD'), withdrawals: sum('WITHDRAWAL') };
  });
  return { token: sureToken(mint), days };
}
