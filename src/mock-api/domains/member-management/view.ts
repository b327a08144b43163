import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { standingIn } from '../point-balances/level';
import { contactsForTeam } from '../profiles/view';
import type { World } from '../../store/world';
import type { MemberEntry } from './memberIndex';

/** The roles somebody holds that are still there, in the server’s order from the top. */
export const roleViews = ({ roles }: GuildRow, ids: readonly string[]) =>
  roles
    .filter(({ id }) => ids.includes(id))
    .toSorted((one, other) => other.position - one.position)
    .map(({ id, name, color }) => ({ id, name, color }));

/** A member as the team sees them (decision 102): names and roles, and sums over rows of this server alone. */
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

/** The same for an export, with what the member shows. */
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
