import type { DeliverySent } from '@/features/earning/reward-moment/delivery';
import { pieceAddress } from '../holdings/pieces';
import { findCollection, findToken } from '../market/market';
import { tokenOf } from './funds';
import { pieceLabel } from './pieces';
import type { PayoutRow, Piece } from './rows';

type Facts = Partial<DeliverySent>;
export type Progress = Facts & Pick<DeliverySent, 'state'>;

/** Fields of a delivery without any known facts. */
const NOTHING_KNOWN = {
  message: null,
  signature: null,
  stage: null,
  points: null,
  amount: null,
  token: null,
  nft: null,
  code: null,
  address: null,
  transactionId: null,
} as const satisfies Facts;

/** A delivery with the facts known of its progress. */
export const delivery = (
  reward: Pick<DeliverySent, 'kind' | 'label'>,
  progress: Progress,
): DeliverySent => ({ ...NOTHING_KNOWN, ...reward, ...progress });

/** A reward that neither a wallet nor the bot can deliver. */
export const BY_HAND = {
  stage: 'MANUAL',
  message: 'The server’s team sends this reward manually.',
} as const satisfies Facts;

/** A role the bot couldn't give. */
export const NO_ROLE = {
  state: 'FAILED',
  message: 'The bot’s role is too low to give this role. Ask the server’s team to move it higher.',
} as const satisfies Facts;

/** A delivered code; null if there were none left. */
export const codeDelivery = (code: string | null): Progress =>
  code === null
    ? { state: 'FAILED', message: 'No codes left. Ask the server’s team for one.' }
    : { state: 'DONE', message: code, code };

/** Amount, destination and state of a payout. */
export function payoutDelivery(payout: PayoutRow): Progress {
  const { id, address, mint, amount, piece } = payout;
  return {
    transactionId: id,
    address: address === '' ? null : address,
    ...(piece === null ? amountIn({ mint, amount }) : nftIn(piece)),
    ...(payout.claimId === null ? progressOf(payout) : claimProgress(payout)),
  };
}

/** Tokens without a payout row yet. */
export const dueDelivery = (due: Pick<PayoutRow, 'mint' | 'amount'>): Progress => ({
  ...amountIn(due),
  ...SENDING,
});

function amountIn({ mint, amount }: Pick<PayoutRow, 'mint' | 'amount'>): Facts {
  const token = tokenOf(mint);
  if (!token) return {};
  const priceSol = mint === null ? '1' : (findToken(mint)?.priceSol ?? null);
  return { amount, token: { ...token, priceSol } };
}

const nftIn = (piece: Piece): Facts => ({
  label: pieceLabel(piece),
  nft: {
    name: pieceLabel(piece),
    image: findCollection(piece.collection)?.image ?? null,
    address: pieceAddress(piece.collection, piece.number),
  },
});

const SENDING = {
  state: 'WAITING',
  stage: 'SENDING',
  message: 'On its way to your wallet.',
} as const satisfies Facts;

function progressOf(payout: PayoutRow): Progress {
  const { status, signature, reason } = payout;
  switch (status) {
    case 'SUCCESS':
      return { state: 'DONE', signature };
    case 'CANCELLED':
      return {
        state: 'FAILED',
        stage: 'REJECTED',
        message: rejected(reason, 'The server’s team rejected this payout'),
      };
    case 'FAILED':
    case 'RECLAIMED_AFTER_FAILURE':
      return {
        state: 'FAILED',
        stage: 'UNPAID',
        message: `Couldn’t send this reward. Nothing was paid. ${status === 'FAILED' && payout.address !== '' ? 'You can resend it from the transaction.' : 'Ask the server’s team.'}`,
      };
    case 'PENDING':
    case 'PROCESSED':
      return onItsWay(payout);
  }
}

/** What happened, with the team's reason if they gave one. */
const rejected = (reason: string | null, what: string): string =>
  reason === null || reason === '' ? `${what}.` : `${what}: ${reason}`;

/** State of a claim's payout. If it isn't paid, the points are returned. */
function claimProgress(payout: PayoutRow): Progress {
  const progress = progressOf(payout);
  if (progress.stage === 'REJECTED')
    return {
      ...progress,
      message: rejected(
        payout.reason,
        'The server’s team rejected this claim and returned your points',
      ),
    };
  if (progress.stage === 'UNPAID')
    return { ...progress, message: 'Nothing was paid. Your points were returned.' };
  return progress.stage === 'APPROVAL'
    ? {
        ...progress,
        message:
          'Claims this large need team approval. Your points stay locked until the team decides.',
      }
    : progress;
}

/** State of a payout that is still under way. */
function onItsWay({ isWaiting, attempts }: PayoutRow): Progress {
  if (isWaiting)
    return {
      state: 'WAITING',
      stage: 'APPROVAL',
      message: 'Payouts this large need team approval before they’re sent.',
    };
  return attempts > 1
    ? {
        state: 'WAITING',
        stage: 'RESENDING',
        message: 'The transfer didn’t go through, so we’re trying again.',
      }
    : SENDING;
}
