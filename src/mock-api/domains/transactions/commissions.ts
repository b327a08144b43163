import { isOpenPayout } from '../referrals/commissionLedger';
import { commissionMemo, commissionReference, runCommissionPayouts } from '../referrals/payouts';
import type { CommissionPayoutRow } from '../referrals/rows';
import { ambassadorWallet } from '../referrals/wallet';
import type { Entry, EntryStep, Source } from './entry';
import { NOT_LANDED } from './payouts';
import { SOL } from './purchases';

const notes: Readonly<Record<CommissionPayoutRow['status'], string | null>> = {
  PENDING: 'Being sent to Solana',
  PROCESSED: 'Waiting for confirmation on Solana',
  SUCCESS: null,
  RECLAIMED_AFTER_FAILURE: 'Your commission is available again',
  CANCELLED: 'Cancelled. Your commission is available again.',
};

function entryOf(row: CommissionPayoutRow): Entry {
  const { id, status, at, address } = row;
  const amount = BigInt(row.lamports);
  const isPaid = status === 'SUCCESS';
  const hasFailed = status === 'RECLAIMED_AFTER_FAILURE';
  // What was noted of it is when it was asked for, and no more.
  const steps: EntryStep[] = [{ step: 'CREATED', at }];
  if (isPaid) steps.push({ step: 'CREDITED', at: null });
  if (status === 'CANCELLED') steps.push({ step: 'RETURNED', at: null });
  if (hasFailed) steps.push({ step: 'FAILED', at: null }, { step: 'RETURNED', at: null });
  return {
    id,
    type: 'AMBASSADOR_PAYOUT',
    direction: 'IN',
    status,
    at,
    description: 'Ambassador commission',
    note: row.isWaiting ? 'Waiting for approval by Castle Bots' : notes[status],
    serverId: null,
    token: SOL,
    amount,
    moved: isPaid ? amount : 0n,
    piece: null,
    wallet: address,
    signature: isPaid ? row.signature : null,
    orderId: null,
    mismatch: null,
    isFinal: !isOpenPayout(row),
    actions: isOpenPayout(row) ? ['CHECK'] : [],
    page: '/dashboard/ambassador-program',
    expected: amount,
    received: isPaid ? amount : null,
    from: ambassadorWallet,
    to: address,
    memo: commissionMemo(id),
    reference: commissionReference(id),
    error: hasFailed ? NOT_LANDED : null,
    related: null,
    steps,
  };
}

/** What leaves the programme's wallet for ambassadors. */
export const commissions: Source = {
  settle: (world) => runCommissionPayouts(world),
  entriesOf: ({ db }, user) =>
    db.commissionPayouts.filter(({ userId }) => userId === user.id).map(entryOf),
};
