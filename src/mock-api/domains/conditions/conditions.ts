import type { ConditionResult } from '@/features/earning/quests/quest';
import questModule from '@/features/modules/definitions/quest/definition';
import type { QuestCondition } from '@/features/modules/definitions/quest/fields';
import { counted } from '@/shared/text/language';
import { iso } from '../../store/clock';
import { MATCH_ANYONE } from '@/features/modules/field-types/match/field';
import type { GuildRow } from '../guilds/rows';
import { heldBy, isAtLeast } from '../holdings/holdings';
import { LINK_WALLET, walletsOf } from '../wallets/wallets';
import { findCollection } from '../market/market';
import { holdsRole, memberOf } from '../members/members';
import { stored } from '../module-settings/modules';
import type { World } from '../../store/world';
import type { CrowdIndex } from './crowdIndex';
import { followers, level, walletAge } from './memberConditions';

/** The user whose conditions are checked, and the server. */
export interface MemberContext {
  world: World;
  guild: GuildRow;
  userId: string;
  /** Set when many members are checked in one request. */
  crowd?: CrowdIndex;
}

type Outcome = Omit<ConditionResult, 'id'>;

/** Names of roles, without deleted ones. */
export const roleNames = ({ roles }: GuildRow, ids: readonly string[]): string =>
  roles
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(' or ') || 'a deleted role';

/** Whether the outcomes are enough: all of them, or one. True without conditions. */
export const isMet = (results: readonly Pick<ConditionResult, 'met'>[], match: number): boolean =>
  results.length === 0 ||
  (match === MATCH_ANYONE
    ? results.some(({ met }) => met === true)
    : results.every(({ met }) => met === true));

/** The same with three values: null where it depends on a condition that could not be checked. */
export function verdictOf(
  results: readonly Pick<ConditionResult, 'met'>[],
  match: number,
): boolean | null {
  const isAny = match === MATCH_ANYONE;
  if (isMet(results, match)) return true;
  const isOpen = isAny
    ? results.some(({ met }) => met === null)
    : results.every(({ met }) => met !== false);
  return isOpen ? null : false;
}

/** Each condition of a quest with its outcome for a user. */
export const conditionResults = (
  context: MemberContext,
  conditions: readonly QuestCondition[],
): ConditionResult[] =>
  conditions.map((condition, index) => {
    const outcome = outcomeOf(context, condition);
    return {
      id: `c${String(index + 1)}`,
      ...(condition.isNot ? turned(outcome, turnedLabel(context, condition)) : outcome),
    };
  });

const turned = (outcome: Outcome, label: string): Outcome => ({
  ...outcome,
  label,
  met: outcome.met === null ? null : !outcome.met,
  fix: null,
});

const plain = (label: string, met: boolean | null, rest: Partial<Outcome> = {}): Outcome => ({
  label,
  met,
  have: null,
  need: null,
  why: null,
  fix: null,
  ...rest,
});

function outcomeOf(context: MemberContext, condition: QuestCondition): Outcome {
  switch (condition.kind) {
    case 'ROLE':
      return roleOutcome(context, condition.roles);
    case 'QUEST_DONE':
      return quest(context, condition.questId, true);
    case 'QUEST_NOT_DONE':
      return quest(context, condition.questId, false);
    case 'DATE':
      return day(context, condition.day);
    case 'NFT_COUNT':
      return piecesOutcome(context, condition.collection, condition.least);
    case 'LEVEL':
      return level(context, condition.least);
    case 'FOLLOWERS':
      return followers(context, condition.least);
    case 'WALLET_AGE':
      return walletAge(context, condition.walletDays);
    default:
      return unknown('Unknown condition');
  }
}

/** Label of a negated condition. */
function turnedLabel({ world, guild }: MemberContext, condition: QuestCondition): string {
  const { kind, least } = condition;
  switch (kind) {
    case 'ROLE':
      return `Doesn’t have the role ${roleNames(guild, condition.roles)}`;
    case 'QUEST_DONE':
      return `Hasn’t completed ${questName(world, guild, condition.questId)}`;
    case 'QUEST_NOT_DONE':
      return `Completed ${questName(world, guild, condition.questId)}`;
    case 'DATE':
      return `Before ${condition.day}`;
    case 'NFT_COUNT':
      return `Holds fewer than ${counted(least, 'NFT')} from ${collectionName(condition.collection)}`;
    case 'LEVEL':
      return `Below level ${String(least)}`;
    case 'FOLLOWERS':
      return `Fewer than ${counted(least, 'follower')} on X`;
    case 'WALLET_AGE':
      return `Linked wallet less than ${counted(condition.walletDays, 'day')} old`;
    default:
      return 'Unknown condition';
  }
}

const ruleOfQuest = (world: World, guild: GuildRow, questId: string) =>
  world.db.modules
    .filter(({ serverId, slug }) => serverId === guild.id && slug === 'quest')
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === questId);

function questName(world: World, guild: GuildRow, questId: string): string {
  const rule = ruleOfQuest(world, guild, questId);
  return rule ? `“${stored(questModule, rule.values).name}”` : 'a deleted quest';
}

const collectionName = (collection: string) => findCollection(collection)?.name ?? 'a collection';

/** A condition that cannot be checked yet. It is not met, and says that this is not the member's fault. */
const unknown = (label: string): Outcome =>
  plain(label, null, { why: 'We couldn’t check this. Try again later.' });

/** Whether a member has any of these roles. */
export function roleOutcome(
  { world, guild, userId, crowd }: MemberContext,
  ids: readonly string[],
): Outcome {
  const member = crowd ? crowd.memberOf(userId) : memberOf(world, guild.id, userId);
  const met = member !== undefined && ids.some((id) => holdsRole(member, id));
  return plain(`Has the role ${roleNames(guild, ids)}`, met, {
    why: met ? null : 'You don’t have this role on this server.',
  });
}

function quest(
  { world, guild, userId, crowd }: MemberContext,
  questId: string,
  isWanted: boolean,
): Outcome {
  const isDone = crowd
    ? crowd.hasDone(userId, questId)
    : world.db.submissions.some(
        (row) => row.questId === questId && row.userId === userId && row.claimedAt !== null,
      );
  const name = questName(world, guild, questId);
  const label = isWanted ? `Completed ${name}` : `Hasn’t completed ${name}`;
  return plain(label, isDone === isWanted);
}

const day = ({ world }: MemberContext, first: string): Outcome =>
  plain(`From ${first} on`, iso(world.clock.now()).slice(0, 10) >= first);

/** Whether a member's linked wallets hold at least this many NFTs of a collection. */
export function piecesOutcome(
  { world, userId, crowd }: MemberContext,
  collection: string,
  least: number,
): Outcome {
  const label = `Holds ${counted(least, 'NFT')} from ${collectionName(collection)}`;
  const need = String(least);
  const wallets = crowd ? crowd.walletsOf(userId) : walletsOf(world, userId);
  if (wallets.length === 0)
    return plain(label, false, { need, have: '0', why: 'No linked wallets', fix: LINK_WALLET });
  const have = crowd ? crowd.heldBy(userId, collection) : heldBy(world, userId, collection);
  const met = isAtLeast(have, need);
  return plain(label, met, { have, need, why: met ? null : `Your linked wallets hold ${have}.` });
}
