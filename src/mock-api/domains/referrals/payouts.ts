import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../store/hashed';
import { refuse, type Refusal } from '../../http/reply';
import { defaultWallet } from '../wallets/wallets';
import { tell } from '../notifier/news';
import { amountText, FEE, RENT } from '../payouts/funds';
import { pushTransfer } from '../payouts/transfer';
import { createMutex } from '../../store/mutex';
import { nextId, type World } from '../../store/world';
import { availableLines, balancesOf, hasOpenPayout, isOpenPayout, sumOf } from './commissionLedger';
import type { CommissionPayoutRow } from './rows';
import { isActiveAmbassador } from './links';
import { MIN_PAYOUT, RELEASE_ABOVE } from './terms';
import { ambassadorSeed, ambassadorWallet } from './wallet';

/** Memo of the transfer: identifies the payout, so that it can be found on-chain. */
export const commissionMemo = (id: string) => `castle:ambassador:${id}`;
/** Reference account to find it by on-chain (base58); no one has its key. */
export const commissionReference = (id: string) =>
  encodeBase58(randomOf(id, 'ambassador').bytes(32));

const withCommissionLock = createMutex();

const isReleased = (row: CommissionPayoutRow) => isOpenPayout(row) && !row.isWaiting;

/** Continues every approved open payout; may be called at any time. Never rejects. */
export const runCommissionPayouts = (world: World): Promise<void> =>
  world.db.commissionPayouts.some(isReleased)
    ? withCommissionLock(world, async () => {
        for (const row of world.db.commissionPayouts.filter(isReleased)) {
          // The next call retries after an error.
          await goOn(world, row).catch(() => undefined);
        }
      })
    : Promise.resolve();

async function goOn(world: World, row: CommissionPayoutRow): Promise<void> {
  const marks = { reference: commissionReference(row.id), memo: commissionMemo(row.id) };
  const outcome = await pushTransfer(await world.chain(), row, {
    ...marks,
    payer: ambassadorWallet,
    sign: async (blockhash) => {
      const { signWith } = await import('../../chain/treasury');
      const transfer = { ...marks, recipient: row.address, lamports: BigInt(row.lamports) };
      return signWith(ambassadorSeed(), transfer, blockhash);
    },
    onSigned: () => {
      row.status = 'PROCESSED';
      world.changed();
    },
  });
  if (outcome === null) return;
  const isPaid = outcome !== 'FAILED';
  if (isPaid) Object.assign(row, { status: 'SUCCESS', signature: outcome.signature, wire: null });
  else {
    Object.assign(row, { status: 'RECLAIMED_AFTER_FAILURE', wire: null });
    letGo(world, row);
  }
  tell(world, row.userId, 'user', {
    event: 'AMBASSADOR',
    title: isPaid ? 'Your payout arrived' : 'Your payout failed',
    text: isPaid
      ? 'Your commission is in your wallet.'
      : 'Nothing was sent. The amount is available again.',
    path: '/dashboard/ambassador-program?tab=payouts',
  });
  world.changed();
}

/** Makes the lines of a payout available again. */
function letGo({ db }: World, { id }: CommissionPayoutRow): void {
  for (const line of db.commissions) if (line.payoutId === id) line.payoutId = null;
}

/**
 * Approves a waiting payout, or cancels it with a reason; false if it does not wait (anymore). Nothing is signed while
 * it waits, so a cancelled payout cannot land.
 */
export async function decideOnPayout(
  world: World,
  row: CommissionPayoutRow,
  refusedFor: string | null,
): Promise<boolean> {
  const isDecided = await withCommissionLock(world, async () => {
    if (!row.isWaiting) return false;
    row.isWaiting = false;
    if (refusedFor !== null) {
      Object.assign(row, { status: 'CANCELLED', reason: refusedFor });
      letGo(world, row);
      tell(world, row.userId, 'user', {
        event: 'AMBASSADOR',
        title: 'Your payout was rejected',
        text: refusedFor,
        path: '/dashboard/ambassador-program?tab=payouts',
      });
    }
    world.changed();
    return true;
  });
  await runCommissionPayouts(world);
  return isDecided;
}

/** Why a user cannot request a payout now; null where they can. */
export function payoutBlock(
  world: World,
  userId: string,
): Refusal<'below-minimum' | 'payout-in-progress' | 'wallet-needed'> | null {
  const { available } = balancesOf(world.db, userId, world.clock.now());
  if (world.db.commissionPayouts.some((row) => row.userId === userId && row.isWaiting))
    return refuse('payout-in-progress', 'A payout is waiting for approval.');
  if (hasOpenPayout(world.db, userId))
    return refuse('payout-in-progress', 'A payout is on its way. Wait until it arrives.');
  if (!defaultWallet(world, userId))
    return refuse('wallet-needed', 'Link a wallet first. Payouts go to your default wallet.');
  return available < MIN_PAYOUT
    ? refuse(
        'below-minimum',
        `The minimum payout is ${amountText({ mint: null, amount: MIN_PAYOUT })}.`,
      )
    : null;
}

interface Wish {
  key: string;
  lamports: string;
  address: string;
}

/** Reserves everything available and sends it, or does neither; the same key returns the same payout. */
export async function requestPayout(
  world: World,
  userId: string,
  wish: Wish,
): Promise<
  | CommissionPayoutRow
  | Refusal<
      | 'below-minimum'
      | 'insufficient-funds'
      | 'payout-in-progress'
      | 'request-already-used'
      | 'terms-changed'
      | 'wallet-needed'
    >
> {
  const answer = await withCommissionLock(world, () => take(world, userId, wish));
  await runCommissionPayouts(world);
  return answer;
}

async function take(world: World, userId: string, wish: Wish) {
  const chain = await world.chain();
  const known = world.db.commissionPayouts.find(
    (row) => row.userId === userId && row.key === wish.key,
  );
  const isSame = known?.lamports === wish.lamports && known.address === wish.address;
  if (known)
    return isSame
      ? known
      : refuse(
          'request-already-used',
          'This request was already used. Refresh the page and try again.',
        );
  const blockedBy = payoutBlock(world, userId);
  if (blockedBy) return blockedBy;
  const lines = availableLines(world.db, userId, world.clock.now());
  const lamports = sumOf(lines);
  if (BigInt(wish.lamports) !== lamports || defaultWallet(world, userId)?.address !== wish.address)
    return refuse(
      'terms-changed',
      'The amount or your default wallet changed. Check both and try again.',
    );
  const promised = world.db.commissionPayouts
    .filter(isOpenPayout)
    .reduce((sum, row) => sum + BigInt(row.lamports) + FEE, 0n);
  if (promised + lamports + FEE + RENT > chain.balance(ambassadorWallet))
    return refuse(
      'insufficient-funds',
      'We can’t pay this right now. Nothing was sent. Try again tomorrow.',
    );
  const row: CommissionPayoutRow = {
    ...wish,
    lamports: lamports.toString(),
    id: nextId(world, 'apy'),
    userId,
    status: 'PENDING',
    isWaiting: lamports > RELEASE_ABOVE || !isActiveAmbassador(world, userId),
    reason: null,
    at: world.clock.now(),
    attempts: 0,
    signature: null,
    wire: null,
    lastValidBlockHeight: 0,
  };
  world.db.commissionPayouts.push(row);
  for (const line of lines) line.payoutId = row.id;
  world.changed();
  return row;
}
