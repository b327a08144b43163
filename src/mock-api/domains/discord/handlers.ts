import * as endpoints from '@/features/server/discord/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { isoOrNull } from '../../store/clock';
import { rolesOf } from '../access/access';
import { membersOf } from '../members/members';
import { settleDeliveries } from '../post-history/settle';
import { enabledItems, enabledOrders, tierOf } from '../orders/held';
import { settleOrders } from '../orders/lifecycle';
import { byFields, pageOf, sortBy } from '../../http/paging';
import { servicesFrom } from '../packages/features';
import { serverStatsOf } from './serverStats';
import type { GuildRow } from '../guilds/rows';
import type { UserRow } from '../accounts/rows';
import { done } from '../../http/reply';
import { serve } from '../../http/serve';
import type { World } from '../../store/world';

/** The order with the largest enabled package; otherwise the one being verified, otherwise the latest. */
function leadingOrder(world: World, serverId: string) {
  const enabled = enabledOrders(world, serverId).sort(
    (one, other) => tierOf(world, other) - tierOf(world, one),
  )[0];
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  return (
    enabled ??
    orders.find((order) => order.status === 'VERIFYING') ??
    orders.sort((one, other) => other.createdAt - one.createdAt)[0]
  );
}

/** `serverDetails` of spec §3: services and subscription follow from the orders. */
function detailsOf(world: World, user: UserRow, guild: GuildRow) {
  const leading = leadingOrder(world, guild.id);
  return {
    id: guild.id,
    guildName: guild.name,
    guildId: guild.guildId,
    guildIcon: guild.icon,
    subscription: {
      status: leading?.status ?? null,
      showSubscription: leading?.status === 'ENABLED',
      ...(leading ? { planName: leading.package.name } : {}),
    },
    botServicesEnabled: servicesFrom(enabledItems(world, guild.id)),
    guildChannels: guild.channels.map((channel) => ({
      ...channel,
      isHidden: channel.isHidden === true,
      isSystem: channel.isSystem === true,
    })),
    guildRoles: guild.roles,
    access: rolesOf(world, user, guild),
  };
}

function managedView(world: World, user: UserRow, guild: GuildRow) {
  const leading = guild.botPresent ? leadingOrder(world, guild.id) : undefined;
  return {
    id: guild.botPresent ? guild.id : null,
    guildId: guild.guildId,
    guildName: guild.name,
    guildIcon: guild.icon,
    memberCount: membersOf(world, guild.id).length,
    botPresent: guild.botPresent,
    inviteUrl: guild.botPresent
      ? null
      : `https://discord.com/oauth2/authorize?client_id=${world.settings.clientId}&scope=bot&guild_id=${guild.guildId}`,
    isOwner: guild.ownerId === user.id,
    access: rolesOf(world, user, guild),
    planName: leading?.package.name ?? null,
    planStatus: leading?.status ?? null,
    planExpiresAt: leading ? isoOrNull(leading.expiresAt) : null,
  };
}

/** Servers the user manages in Discord, with or without the bot, and servers on which they were given a role. */
const isListedFor = (world: World, user: UserRow, guild: GuildRow) =>
  guild.managerIds.includes(user.id) ||
  (guild.botPresent && rolesOf(world, user, guild).length > 0);

export const discordRoutes = serve(endpoints, {
  getBotInfo: () => done({ botName: 'Castle Bots', botIcon: null }),

  getServerDetails: async ({ world, user, guild }) => {
    await settleOrders(world, guild.id);
    return done({ serverDetails: detailsOf(world, user, guild) });
  },

  getServerStats: async ({ world, guild }) => {
    await settleOrders(world, guild.id);
    await settleDeliveries(world, guild);
    return done(await serverStatsOf(world, guild));
  },

  listServers: async ({ world, user, query }) => {
    const mine = world.db.guilds.filter((guild) => isListedFor(world, user, guild));
    for (const guild of mine) await settleOrders(world, guild.id);
    const matches = searchMatcher(query.search ?? '');
    const rows = mine
      .filter((guild) => matches(guild.name))
      .map((guild) => managedView(world, user, guild))
      .toSorted(byFields('guildName', 'guildId'));
    return done(pageOf(query.sort === undefined ? rows : sortBy(rows, query), query));
  },
});
