// The list of servers, and one server with its settings.

import { ago, changedText, data, record } from '../data.mjs';
import { canPost } from '../discord.mjs';
import { Failure } from '../http.mjs';
import { contains, ordered, pageOf } from '../lists.mjs';

const day = 24 * 60 * 60 * 1000;
const isHere = ({ leftAt }) => leftAt === null;

export const getBotInfo = () => ({ botName: 'Castle Bots', botIcon: null });

export function listServers({ user, query }) {
  const rows = data.servers
    .filter(
      ({ botPresent, guildOwner, team }) => guildOwner === user.id || (botPresent && team[user.id]),
    )
    .filter(({ guildName }) => contains(guildName, query.search ?? ''))
    .map((server) => ({
      id: server.botPresent ? server.id : null,
      guildId: server.guildId,
      guildName: server.guildName,
      guildIcon: server.guildIcon,
      memberCount: server.botPresent ? server.members.filter(isHere).length : 0,
      botPresent: server.botPresent,
      inviteUrl: server.botPresent
        ? null
        : `https://discord.com/oauth2/authorize?guild_id=${server.guildId}&scope=bot`,
      isOwner: server.guildOwner === user.id,
      access: server.botPresent ? (server.team[user.id] ?? []) : [],
      planName: 'Keep',
      planStatus: 'ENABLED',
      planExpiresAt: server.planExpiresAt,
    }));
  return pageOf(ordered(rows, query.sort ?? 'guildName', 'guildId'), query);
}

export function getServerDetails({ server, roles }) {
  const { id, guildName, guildId, guildIcon, channels, guildRoles } = server;
  const services = ['holderVerification', 'tokenPrice', 'chatToEarn', 'holdToEarn', 'tweetToEarn'];
  return {
    serverDetails: {
      id,
      guildName,
      guildId,
      guildIcon,
      guildRoles,
      guildChannels: channels,
      access: roles,
      subscription: { status: 'ENABLED', showSubscription: true, planName: 'Keep' },
      botServicesEnabled: Object.fromEntries(services.map((service) => [service, true])),
    },
  };
}

export function getServerStats({ server }) {
  const isRecent = (time) => time !== null && time > ago(day);
  const members = server.members;
  const dayOf = (index) => ago((29 - index) * day).slice(0, 10);
  const totalOn = (date) =>
    members.filter(
      ({ joinedAt, leftAt }) => joinedAt.slice(0, 10) <= date && !(leftAt?.slice(0, 10) <= date),
    );
  return {
    members: {
      total: members.filter(isHere).length,
      joined24h: members.filter(({ joinedAt }) => isRecent(joinedAt)).length,
      left24h: members.filter(({ leftAt }) => isRecent(leftAt)).length,
      series: [...Array(30).keys()].map((index) => ({
        day: dayOf(index),
        total: totalOn(dayOf(index)).length,
      })),
    },
    verifiedHolders: 0,
    linkedWallets: members.filter(({ hasWallet }) => hasWallet).length,
    alertsSent24h: 0,
    treasury: { address: null },
    firstVerificationAt: null,
    look: { accent: 0x3b82f6, footer: '', hasBranding: true },
    audit: server.auditLog
      .slice(-10)
      .toReversed()
      .map(({ at, actor, actorPicture, action, label }) => ({
        at,
        actor,
        actorPicture,
        action,
        label,
      })),
  };
}

export function getServerSettings({ server, user }) {
  return {
    ...server.settings,
    granted: ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS', 'ADD_REACTIONS', 'MANAGE_ROLES'],
    grantUrl: `https://discord.com/oauth2/authorize?guild_id=${server.guildId}&scope=bot`,
    access: Object.entries(server.team)
      .flatMap(([userId, roles]) => roles.map((role) => ({ role, userId })))
      .map(({ role, userId }) => ({
        id: `${userId}-${role}`,
        role,
        userId,
        roleId: null,
        name: data.users[userId].name,
        isFromDiscord: userId === server.guildOwner,
        isYou: userId === user.id,
      }))
      .sort((a, b) => b.isFromDiscord - a.isFromDiscord),
    dangerousRoles: [
      {
        roleId: '900000000000000202',
        name: 'Admins',
        dangers: ['Administrator'],
        isAllowed: false,
        allowedBy: null,
        allowedAt: null,
      },
    ],
  };
}

const labels = {
  language: 'Language',
  timeZone: 'Time zone',
  logChannelId: 'Log channel',
  isListed: 'List in Discover',
  inviteUrl: 'Invite link',
};

export function updateServerSettings(call) {
  const { server, user, body } = call;
  const { version, language, timeZone, logChannelId, isListed } = body;
  const invite = body.inviteUrl
    .trim()
    .match(/^(?:https:\/\/)?(?:www\.)?discord(?:app)?\.(?:gg|com\/invite)\/([\w-]+)\/?$/);
  const errors = [];
  const check = (path, isRight, message) => isRight || errors.push({ path, message });
  check('timeZone', isTimeZone(timeZone), 'This isn’t a time zone.');
  check(
    'logChannelId',
    !logChannelId || canPost(server, logChannelId),
    'The bot can’t post in this channel.',
  );
  check('inviteUrl', !body.inviteUrl || invite, 'This isn’t an invite link of Discord.');
  check('inviteUrl', !isListed || body.inviteUrl, 'Discover needs an invite link.');
  if (errors.length) throw new Failure(400, 'invalid-fields', { errors });
  if (version !== server.settings.version) throw new Failure(409, 'stale-version');

  const before = server.settings.general;
  const inviteUrl = invite ? `https://discord.gg/${invite[1]}` : '';
  const general = { language, timeZone, logChannelId, isListed, inviteUrl };
  server.settings = { general, version: version + 1 };
  const changed = Object.keys(general).filter((field) => general[field] !== before[field]);
  const changes = changed.map((field) =>
    changedText(labels[field], String(before[field]), String(general[field])),
  );
  record(server, user, 'server.settings', 'Changed the settings of the server', changes);
  return getServerSettings(call);
}

function isTimeZone(timeZone) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
