import { isoOrNull } from '../clock';
import { managedServer, manages } from './access';
import { enabledItems, enabledOrders, settleOrders } from '../orders/lifecycle';
import { pageOf, sortBy } from '../http/paging';
import { servicesFrom } from '../packages/features';
import type { GuildRow } from './rows';
import type { UserRow } from '../session/rows';
import { on, withSession, type Handle, type SignedIn } from '../http/endpoint';
import { ok } from '../http/envelope';
import type { World } from '../world';

/** The largest package in force comes first; without one, what is being verified, else the latest order. */
function leadingOrder(world: World, serverId: string) {
  const enabled = enabledOrders(world, serverId).sort((one, other) => other.tier - one.tier)[0];
  const orders = world.db.orders.filter((order) => order.serverId === serverId);
  return (
    enabled ??
    orders.find((order) => order.status === 'VERIFYING') ??
    orders.sort((one, other) => other.createdAt - one.createdAt)[0]
  );
}

/** `serverDetails` of spec §3: services and subscription follow from the orders. */
function detailsOf(world: World, guild: GuildRow) {
  const leading = leadingOrder(world, guild.id);
  return {
    id: guild.id,
    guildName: guild.name,
    guildId: guild.guildId,
    guildIcon: guild.icon,
    subscription: {
      status: leading?.status ?? null,
      showSubscription: leading?.status === 'ENABLED',
    },
    botServicesEnabled: servicesFrom(enabledItems(world, guild.id)),
    guildChannels: guild.channels,
    guildRoles: guild.roles,
  };
}

function managedView(world: World, user: UserRow, guild: GuildRow) {
  const leading = guild.botPresent ? leadingOrder(world, guild.id) : undefined;
  return {
    id: guild.botPresent ? guild.id : null,
    guildId: guild.guildId,
    guildName: guild.name,
    guildIcon: guild.icon,
    memberCount: guild.memberCount,
    botPresent: guild.botPresent,
    inviteUrl: guild.botPresent
      ? null
      : `https://discord.com/oauth2/authorize?client_id=${world.settings.clientId}&scope=bot&guild_id=${guild.guildId}`,
    isOwner: guild.ownerId === user.id,
    planName: leading?.package.name ?? null,
    planStatus: leading?.status ?? null,
    planExpiresAt: leading ? isoOrNull(leading.expiresAt) : null,
  };
}

const serverDetails: Handle<SignedIn> = async ({ world, user, params }) => {
  const guild = managedServer(world, user, params['id'] ?? '');
  if (guild instanceof Response) return guild;
  await settleOrders(world, guild.id);
  return ok({ serverDetails: detailsOf(world, guild) });
};

const servers: Handle<SignedIn> = async ({ world, user, url }) => {
  const mine = world.db.guilds.filter((guild) => manages(user, guild));
  for (const guild of mine) await settleOrders(world, guild.id);
  const search = (url.searchParams.get('search') ?? '').toLowerCase();
  const rows = mine
    .filter((guild) => guild.name.toLowerCase().includes(search))
    .map((guild) => managedView(world, user, guild));
  return ok(pageOf(sortBy(rows, url.searchParams), url.searchParams));
};

export const discordEndpoints = [
  on.get('/api/discord/bot-info', () => ok({ botName: 'Castle Bots', botIcon: null })),
  on.get('/api/discord/server-details/:id', withSession(serverDetails)),
  on.get('/api/discord/servers', withSession(servers)),
];
