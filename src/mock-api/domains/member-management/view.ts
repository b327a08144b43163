import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { standingIn } from '../point-balances/level';
import { contactsForTeam } from '../profiles/view';
import type { World } from '../../store/world';
import type { MemberEntry } from './memberIndex';

/** A member's roles that still exist, highest first. */
export const roleViews = ({ roles }: GuildRow, ids: readonly string[]) =>
  roles
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => other.position - one.position)
    .map(({ id, name, color }) => ({ id, name, color }));

/** A member as the team sees them (docs/product/servers.md): names, roles, and sums over rows of this server only. */
export function memberView(world: World, guild: GuildRow, entry: MemberEntry, me: string) {
  const { row, user } = entry;
  return {
    id: row.userId,
    name: entry.name,
    username: user?.username ?? null,
    picture: user?.avatar ?? null,
    isHidden: entry.isHidden,
    isMe: row.userId === me,
    roles: roleViews(
      guild,
      row.roles.map(({ roleId }) => roleId),
    ),
    isVerified: entry.isVerified,
    hasWallet: entry.hasWallet,
    holdings: entry.holdings,
    joinedAt: iso(row.joinedAt),
    leftAt: isoOrNull(row.leftAt),
    lastActiveAt: isoOrNull(entry.lastActiveAt),
    messages: entry.messages,
    points: entry.points,
    level: standingIn({ world, guild, userId: row.userId }, entry.xp).level,
    quests: entry.quests,
    flags: entry.flags,
  };
}

/** The same for an export, with the contacts that the member shows to teams. */
export function exportedView(world: World, guild: GuildRow, entry: MemberEntry, me: string) {
  const { wallets, socials } = contactsForTeam(world, entry.row.userId);
  const on = (wanted: string) =>
    socials.find(({ platform }) => platform === wanted)?.handle ?? null;
  return {
    ...memberView(world, guild, entry, me),
    discordId: entry.user?.discordId ?? null,
    wallets,
    x: on('X'),
    telegram: on('Telegram'),
  };
}
