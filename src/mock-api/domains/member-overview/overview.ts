import { iso } from '../../store/clock';
import { standingOf } from '../point-balances/ranking';
import { walletsOf } from '../wallets/wallets';
import { tokenOf } from '../payouts/funds';
import { totalsOf } from '../point-balances/sums';
import { feedOf, feedView, type FeedQuest } from '../quest-feed/feed';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { actionsOf } from './actions';
import { openOffers, type OpenOffer } from './openOffers';
import { serversOfMember, type MemberServer } from './memberServers';

const SHOWN = 6;
/** Maximum number of quests on servers to join, shown if the user's own servers have fewer. */
const SUGGESTED = 3;

/** A user's totals and next actions, over all their servers. */
export async function overviewOf(world: World, user: UserRow) {
  const places = await serversOfMember(world, user);
  const ids = new Set(places.map(({ guild }) => guild.id));
  const lines = world.db.points.filter((row) => row.userId === user.id && ids.has(row.serverId));
  const { earned, lastWeek } = totalsOf(lines, world.clock.now());
  const offers = await openOffers(places);
  const tries = world.db.submissions.filter((row) => row.userId === user.id);
  const completed = tries.filter(({ claimedAt }) => claimedAt !== null).length;
  return {
    actions: actionsOf(world, user, places, offers),
    points: earned,
    lastWeek,
    completed,
    inReview: tries.filter(({ state }) => state === 'IN_REVIEW').length,
    best: bestOf(places),
    claimable: claimableOf(offers),
    earnNow: earnNowOf(await feedOf(world, user), completed > 0),
    steps: {
      server: places.length > 0,
      wallet: walletsOf(world, user.id).length > 0,
      social: world.db.socials.some((row) => row.userId === user.id && row.state === 'LINKED'),
      quest: completed > 0,
    },
    now: iso(world.clock.now()),
  };
}

/** The best all-time rank; of equal ranks the one among more members. */
function bestOf(places: readonly MemberServer[]) {
  const standings = places.flatMap(({ world, guild, userId }) => {
    const { rank, members } = standingOf(world, guild.id, userId);
    return rank === null ? [] : [{ rank, members, server: serverView(guild) }];
  });
  const [best = null] = standings.toSorted(
    (one, other) => one.rank - other.rank || other.members - one.members,
  );
  return best;
}

/** Claimable amounts by token, over all servers. */
function claimableOf(offers: readonly OpenOffer[]) {
  const sums = new Map<string | null, bigint>();
  for (const { mint, worth } of offers) sums.set(mint, (sums.get(mint) ?? 0n) + worth);
  return [...sums].flatMap(([mint, amount]) => {
    const token = tokenOf(mint);
    return token ? [{ token, amount: amount.toString() }] : [];
  });
}

/**
 * The first quests of the feed without claimable rewards, which are among the actions. For members who haven't
 * completed any, quests with the fewest tasks come first, as each may be their first.
 */
function earnNowOf(feed: readonly FeedQuest[], isExperienced: boolean) {
  const inGroup = (wanted: FeedQuest['group']) => {
    const found = feed.filter(({ group, row }) => group === wanted && row?.state !== 'CLAIMABLE');
    return eachOnce(isExperienced ? found : found.toSorted(byTasks));
  };
  const own = inGroup('NOW').slice(0, SHOWN);
  const others = inGroup('JOIN').slice(0, Math.max(0, SUGGESTED - own.length));
  return [...own, ...others].map((each) => {
    const { server, isMember, resetsAt, quest } = feedView(each);
    return { server, isMember, resetsAt, quest };
  });
}

/** Drops quests with a title that another server has too. */
function eachOnce(quests: readonly FeedQuest[]): FeedQuest[] {
  const titles = new Map<string, FeedQuest>();
  for (const each of quests) if (!titles.has(each.quest.title)) titles.set(each.quest.title, each);
  return [...titles.values()];
}

/** Started quests first, then those with fewer tasks. */
const byTasks = (one: FeedQuest, other: FeedQuest) =>
  Number(isBegun(other)) - Number(isBegun(one)) ||
  one.quest.tasks.length - other.quest.tasks.length;

const isBegun = ({ row }: FeedQuest) => row !== undefined;
