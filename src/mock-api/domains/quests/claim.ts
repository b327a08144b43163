import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import { nextId } from '../../store/world';
import { refuse, Refusal } from '../../http/reply';
import { defaultWallet, walletsOf } from '../wallets/wallets';
import { rolesInReach } from '../guilds/rolesInReach';
import { giveRole, memberOf } from '../members/members';
import { needsApproval } from '../payouts/approval';
import { canPay, type Due } from '../payouts/funds';
import { withPayoutLock, reserve, runPayouts } from '../payouts/payouts';
import { freePieces, pieceLabel } from '../payouts/pieces';
import type { Piece } from '../payouts/rows';
import type { MemberContext } from '../conditions/conditions';
import { connectionHash, noteConnection, sharedConnection } from './connections';
import { captchaResult, rewardedInWords, rewardedWallet } from './guards';
import type { QuestSpec } from './questOf';
import { collectionOf, dueOf, labelOf, payoutRef } from './rewards';
import type { SubmissionRow } from './rows';
import { currentAt, isFull } from './submissions';

/** Module id of task to earn (spec §3). */
export const TASK_TO_EARN = 24;

/**
 * Claims the reward: points, roles, codes and the payout at once, or nothing. One claim at a time in a world, so that
 * the last slot and the last lamport are given once.
 *
 * @param address client address of the request; null where the host does not know it
 */
export const claim = async (
  context: MemberContext,
  quest: QuestSpec,
  address: string | null = null,
): Promise<Refusal<
  | 'all-claimed'
  | 'captcha-needed'
  | 'insufficient-funds'
  | 'ip-already-used'
  | 'no-nfts-left'
  | 'nothing-to-claim'
  | 'wallet-already-rewarded'
  | 'wallet-needed'
> | null> => {
  const connection = await connectionHash(context, quest, address);
  const refusal = await withPayoutLock(context.world, () =>
    takeReward(context, quest, { connection }),
  );
  await runPayouts(context.world);
  return refusal;
};

/** Details of a claim. */
interface Taking {
  /** Keyed hash of the connection; null if it doesn't matter. */
  connection: string | null;
  /** The client's key, which identifies a repeated claim. */
  key?: string;
  /** Linked wallet to pay to (base58); the default wallet if left out. */
  address?: string | undefined;
}

/** Claims a reward for a caller that holds the payout lock and runs the payouts. */
export async function takeReward(
  context: MemberContext,
  quest: QuestSpec,
  { connection, key, address }: Taking,
): Promise<Refusal<
  | 'all-claimed'
  | 'captcha-needed'
  | 'insufficient-funds'
  | 'ip-already-used'
  | 'no-nfts-left'
  | 'nothing-to-claim'
  | 'wallet-already-rewarded'
  | 'wallet-needed'
> | null> {
  const row = currentAt(context, quest);
  if (row?.state === 'CLAIMED') return null;
  if (row?.state !== 'CLAIMABLE') return refuse('nothing-to-claim', 'Nothing to claim yet.');
  const ready = await readyToTake(context, quest, connection, { address });
  if (ready instanceof Refusal) return ready;
  if (key !== undefined) row.claimKey = key;
  hand(context, quest, row, ready);
  noteConnection(context, quest, connection);
  return null;
}

/** Amounts the ledger wallet pays for a quest's rewards. */
export function duesOf({ world, guild }: MemberContext, { values }: QuestSpec): Due[] {
  const isPiece = (reward: QuestReward) => collectionOf(world, guild, reward) !== null;
  return [
    ...values.rewards.flatMap((reward) => dueOf(guild, reward) ?? []),
    // An NFT costs only the fee.
    ...values.rewards.filter(isPiece).map(() => ({ mint: null, amount: 0n })),
  ];
}

/** Amounts the member takes first from the same ledger wallet. */
export interface PlannedRewards {
  dues: readonly Due[];
  pieces: readonly Piece[];
}

interface Options {
  planned?: PlannedRewards;
  /** Linked wallet to pay to (base58); the default wallet if left out. */
  address?: string | undefined;
}
const NOTHING_PLANNED: PlannedRewards = { dues: [], pieces: [] };

/** Destination and NFTs for a quest's rewards, or the reason they can't be claimed now. */
export async function readyToTake(
  context: MemberContext,
  quest: QuestSpec,
  connection: string | null,
  { planned = NOTHING_PLANNED, address }: Options = {},
): Promise<
  | Given
  | Refusal<
      | 'all-claimed'
      | 'captcha-needed'
      | 'insufficient-funds'
      | 'ip-already-used'
      | 'no-nfts-left'
      | 'wallet-already-rewarded'
      | 'wallet-needed'
    >
> {
  const { world, guild, userId } = context;
  if (isFull(context, quest)) return refuse('all-claimed', 'Someone else claimed the last one.');
  const rewarded = rewardedWallet(context, quest);
  if (rewarded !== null) return refuse('wallet-already-rewarded', rewardedInWords(rewarded));
  const captcha = quest.values.needsCaptcha ? captchaResult(context) : null;
  if (captcha?.met === false)
    return refuse('captcha-needed', captcha.why ?? 'Pass the captcha first.');
  const shared = sharedConnection(context, quest, connection);
  if (shared) return shared;
  const dues = duesOf(context, quest);
  const wallet =
    address === undefined
      ? defaultWallet(world, userId)
      : walletsOf(world, userId).find((each) => each.address === address);
  if (dues.length > 0 && !wallet)
    return refuse('wallet-needed', 'Link a wallet first. Rewards go to your default wallet.');
  if (dues.length > 0 && !(await canPay(world, guild.id, [...planned.dues, ...dues])))
    return refuse(
      'insufficient-funds',
      'The server’s ledger wallet doesn’t hold enough right now. Your reward is kept. Try again later.',
    );
  const pieces = piecesFor(context, quest.values.rewards, planned.pieces);
  if (!pieces)
    return refuse(
      'no-nfts-left',
      'The server’s ledger wallet has no NFTs left right now. Your reward is kept. Try again later.',
    );
  return { address: wallet?.address ?? null, pieces };
}

/** A different NFT for each reward that gives one, by index of the reward; null where there are too few. */
function piecesFor(
  { world, guild }: MemberContext,
  rewards: readonly QuestReward[],
  planned: readonly Piece[],
): Map<number, Piece> | null {
  const pieces = new Map<number, Piece>();
  for (const [index, reward] of rewards.entries()) {
    const collection = collectionOf(world, guild, reward);
    if (collection === null) continue;
    const taken = [...planned, ...pieces.values()].filter(
      (each) => each.collection === collection,
    ).length;
    const piece = freePieces(world, guild.id, collection)[taken];
    if (!piece) return null;
    pieces.set(index, piece);
  }
  return pieces;
}

export interface Given {
  /** The linked wallet (base58) tokens and NFTs go to; null without one. */
  address: string | null;
  pieces: ReadonlyMap<number, Piece>;
}

function hand(context: MemberContext, quest: QuestSpec, row: SubmissionRow, given: Given): void {
  const { address, pieces } = given;
  const { world, guild, userId } = context;
  const at = world.clock.now();
  Object.assign(row, {
    state: 'CLAIMED',
    claimedAt: at,
    version: row.version + 1,
    rewards: quest.values.rewards.map((reward) => Object.assign({}, reward, { codes: [] })),
    rewardedAddress: address,
  });
  for (const [index, reward] of quest.values.rewards.entries()) {
    const { kind } = reward;
    if (kind === 'POINTS')
      world.db.points.push({
        id: nextId(world, 'pts'),
        at,
        serverId: guild.id,
        userId,
        module: TASK_TO_EARN,
        type: 'EARN',
        points: reward.points,
        label: quest.title,
        ref: row.id,
      });
    if (kind === 'ROLE') giveRoles(context, quest, reward.roles);
    if (kind === 'CODE') row.code ??= nextCode(context, quest, reward.codes);
    const piece = pieces.get(index) ?? null;
    const due = piece ? { mint: null, amount: 0n } : dueOf(guild, reward);
    if (due && address !== null)
      reserve(world, {
        serverId: guild.id,
        userId,
        address,
        ...due,
        piece,
        isWaiting: needsApproval(world, guild.id, due),
        label: `${piece ? pieceLabel(piece) : labelOf(guild, reward)} for “${quest.title}”`,
        ref: payoutRef(row, index),
      });
  }
  world.changed();
}

/** Gives the roles that the bot can give. */
function giveRoles(
  { world, guild, userId }: MemberContext,
  { id }: QuestSpec,
  roleIds: readonly string[],
) {
  const member = memberOf(world, guild.id, userId);
  if (!member) return;
  for (const roleId of rolesInReach(guild).keys())
    if (roleIds.includes(roleId))
      giveRole(member, { roleId, source: 'QUEST', because: id, at: world.clock.now() });
}

/** The first code that no member has. */
function nextCode(
  { world }: MemberContext,
  { id }: QuestSpec,
  codes: readonly string[],
): string | null {
  const given = new Set(
    world.db.submissions.filter(({ questId }) => questId === id).map(({ code }) => code),
  );
  return codes.find((code) => !given.has(code)) ?? null;
}
