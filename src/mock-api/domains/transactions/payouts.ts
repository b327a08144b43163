import type { ClaimToken } from '@/features/earning/claims/claim';
import { boardPath, earningPath } from '@/features/server/memberships/paths';
import { lineOfRef } from '../accruals/accrualPayouts';
import { findCollection } from '../market/market';
import { isOpen, tokenOf } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import { payoutMemo, payoutReference, runPayouts } from '../payouts/payouts';
import { appealPayout, canAppeal } from '../payouts/appeal';
import { canRetry, retryPayout } from '../payouts/retry';
import type { PayoutRow } from '../payouts/rows';
import { claimOf, claimPath } from '../claims/lines';
import type { World } from '../../store/world';
import type { Entry, EntryStep, Source } from './entry';

/** Names of a payout's steps in transactions. */
const stepNames: Record<PayoutRow['steps'][number]['step'], EntryStep['step']> = {
  LOCKED: 'CREATED',
  WAITING: 'WAITING',
  APPROVED: 'APPROVED',
  REFUSED: 'REFUSED',
  SENT: 'SIGNED',
  PAID: 'CREDITED',
  FAILED: 'FAILED',
  RETURNED: 'RETURNED',
};

/** Token of a payout: an NFT counts as one of its collection; for an unknown token only base units are available. */
function tokenIn({ mint, piece }: PayoutRow): ClaimToken {
  if (piece === null) return tokenOf(mint) ?? { mint, symbol: 'units', image: null, decimals: 0 };
  const { name, image } = findCollection(piece.collection) ?? {};
  return {
    mint: piece.collection,
    symbol: name ?? 'NFT',
    image: image ?? null,
    decimals: 0,
  };
}

function noteOf({ status, isWaiting, reason, claimId, piece }: PayoutRow): string | null {
  if (isWaiting) return 'Waiting for the team’s approval';
  if (status === 'PENDING') return 'Being sent to Solana';
  if (status === 'PROCESSED') return 'Waiting for confirmation on Solana';
  if (status === 'CANCELLED')
    return reason === null ? 'Rejected by the team' : `Rejected: ${reason}`;
  if (status === 'RECLAIMED_AFTER_FAILURE') return 'Your points were returned';
  if (status !== 'FAILED') return null;
  return claimId === null && piece !== null
    ? 'Couldn’t be sent. The NFT is available again.'
    : 'Couldn’t be sent. Nothing was paid.';
}

export const NOT_LANDED = {
  code: 'TRANSFER_EXPIRED',
  text: 'Three transfers expired before reaching Solana. Nothing was paid.',
};

/** The page where it began: the way to earn, or the quest board. */
function pageOf(world: World, payout: PayoutRow): string | null {
  const claim = claimOf(world, payout);
  if (claim) return claimPath(world, claim);
  const slug = world.db.guilds.find(({ id }) => id === payout.serverId)?.slug;
  if (slug === undefined) return null;
  const run = lineOfRef(world, payout.ref)?.run;
  if (!run) return boardPath(slug);
  return earningPath(run.module === 'hold-to-earn' ? 'hold-to-earn' : 'engage-to-earn', slug);
}

function actionsOf(payout: PayoutRow): Entry['actions'] {
  if (canRetry(payout)) return ['RETRY'];
  if (canAppeal(payout)) return ['APPEAL'];
  return isOpen(payout) && !payout.isWaiting ? ['CHECK'] : [];
}

function entryOf(world: World, payout: PayoutRow): Entry {
  const { id, status, serverId, address, steps } = payout;
  const isPaid = status === 'SUCCESS';
  const amount = payout.piece === null ? BigInt(payout.amount) : 1n;
  const hasFailed = status === 'FAILED' || status === 'RECLAIMED_AFTER_FAILURE';
  return {
    id,
    type: payout.claimId === null ? 'REWARD' : 'CLAIM',
    direction: 'IN',
    status,
    at: payout.at,
    description: payout.label,
    note: noteOf(payout),
    serverId,
    token: tokenIn(payout),
    amount,
    moved: isPaid ? amount : 0n,
    piece: payout.piece?.number ?? null,
    wallet: address,
    // Hidden until the transfer has landed; before that it proves nothing.
    signature: isPaid ? payout.signature : null,
    orderId: null,
    appeal: payout.appeal,
    mismatch: null,
    isFinal: !isOpen(payout),
    actions: actionsOf(payout),
    page: pageOf(world, payout),
    expected: amount,
    received: isPaid ? amount : null,
    from: ledgerAddress(serverId),
    to: address,
    memo: payoutMemo(id),
    reference: payoutReference(id),
    error: hasFailed ? NOT_LANDED : null,
    related: null,
    steps: steps.map(({ step, at }) => ({ step: stepNames[step], at })),
  };
}

/** Payouts from servers' ledger wallets: claims of points, and rewards of quests, programs and campaigns. */
export const serverPayouts: Source = {
  settle: (world) => runPayouts(world),
  entriesOf: (world, user) =>
    world.db.payouts
      .filter(({ userId }) => userId === user.id)
      .map((payout) => entryOf(world, payout)),
  async retry(world, user, id) {
    const payout = world.db.payouts.find((row) => row.id === id && row.userId === user.id);
    return payout ? retryPayout(world, payout) : null;
  },
  appeal(world, user, id, text) {
    const payout = world.db.payouts.find((row) => row.id === id && row.userId === user.id);
    return payout ? appealPayout(world, payout, text) : null;
  },
};
