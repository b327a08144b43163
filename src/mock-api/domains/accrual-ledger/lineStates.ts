import { amountText, RENT } from '../payouts/funds';
import type { PayoutRow } from '../payouts/rows';
import type { World } from '../../store/world';
import type { AccrualLine, AccrualRunRow, PayoutWait } from './rows';

const RENT_IN_WORDS = amountText({ mint: null, amount: RENT });

/** Why a line has no payout yet, for the team. */
export const waitsInWords: Readonly<Record<PayoutWait, string>> = {
  NO_WALLET: 'No linked wallet',
  BELOW_RENT: `Empty wallet: its first payment must be at least ${RENT_IN_WORDS}`,
  NO_FUNDS: 'Ledger wallet can’t cover it yet',
};

/** The same for the member. */
const waitsForMember: Readonly<Record<PayoutWait, string>> = {
  NO_WALLET: 'link a wallet to receive it',
  BELOW_RENT: `your wallet is empty, and its first payment must be at least ${RENT_IN_WORDS}`,
  NO_FUNDS: 'the server’s ledger wallet can’t cover it yet',
};

const statuses: Readonly<Record<PayoutRow['status'], string>> = {
  PENDING: 'Being sent',
  PROCESSED: 'Being sent',
  SUCCESS: 'Sent',
  FAILED: 'Failed',
  CANCELLED: 'Rejected by the team',
  RECLAIMED_AFTER_FAILURE: 'Failed',
};

/** What has become of the payouts of a run, by member. */
export function payoutsOf({ db }: World, run: AccrualRunRow): Map<string, PayoutRow> {
  const refs = new Set(run.lines.map(({ userId }) => lineRef(run, userId)));
  return new Map(
    db.payouts.filter(({ ref }) => refs.has(ref)).map((payout) => [payout.userId, payout]),
  );
}

/** What has become of a line that pays SOL or a token, in words; null where there is nothing to send. */
export function stateInWords(
  { amount, waits }: AccrualLine,
  payout: PayoutRow | undefined,
): string | null {
  if (BigInt(amount ?? '0') === 0n) return null;
  if (payout) return payout.isWaiting ? 'Waiting for approval' : statuses[payout.status];
  return waits === undefined ? 'Not sent yet' : `Waiting: ${waitsInWords[waits]}`;
}

/** Why lines of a run wait, with how many there are of each. */
export function waitsOf({ lines }: AccrualRunRow): { why: string; count: number }[] {
  const counts = new Map<PayoutWait, number>();
  for (const { waits } of lines)
    if (waits !== undefined) counts.set(waits, (counts.get(waits) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ why: waitsInWords[reason], count }));
}

/** What a rule owes a member that has not been sent yet, each amount with the reason. */
export function waitingFor({ db }: World, ruleId: string, userId: string): string[] {
  const waiting = db.accrualRuns
    .filter((run) => run.ruleId === ruleId && isUnpaid(run))
    .flatMap(({ mint = null, lines }) =>
      lines.flatMap(({ userId: of, amount = '0', waits }) =>
        of === userId && waits !== undefined ? [{ mint, amount: BigInt(amount), waits }] : [],
      ),
    );
  const sums = new Map<string, { mint: string | null; amount: bigint; waits: PayoutWait }>();
  for (const each of waiting) {
    const key = `${each.mint ?? ''} ${each.waits}`;
    sums.set(key, { ...each, amount: each.amount + (sums.get(key)?.amount ?? 0n) });
  }
  return [...sums.values()].map((each) => `${amountText(each)}: ${waitsForMember[each.waits]}`);
}

/** The `ref` of the payout of a line. It is unique, so that a line is paid once. */
export const lineRef = (run: Pick<AccrualRunRow, 'id'>, userId: string): string =>
  `${run.id}:${userId}`;

/** Whether a run pays SOL or a token, and not every line has its payout yet. */
export const isUnpaid = ({ mint, isPaidOut }: AccrualRunRow): boolean =>
  mint !== undefined && isPaidOut !== true;
