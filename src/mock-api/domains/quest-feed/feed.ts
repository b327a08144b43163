import { methods } from '@/features/earning/quests/quest';
import { sortOf } from '@/features/earning/quests/questAvailability';
import {
  ENDS_SOON,
  type feedGroups,
  type feedSorts,
} from '@/features/earning/quests/feed/questFeed';
import { resetAfter } from '@/features/earning/quests/recurrence';
import { isoOrNull } from '../../store/clock';
import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import type { MemberContext } from '../conditions/conditions';
import type { GuildRow } from '../guilds/rows';
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

/** A quest in the feed of a person, with what orders it. */
export interface FeedQuest {
  context: MemberContext;
  isMember: boolean;
  quest: QuestSpec;
  /** The try that counts now; none where they aren't a member. */
  row: SubmissionRow | undefined;
  group: FeedGroup;
  /** Place within the group by what there is to do: the lower, the sooner. */
  haste: number;
}

/**
 * The order within a group: rewards to claim, what came back, what was begun, what ends soon, what comes round, what
 * gives its reward without a review.
 */
const [CLAIM, CORRECT, CONTINUE, ENDING, ROUND, INSTANT, OTHER] = [0, 1, 2, 3, 4, 5, 6];
const order: Readonly<Record<FeedGroup, number>> = { NOW: 0, JOIN: 1, LATER: 2 };

/** Where a person finds quests: servers they are on, and those that let themselves be found. */
const isFound = (world: World, guild: GuildRow, userId: string): boolean =>
  guild.botPresent && (guild.isListed || memberOf(world, guild.id, userId) !== undefined);

/** The quests a person can do now or later, in the order of the feed. What is due on their servers has happened. */
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

/** Those of a server that belong in the feed. Of quests on no board, only rewards that wait. */
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

/** The group of a quest; null for one that is over or done for good. */
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

/** By group and what there is to do; of those alike what ends first, then what began last. */
const inOrder = (quests: readonly FeedQuest[]): FeedQuest[] =>
  quests.toSorted(
    (one, other) =>
      order[one.group] - order[other.group] ||
      one.haste - other.haste ||
      (one.quest.endsAt ?? LAST) - (other.quest.endsAt ?? LAST) ||
      other.quest.begunAt - one.quest.begunAt,
  );
const LAST = Number.MAX_SAFE_INTEGER;

const pointsOf = ({ quest }: FeedQuest): number =>
  quest.values.rewards.reduce((sum, { kind, points }) => sum + (kind === 'POINTS' ? points : 0), 0);
const sortKeys: Readonly<Record<(typeof feedSorts)[number], (each: FeedQuest) => number>> = {
  NEWEST: ({ quest }) => -quest.begunAt,
  ENDING: ({ quest }) => quest.endsAt ?? LAST,
  REWARD: (each) => -pointsOf(each),
};

/** The feed in another order within its groups; quests that are alike keep their order. */
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

/** A quest of the feed as it is shown. */
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
