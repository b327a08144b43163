import type { ServerDetails } from './guild';
import { canPost, isOfKind, type ChannelKind } from './pickers/channels';
import { whyNotAssignable } from './pickers/roles';

type Server = Pick<ServerDetails, 'guildId' | 'guildChannels' | 'guildRoles'>;

/** Usual names of channels by need, best first; `team` channels are hidden from @everyone. */
const channelNames = {
  welcome: ['welcome', 'arrivals', 'lobby', 'entrance', 'joins', 'start here'],
  goodbye: ['goodbye', 'departures', 'leaves', 'welcome', 'arrivals', 'lobby'],
  general: ['general', 'general chat', 'chat', 'lounge', 'main', 'community'],
  gm: ['gm', 'good morning', 'general', 'general chat', 'chat', 'lounge'],
  announcements: ['announcements', 'announcement', 'news', 'updates'],
  rules: ['rules', 'server rules', 'guidelines', 'start here', 'info', 'welcome'],
  links: ['official links', 'links', 'important links', 'info', 'start here', 'announcements'],
  verify: ['verify', 'verification', 'get verified', 'holder verification', 'start here'],
  support: ['support', 'tickets', 'open a ticket', 'help', 'help desk', 'contact'],
  roles: ['roles', 'get roles', 'self roles', 'pick your roles', 'reaction roles'],
  sales: ['sales', 'nft sales', 'sales feed', 'sales bot'],
  listings: ['listings', 'nft listings', 'listing feed'],
  rewards: ['rewards', 'earn', 'earnings', 'payouts', 'leaderboard'],
  trades: ['trades', 'buys', 'buy alerts', 'trading', 'token'],
  mints: ['mints', 'mint', 'live mint', 'minting'],
  invites: ['invites', 'invite tracker', 'invite log', 'arrivals'],
  games: ['games', 'game results', 'casino', 'play', 'minigames'],
  raids: ['raids', 'raid', 'x raids', 'twitter', 'tweets', 'engage'],
  staff: ['mod log', 'mod logs', 'logs', 'log', 'audit log', 'staff', 'team', 'team chat', 'mods'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const roleNames = {
  verified: ['verified', 'human', 'member', 'members'],
  holder: ['holder', 'holders', 'verified holder', 'nft holder'],
  whale: ['whale', 'whales'],
  diamond: ['diamond hands', 'diamond hand', 'diamond'],
  member: ['member', 'members', 'verified'],
  team: ['support', 'support team', 'helper', 'moderator', 'mod', 'moderators', 'staff', 'team'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ChannelNeed = keyof typeof channelNames;
export type RoleNeed = keyof typeof roleNames;
/** The purpose of a channel or role. */
export type Need = ChannelNeed | RoleNeed;

/** Names without the decorations servers add: "👋│welcome-room" is "welcome room". */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** The candidate whose name fits best: an exact match first, then one that begins or ends with the name. */
function fitting<T extends { name: string }>(
  candidates: readonly T[],
  names: readonly string[],
): T | undefined {
  const named = candidates.map((candidate) => ({ candidate, name: plain(candidate.name) }));
  const find = (fits: (name: string, wanted: string) => boolean) =>
    names.flatMap((wanted) => named.find(({ name }) => fits(name, wanted)) ?? [])[0]?.candidate;
  return (
    find((name, wanted) => name === wanted) ??
    find((name, wanted) => name.startsWith(`${wanted} `) || name.endsWith(` ${wanted}`))
  );
}

interface ChannelWish {
  kinds: readonly ChannelKind[];
  /** The channel is only linked to: the bot need not post there. */
  isLink?: boolean;
}

/**
 * The channel of a server that fits a need by name and kind; undefined if none does. A channel for the team is never
 * one that everyone can see, and a channel for members is never hidden from them.
 */
export function suggestedChannel(
  { guildChannels }: Pick<Server, 'guildChannels'>,
  need: ChannelNeed,
  { kinds, isLink = false }: ChannelWish,
) {
  const candidates = guildChannels.filter(
    (channel) =>
      isOfKind(channel, kinds) &&
      (isLink || canPost(channel)) &&
      (need === 'staff' ? channel.isHidden !== false : channel.isHidden !== true),
  );
  // If the server doesn't say which channels are hidden, only names are matched.
  const hidden = candidates.filter(({ isHidden }) => isHidden === true);
  const named = fitting(
    need === 'staff' && hidden.length > 0 ? hidden : candidates,
    channelNames[need],
  );
  if (named || need !== 'welcome') return named;
  return (
    candidates.find(({ isSystem }) => isSystem === true) ??
    fitting(candidates, channelNames.general)
  );
}

/** The role of a server that fits a need by name, and may be given if `use` requires it; undefined if none does. */
export function suggestedRole(server: Server, need: RoleNeed, use: 'give' | 'mention') {
  const candidates = server.guildRoles.filter(
    (role) =>
      role.id !== server.guildId &&
      !role.managed &&
      (use === 'mention' || whyNotAssignable(role, server) === null),
  );
  return fitting(candidates, roleNames[need]);
}

export const isChannelNeed = (need: Need): need is ChannelNeed => Object.hasOwn(channelNames, need);
