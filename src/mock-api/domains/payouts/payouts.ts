import { encodeBase58 } from '@/shared/solana/base58';
import { randomOf } from '../../store/hashed';
import { createMutex } from '../../store/mutex';
import { nextId, type World } from '../../store/world';
import { isOpen, tokenOf, type Due } from './funds';
import { ledgerAddress, ledgerSeed } from './ledgerKey';
import { moveTokens } from './moveTokens';
import { movePiece } from './pieces';
import type { PayoutRow, Piece } from './rows';
import { pushTransfer } from './transfer';

declare module '../../store/events' {
  interface Events {
    /** The transfer of a payout has landed. */
    payoutPaid: { payout: PayoutRow };
    /** A payout was rejected or has failed for good: no transfer landed, and none will. */
    payoutReturned: { payout: PayoutRow };
    /** No transfer of the payout landed, and none can land anymore, so nothing was paid. */
    payoutFailed: { payout: PayoutRow };
  }
}

/** Memo of the transfer: identifies the payout, so that it can be found on-chain. */
export const payoutMemo = (id: string) => `castle:payout:${id}`;
/** Reference account to find a payout by on-chain (base58); no one has its key. */
export const payoutReference = (id: string) => encodeBase58(randomOf(id, 'payout').bytes(32));

type Order = Pick<PayoutRow, 'serverId' | 'userId' | 'address' | 'label' | 'ref'> &
  Due & { claimId?: string | null; isWaiting?: boolean; piece?: Piece | null };

/** Creates a payout. The caller must have checked `canPay` just before, without awaiting anything since. */
export function reserve(world: World, order: Order) {
  const { claimId = null, isWaiting = false, piece = null, ...due } = order;
  const row: PayoutRow = {
    ...due,
    piece,
    amount: due.amount.toString(),
    claimId,
    isWaiting,
    id: nextId(world, 'pay'),
    status: 'PENDING',
    at: world.clock.now(),
    decidedBy: null,
    reason: null,
    version: 1,
    steps: [],
    attempts: 0,
    signature: null,
    wire: null,
    lastValidBlockHeight: 0,
  };
  note(world, row, 'LOCKED');
  if (isWaiting) note(world, row, 'WAITING');
  world.db.payouts.push(row);
  world.changed();
  return row;
}

const note = (world: World, { steps }: PayoutRow, step: PayoutRow['steps'][number]['step']) =>
  void steps.push({ step, at: world.clock.now() });

/** Records the team's decision on a payout; a rejection returns the points that were locked for it. */
export function decideOn(
  world: World,
  payout: PayoutRow,
  decision: { isApproved: boolean; by: string; reason: string | null },
): void {
  const { isApproved, by, reason } = decision;
  Object.assign(payout, { isWaiting: false, decidedBy: by, version: payout.version + 1 });
  note(world, payout, isApproved ? 'APPROVED' : 'REFUSED');
  if (!isApproved) {
    Object.assign(payout, { status: 'CANCELLED', reason });
    world.publish('payoutReturned', { payout });
    note(world, payout, 'RETURNED');
  }
  world.changed();
}

export const withPayoutLock = createMutex();

const isDue = (row: PayoutRow) => isOpen(row) && !row.isWaiting;

/** Continues every open payout; may be called at any time. Never rejects. */
export const runPayouts = (world: World): Promise<void> =>
  world.db.payouts.some(isDue)
    ? withPayoutLock(world, async () => {
        for (const payout of world.db.payouts.filter(isDue)) {
          // The next call retries after an error.
          await goOn(world, payout).catch(() => undefined);
        }
      })
    : Promise.resolve();

async function goOn(world: World, payout: PayoutRow): Promise<void> {
  const { id, serverId } = payout;
  const outcome = await pushTransfer(await world.chain(), payout, {
    payer: ledgerAddress(serverId),
    reference: payoutReference(id),
    memo: payoutMemo(id),
    sign: (blockhash) => sign(payout, blockhash),
    onSigned: () => {
      payout.status = 'PROCESSED';
      note(world, payout, 'SENT');
      world.changed();
    },
  });
  if (outcome === 'FAILED') fail(world, payout);
  else if (outcome) finish(world, payout, outcome.signature);
}

async function sign(payout: PayoutRow, blockhash: string) {
  const { signTokens, signWith } = await import('../../chain/treasury');
  const { id, serverId, address, mint } = payout;
  const amount = BigInt(payout.amount);
  const seed = ledgerSeed(serverId);
  const marks = { reference: payoutReference(id), memo: payoutMemo(id) };
  const decimals = tokenOf(mint)?.decimals ?? 0;
  return mint === null
    ? signWith(seed, { ...marks, recipient: address, lamports: amount }, blockhash)
    : signTokens(seed, { ...marks, to: address, mint, decimals, amount }, blockhash);
}

function finish(world: World, payout: PayoutRow, signature: string): void {
  movePiece(world, payout);
  moveTokens(world, payout);
  Object.assign(payout, { status: 'SUCCESS', signature, wire: null });
  note(world, payout, 'PAID');
  world.publish('payoutPaid', { payout });
  world.changed();
}

/** Marks a payout as failed: no transfer has landed, and none can anymore. */
function fail(world: World, payout: PayoutRow): void {
  Object.assign(payout, { status: 'FAILED', wire: null });
  note(world, payout, 'FAILED');
  world.publish('payoutFailed', { payout });
  if (payout.claimId !== null) {
    world.publish('payoutReturned', { payout });
    payout.status = 'RECLAIMED_AFTER_FAILURE';
  }
  // The NFT is available again from now on, like the points.
  if (payout.claimId !== null || payout.piece !== null) note(world, payout, 'RETURNED');
  world.changed();
}
