import * as endpoints from '@/features/server/memberships/endpoints';
import {
  defaultOrder,
  type ServerOrder,
  type ServerScope,
} from '@/features/server/memberships/membership';
import { searchMatcher } from '@/shared/text/searchable';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { settleHolderChecks } from '../holder-checks/settle';
import { pageOf } from '../../http/paging';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { standingOf } from '../point-balances/ranking';
import { serverOfMember } from '../members/boardOf';
import { runningSeasonOf } from '../leaderboards/seasonViews';
import { memberOf } from '../members/members';
import { settleOrders } from '../orders/lifecycle';
import { entriesOf } from '../point-balances/sums';
import { givingQuests, rewardSums } from '../discover/offers';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { recheck } from './recheck';
import type { ServerPinRow } from './rows';
import {
  aboutView,
  botStateOf,
  heldRoles,
  ownRoleViews,
  roleView,
  standingView,
  waitingOn,
} from './views';

/** Minimum time between two checks of a user's roles, ms. */
const RECHECK = 60_000;

const isPinned = ({ db }: World, serverId: string, userId: string) =>
  db.serverPins.some((row) => row.serverId === serverId && row.userId === userId);

const isIn = (world: World, user: UserRow, guild: GuildRow, scope: ServerScope) => {
  const isMember = memberOf(world, guild.id, user.id) !== undefined;
  return guild.botPresent && (scope === 'MINE' ? isMember : !isMember && guild.isListed);
};

type Card = Awaited<ReturnType<typeof cardOf>>;

/** A server's card, with the values for sorting the list. */
async function cardOf(world: World, user: UserRow, guild: GuildRow) {
  await settleOrders(world, guild.id);
  await settleHolderChecks(world, guild);
  const about = aboutView(world, guild, user.id);
  const asked = serverOfMember(world, user, guild.slug);
  const member = memberOf(world, guild.id, user.id);
  if (asked instanceof Refusal || !member) {
    return { view: { ...about, ...NOTHING, ...(await offerOf(world, guild)) }, activeAt: 0 };
  }
  const { points, rank, members } = standingOf(world, guild.id, user.id);
  const view = {
    ...about,
    roles: heldRoles(guild, member).map(({ role }) => roleView(role)),
    points,
    rank,
    ranked: members,
    ...(await waitingOn(asked)),
    isPinned: isPinned(world, guild.id, user.id),
    season: runningSeasonOf(world, guild.id, user.id),
  };
  return { view, activeAt: entriesOf(world, guild.id, user.id).at(-1)?.at ?? member.joinedAt };
}

/** Quests and rewards of a server, for a user who isn't a member. */
async function offerOf(world: World, guild: GuildRow) {
  const quests = await givingQuests(world, guild);
  return { openQuests: quests.length, rewards: rewardSums(guild, quests) };
}

const NOTHING = {
  roles: [],
  points: null,
  rank: null,
  ranked: null,
  claimable: null,
  isPinned: false,
  season: null,
};

const orders: Readonly<Record<ServerOrder, (one: Card, other: Card) => number>> = {
  recent: (one, other) => other.activeAt - one.activeAt,
  points: (one, other) => (other.view.points ?? 0) - (one.view.points ?? 0),
  // Servers without anything to earn come last.
  quests: (one, other) =>
    (other.view.openQuests ?? 0) - (one.view.openQuests ?? 0) ||
    Math.min(other.view.sections.length, 1) - Math.min(one.view.sections.length, 1) ||
    orders.members(one, other),
  members: (one, other) => other.view.members - one.view.members,
  name: (one, other) => one.view.server.name.localeCompare(other.view.server.name),
};

export const membershipRoutes = serve(endpoints, {
  listMemberships: async ({ world, user, query }) => {
    const { scope = 'MINE', section, has, search = '' } = query;
    const order = query.order ?? defaultOrder(scope);
    const found = (wanted: ServerScope) =>
      world.db.guilds.filter((guild) => isIn(world, user, guild, wanted));
    const cards: Card[] = [];
    for (const guild of found(scope)) cards.push(await cardOf(world, user, guild));
    const matches = searchMatcher(search);
    const shown = cards.filter(
      ({ view }) =>
        matches(view.server.name) &&
        (section === undefined || view.sections.some((each) => each === section)) &&
        (has === undefined || ((has === 'QUESTS' ? view.openQuests : view.claimable) ?? 0) > 0),
    );
    const sorted = shown.toSorted(
      (one, other) =>
        Number(other.view.isPinned) - Number(one.view.isPinned) ||
        orders[order](one, other) ||
        orders.name(one, other) ||
        one.view.server.id.localeCompare(other.view.server.id),
    );
    return done({
      ...pageOf(
        sorted.map(({ view }) => view),
        query,
      ),
      mine: found('MINE').length,
      discover: found('DISCOVER').length,
      readAt: iso(world.clock.now()),
    });
  },

  getServerPage: async ({ world, user, params: { slug } }) => {
    const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
    if (!guild) return refuse('server-not-found', 'Server not found.');
    await settleOrders(world, guild.id);
    const asked = serverOfMember(world, user, slug);
    const member = memberOf(world, guild.id, user.id);
    if (asked instanceof Refusal && !guild.isListed) return asked;
    const last = lastCheck(world, guild.id, user.id);
    return done({
      ...aboutView(world, guild, user.id),
      ...(member ? { openQuests: null } : await offerOf(world, guild)),
      bot: botStateOf(world, guild),
      standing: asked instanceof Refusal || !member ? null : await standingView(asked, member),
      roles: member ? ownRoleViews(world, guild, member) : [],
      isPinned: isPinned(world, guild.id, user.id),
      recheckAt: isoOrNull(last === null ? null : last + RECHECK),
      now: iso(world.clock.now()),
    });
  },

  pinServer: ({ world, user, params: { slug }, body }) => {
    const asked = serverOfMember(world, user, slug);
    if (asked instanceof Refusal) return asked;
    const { id } = asked.guild;
    const isIt = (row: ServerPinRow) => row.serverId === id && row.userId === user.id;
    if (!body.isPinned) world.db.serverPins = world.db.serverPins.filter((row) => !isIt(row));
    else if (!world.db.serverPins.some(isIt))
      world.db.serverPins.push({ serverId: id, userId: user.id, at: world.clock.now() });
    world.changed();
    return done(null, body.isPinned ? 'Pinned' : 'Unpinned');
  },

  recheckRoles: async ({ world, user, params: { slug } }) => {
    const asked = serverOfMember(world, user, slug);
    if (asked instanceof Refusal) return asked;
    const member = memberOf(world, asked.guild.id, user.id);
    if (!member) return refuse('not-a-member', 'Not a member of this server.');
    await settleOrders(world, asked.guild.id);
    if (botStateOf(world, asked.guild) === 'PAUSED')
      return refuse('package-expired', 'This server’s package has expired, so roles don’t change.');
    const now = world.clock.now();
    const last = lastCheck(world, asked.guild.id, user.id);
    if (last !== null && now < last + RECHECK)
      return refuse('too-many-requests', 'Your roles were just checked.', null, {
        'Retry-After': String(Math.ceil((last + RECHECK - now) / 1000)),
      });
    const found = await recheck(asked, member);
    world.db.roleChecks = [
      ...world.db.roleChecks.filter(
        (row) => row.serverId !== asked.guild.id || row.userId !== user.id,
      ),
      { serverId: asked.guild.id, userId: user.id, at: now },
    ];
    world.changed();
    return done({ ...found, retryAt: iso(now + RECHECK) }, 'Done.');
  },
});

const lastCheck = ({ db }: World, serverId: string, userId: string): number | null =>
  db.roleChecks.find((row) => row.serverId === serverId && row.userId === userId)?.at ?? null;
