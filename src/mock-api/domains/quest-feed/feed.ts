import { methods } from '@/features/earning/quests/quest';
import { sortOf } from '@/features/earning/quests/questAvailability';
import {
  ENDS_SOON,
  type feedGroups,
  type feedSorts,
} from '@/features/earning/quests/feed/questFeed';
import { resetAfter } from '@/features/earning/quests/recurrence';
import { byId } from '../../http/paging';
import { isoOrNull } from '../../store/clock';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import type { MemberContext } from '../conditions/conditions';
import type { GuildRow } from '../guilds/rows';
import { findCollection, findToken } from '../market/market';
import { settleHolderChecks } from '../holder-checks/settle';
import { memberOf } from '../members/members';
import { settleOrders } from '../orders/lifecycle';
import { locksOf, type CategorySpec } from '../quests/categories';
import { allQuestsOf, knownOrFirst, type QuestSpec } from '../quests/questOf';
import type { SubmissionRow } from '../quests/rows';
import { settleAll } from '../quests/settle';
import {
  availableAt,
  conditionsFor,
  currentAt,
  needsReview,
  takenOf,
  waitsUntil,
} from '../quests/submissions';
import { cardViewOf, serverView } from '../quests/views';
import { indexCaller } from './caller';

type FeedGroup = (typeof feedGroups)[number];

/** A quest in a user's feed, with the values for sorting. */
export interface FeedQuest {
  context: MemberContext;
  isMember: boolean;
  quest: QuestSpec;
  /** The current submission; undefined for non-members. */
  row: SubmissionRow | undefined;
  group: FeedGroup;
  /** Priority within the group: lower comes first. */
  haste: number;
}

/**
 * Priorities within a group: rewards to claim, returned submissions, started quests, quests that end soon, recurring
 * quests, quests with rewards without a review.
 */
const [CLAIM, CORRECT, CONTINUE, ENDING, ROUND, INSTANT, OTHER] = [0, 1, 2, 3, 4, 5, 6];
const order: Readonly<Record<FeedGroup, number>> = { NOW: 0, JOIN: 1, LATER: 2 };

/** A user's feed covers their servers and listed servers. */
const isFound = (world: World, guild: GuildRow, userId: string): boolean =>
  guild.botPresent && (guild.isListed || memberOf(world, guild.id, userId) !== undefined);

/**
 * The quests a user can do now or later, in the order of the feed. Everything due on their servers must be done before.
 */
export async function feedOf(world: World, user: UserRow): Promise<FeedQuest[]> {
  const indexOf = indexCaller(world, user.id);
  const found: FeedQuest[] = [];
  for (const guild of world.db.guilds.filter((each) => isFound(world, each, user.id))) {
    await settleOrders(world, guild.id);
    await settleHolderChecks(world, guild);
    const crowd = indexOf(guild);
    const isMember = crowd.memberOf(user.id) !== undefined;
    const context = { world, guild, userId: user.id, crowd };
    if (isMember) world.publish('memberVisited', { guild, userId: user.id });
    const { board, away } = isMember
      ? await settleAll(world, guild)
      : await allQuestsOf(world, guild);
    found.push(...placed({ ...context, isMember }, [...board, ...(isMember ? away : [])]));
  }
  return inOrder(found);
}

/** A server's quests that belong in the feed. Of quests no longer on the board, only those with rewards to claim. */
function placed(
  { isMember, ...context }: MemberContext & { isMember: boolean },
  quests: readonly QuestSpec[],
): FeedQuest[] {
  const locks = new Map<CategorySpec, ReturnType<typeof locksOf>>();
  const locksIn = (category: CategorySpec) => {
    const known = locks.get(category) ?? locksOf(context, category);
    locks.set(category, known);
    return known;
  };
  return quests.flatMap((quest) => {
    const row = isMember ? currentAt(context, quest) : undefined;
    if (quest.offBoard !== null && row?.state !== 'CLAIMABLE') return [];
    const ofCategory = quest.category ? locksIn(quest.category) : [];
    const place = { context, isMember, quest, row };
    const group = groupOf(place, ofCategory);
    return group === null ? [] : [{ ...place, group, haste: hasteOf(place) }];
  });
}

type Place = Pick<FeedQuest, 'context' | 'isMember' | 'quest' | 'row'>;

/** The group of a quest; null for one that is over or completed for good. */
function groupOf(
  { context, isMember, quest, row }: Place,
  ofCategory: ReturnType<typeof locksOf>,
): FeedGroup | null {
  const { recurrence } = quest.values;
  const now = context.world.clock.now();
  const again = availableAt(quest, row);
  const sort = sortOf(
    {
      status: quest.status,
      startsAt: isoOrNull(quest.startsAt),
      endsAt: isoOrNull(quest.endsAt),
      capacity: quest.capacity,
      taken: quest.capacity === null ? null : takenOf(context, quest.id),
      recurrence: isRecurring(recurrence) ? recurrence : 'ONCE',
      state: row?.state ?? 'NOT_STARTED',
      availableAt: isoOrNull(again),
      method: knownOrFirst(methods, quest.values.method),
      isOpen: conditionsFor(context, quest, ofCategory).isOpen,
    },
    now,
  );
  if (sort === 'ended' || (sort === 'done' && !isRecurring(recurrence))) return null;
  if (sort !== 'available') return 'LATER';
  if (row?.state === 'REJECTED' && again !== null && again > now) return 'LATER';
  if (waitsUntil(quest, row, now) !== null) return 'LATER';
  return isMember ? 'NOW' : 'JOIN';
}

const isRecurring = (recurrence: string) =>
  recurrence === 'DAILY' || recurrence === 'WEEKLY' || recurrence === 'MONTHLY';

function hasteOf({ context, quest, row }: Place): number {
  if (row?.state === 'CLAIMABLE') return CLAIM;
  if (row?.state === 'REJECTED') return CORRECT;
  if (row?.state === 'IN_PROGRESS') return CONTINUE;
  if (endsSoon(quest, context.world.clock.now())) return ENDING;
  if (isRecurring(quest.values.recurrence)) return ROUND;
  return needsReview(quest) ? OTHER : INSTANT;
}

export const endsSoon = ({ endsAt }: Pick<QuestSpec, 'endsAt'>, now: number): boolean =>
  endsAt !== null && endsAt > now && endsAt - now <= ENDS_SOON;

/**
 * By group and priority. Among equals, quests that end soon are sorted by their end; others by value, in SOL and then
 * in points. Remaining ties are broken by the end, the start and the id.
 */
const inOrder = (quests: readonly FeedQuest[]): FeedQuest[] =>
  quests.toSorted(
    (one, other) =>
      order[one.group] - order[other.group] ||
      one.haste - other.haste ||
      (one.haste === ENDING ? endOf(one) - endOf(other) : 0) ||
      worthOf(other) - worthOf(one) ||
      pointsOf(other) - pointsOf(one) ||
      endOf(one) - endOf(other) ||
      other.quest.begunAt - one.quest.begunAt ||
      byId(one.quest.id, other.quest.id),
  );
const LAST = Number.MAX_SAFE_INTEGER;
const endOf = ({ quest }: FeedQuest): number => quest.endsAt ?? LAST;

/** Approximate value of the tokens and NFTs in SOL; 0 without a market price. Good enough for sorting. */
const worthOf = ({ quest }: FeedQuest): number =>
  quest.values.rewards.reduce((sum, { kind, token, collection }) => {
    if (kind === 'NFT') return sum + Number(findCollection(collection)?.floorSol ?? 0);
    if (kind !== 'TOKEN') return sum;
    const price = token.currency === 'SOL' ? 1 : Number(findToken(token.mint)?.priceSol ?? 0);
    return sum + Number(token.amount) * price;
  }, 0);

const pointsOf = ({ quest }: FeedQuest): number =>
  quest.values.rewards.reduce((sum, { kind, points }) => sum + (kind === 'POINTS' ? points : 0), 0);
const sortKeys: Readonly<Record<(typeof feedSorts)[number], (each: FeedQuest) => number>> = {
  NEWEST: ({ quest }) => -quest.begunAt,
  ENDING: ({ quest }) => quest.endsAt ?? LAST,
  REWARD: (each) => -pointsOf(each),
};

/** The feed in another order within its groups; ties keep their order. */
export function sortFeed(
  quests: readonly FeedQuest[],
  sort: (typeof feedSorts)[number] | undefined,
): readonly FeedQuest[] {
  if (sort === undefined) return quests;
  const keyOf = sortKeys[sort];
  return quests.toSorted(
    (one, other) => order[one.group] - order[other.group] || keyOf(one) - keyOf(other),
  );
}

/** A quest of the feed as the API returns it. */
export function feedView({ context, isMember, quest, row, group }: FeedQuest) {
  const { world, guild } = context;
  const isWaiting = row?.state === 'CLAIMED';
  return {
    id: quest.id,
    server: serverView(guild),
    isMember,
    group,
    resetsAt: isoOrNull(isWaiting ? null : resetAfter(quest.values.recurrence, world.clock.now())),
    quest: cardViewOf(context, quest, row),
  };
}
