import { rewardKinds, type DeliverySent } from '@/features/earning/reward-moment/delivery';
import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import type { MemberContext } from '../conditions/conditions';
import { pieceAddress } from '../holdings/pieces';
import { findCollection, findToken } from '../market/market';
import { holdsRole, memberOf } from '../members/members';
import { tokenOf } from '../payouts/funds';
import type { PayoutRow, Piece } from '../payouts/rows';
import { gainOf } from '../point-balances/gain';
import { knownOrFirst, type QuestSpec } from './questOf';
import { dueOf, labelOf, payoutRef, pieceLabel } from './rewards';
import type { SubmissionRow } from './rows';

type Facts = Partial<DeliverySent>;

/** The facts of a delivery of which none are known. */
export const NOTHING_KNOWN = {
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

/** A reward that no wallet and no bot can hand over. */
export const BY_HAND = {
  stage: 'MANUAL',
  message: 'The server’s team sends this reward manually.',
} as const satisfies Facts;

/** What has become of the rewards of a claim. */
export function deliveriesOf(
  context: MemberContext,
  quest: QuestSpec,
  row: SubmissionRow,
): DeliverySent[] {
  if (row.claimedAt === null) return [];
  return quest.values.rewards.map((reward, index) => ({
    ...NOTHING_KNOWN,
    kind: knownOrFirst(rewardKinds, reward.kind),
    label: labelOf(context.guild, reward),
    ...deliveryOf(context, row, reward, index),
  }));
}

/** What a claim changed for its member; null before it, and where it brought no points. */
export const gainOfClaim = (context: MemberContext, row: SubmissionRow) =>
  row.claimedAt === null ? null : gainOf(context, row.id);

function deliveryOf(
  context: MemberContext,
  row: SubmissionRow,
  reward: QuestReward,
  index: number,
): Facts & Pick<DeliverySent, 'state'> {
  const { world, guild, userId } = context;
  switch (reward.kind) {
    case 'POINTS':
      return { state: 'DONE', points: reward.points };
    case 'ROLE': {
      const member = memberOf(world, guild.id, userId);
      const isThere = reward.roles.every((id) => member && holdsRole(member, id));
      return isThere
        ? { state: 'DONE' }
        : {
            state: 'FAILED',
            message:
              'The bot’s role is below this role, so it can’t give it. Ask the server’s team.',
          };
    }
    case 'CODE':
      return row.code === null
        ? { state: 'FAILED', message: 'No codes left. Ask the server’s team.' }
        : { state: 'DONE', message: row.code, code: row.code };
    default: {
      const payout = world.db.payouts.find(({ ref }) => ref === payoutRef(row, index));
      const due = dueOf(guild, reward);
      if (payout) return { ...paidIn(payout), ...transferOf(payout) };
      if (due)
        return {
          state: 'WAITING',
          stage: 'SENDING',
          message: ON_ITS_WAY,
          ...amountIn({ mint: due.mint, amount: due.amount.toString() }),
        };
      return { state: 'WAITING', ...BY_HAND };
    }
  }
}

/** What a payout pays, and where. */
function paidIn({ id, address, mint, amount, piece }: PayoutRow): Facts {
  return {
    transactionId: id,
    address: address === '' ? null : address,
    ...(piece === null ? amountIn({ mint, amount }) : nftIn(piece)),
  };
}

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

const ON_ITS_WAY = 'On its way to your wallet.';

function transferOf(payout: PayoutRow): Facts & Pick<DeliverySent, 'state'> {
  const { status, signature, reason } = payout;
  switch (status) {
    case 'SUCCESS':
      return { state: 'DONE', signature };
    case 'CANCELLED':
      return {
        state: 'FAILED',
        stage: 'REJECTED',
        message:
          reason === null || reason === ''
            ? 'The server’s team rejected this payout.'
            : `The server’s team rejected this payout: ${reason}`,
      };
    case 'FAILED':
    case 'RECLAIMED_AFTER_FAILURE':
      return {
        state: 'FAILED',
        stage: 'UNPAID',
        message:
          'Couldn’t send this reward. Nothing was paid, and the server’s team can send it again.',
      };
    case 'PENDING':
    case 'PROCESSED':
      return onItsWay(payout);
  }
}

/** Of a payout that is neither paid nor over. */
function onItsWay({ isWaiting, attempts }: PayoutRow): Facts & Pick<DeliverySent, 'state'> {
  if (isWaiting)
    return {
      state: 'WAITING',
      stage: 'APPROVAL',
      message:
        'The server’s team approves payouts of this size first. It’s sent to your wallet right after.',
    };
  return attempts > 1
    ? {
        state: 'WAITING',
        stage: 'RESENDING',
        message: 'The first transfer didn’t go through, so it’s being sent again.',
      }
    : { state: 'WAITING', stage: 'SENDING', message: ON_ITS_WAY };
}
