import { questsFor, readBoard } from '@/features/earning/quests/board/boardQuery';
import { questCardSchema } from '@/features/earning/quests/quest';
import { iso } from '../../store/clock';
import { standingOf } from '../point-balances/ranking';
import { walletsOf } from '../wallets/wallets';
import { tokenOf } from '../payouts/funds';
import { totalsOf } from '../point-balances/sums';
import { serverView } from '../quests/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { actionsOf } from './actions';
import { openOffers, type OpenOffer } from './openOffers';
import { serversOfMember, type MemberServer } from './memberServers';

const SHOWN = 6;
const FIRST = readBoard(new URLSearchParams());

/** What somebody has and can do now, over all their servers. */
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
    earnNow: earnNowOf(places),
    steps: {
      server: places.length > 0,
      wallet: walletsOf(world, user.id).length > 0,
      social: world.db.socials.some((row) => row.userId === user.id && row.state === 'LINKED'),
      quest: completed > 0,
    },
    now: iso(world.clock.now()),
  };
}

/** The best place; of two as good, the one among more people. */
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

/** What points could be claimed for at this moment, by token, over all servers. */
function claimableOf(offers: readonly OpenOffer[]) {
  const sums = new Map<string | null, bigint>();
  for (const { mint, worth } of offers) sums.set(mint, (sums.get(mint) ?? 0n) + worth);
  return [...sums].flatMap(([mint, amount]) => {
    const token = tokenOf(mint);
    return token ? [{ token, amount: amount.toString() }] : [];
  });
}

/** The quests that hurry most, of all servers: one of each in turn would hide what ends today. */
function earnNowOf(places: readonly MemberServer[]) {
  const found = places.flatMap(({ world, guild, board }) =>
    questsFor(
      board.map((card) => questCardSchema.parse(card)),
      FIRST,
      world.clock.now(),
    )
      .filter(({ state }) => state !== 'CLAIMABLE' && state !== 'APPROVED')
      .map(({ slug }) => ({ slug, guild, board })),
  );
  const cards = found.flatMap(({ slug, guild, board }) => {
    const quest = board.find((card) => card.slug === slug);
    return quest ? [{ server: serverView(guild), quest }] : [];
  });
  const end = (endsAt: string | null) => {
    const time = Date.parse(endsAt ?? '');
    return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
  };
  return cards
    .toSorted(
      (one, other) =>
        Number(other.quest.state === 'IN_PROGRESS') - Number(one.quest.state === 'IN_PROGRESS') ||
        end(one.quest.endsAt) - end(other.quest.endsAt),
    )
    .slice(0, SHOWN);
}
