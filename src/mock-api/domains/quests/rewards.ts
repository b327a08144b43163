import type { QuestReward } from '@/features/modules/definitions/quest/fields';
import { rewardKinds } from '@/features/earning/reward-moment/delivery';
import { parseUnits } from '@/shared/money/lamports';
import { counted } from '@/shared/text/language';
import type { GuildRow } from '../guilds/rows';
import { findCollection, findToken } from '../market/market';
import { tokenOf, type Due } from '../payouts/funds';
import { heldTokens } from '../payouts/ledgerKey';
import { freePieces, givesPieces } from '../payouts/pieces';
import { roleNames, type MemberContext } from '../conditions/conditions';
import type { World } from '../../store/world';
import { knownOrFirst, type QuestSpec } from './questOf';
import type { SubmissionRow } from './rows';

export const rewardsOf = ({ values }: QuestSpec) => values.rewards;

/** The payout of a reward from the ledger wallet; null where the wallet does not pay it, or the amount is not exact. */
export function dueOf(guild: GuildRow, { kind, token }: QuestReward): Due | null {
  if (kind !== 'TOKEN') return null;
  const mint = token.currency === 'SOL' ? null : token.mint;
  // The team sends tokens that are not in the ledger wallet.
  if (mint !== null && !heldTokens(guild.id).includes(mint)) return null;
  const units = tokenOf(mint);
  try {
    const amount = units ? parseUnits(token.amount, units) : 0n;
    return amount > 0n ? { mint, amount } : null;
  } catch {
    return null;
  }
}

/**
 * The collection of a reward's NFT from the ledger wallet; null for other kinds, and where the wallet does not pay it.
 */
export function collectionOf(
  world: World,
  guild: GuildRow,
  { kind, collection }: QuestReward,
): string | null {
  if (kind !== 'NFT') return null;
  // The team sends NFTs of collections that were never in the ledger wallet.
  return givesPieces(world, guild.id, collection) ? collection : null;
}

/** A reward of a quest in words. */
export function rewardView(
  { world, guild }: Pick<MemberContext, 'world' | 'guild'>,
  reward: QuestReward,
) {
  const kind = knownOrFirst(rewardKinds, reward.kind);
  const collection = collectionOf(world, guild, reward);
  // Other NFTs and tokens are not in the ledger wallets; the team sends them.
  const isGuaranteed =
    ['POINTS', 'ROLE', 'CODE'].includes(kind) ||
    dueOf(guild, reward) !== null ||
    collection !== null;
  const left = collection === null ? null : freePieces(world, guild.id, collection).length;
  return { kind, label: labelOf(guild, reward), isGuaranteed, left };
}

/** A reward as members read it. */
export function labelOf(guild: GuildRow, reward: QuestReward): string {
  const { kind, points, token } = reward;
  switch (kind) {
    case 'POINTS':
      return counted(points, 'point');
    case 'ROLE':
      return roleNames(guild, reward.roles).replaceAll(' or ', ' and ');
    case 'TOKEN': {
      const symbol = token.currency === 'SOL' ? 'SOL' : (findToken(token.mint)?.symbol ?? 'tokens');
      return `${token.amount} ${symbol}`;
    }
    case 'NFT': {
      const collection = findCollection(reward.collection);
      return collection ? `1 ${collection.name} NFT` : '1 NFT';
    }
    case 'CODE':
      return '1 code';
    default:
      return reward.other || 'Other reward';
  }
}

/** Reference of the payout for a reward of a claim. */
export const payoutRef = ({ id }: SubmissionRow, index: number) => `${id} ${String(index)}`;

/** The id of the submission that a reward's payout is for. */
export const submissionOf = ({ ref }: { ref: string }): string => ref.replace(/ \d+$/, '');
