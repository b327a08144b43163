import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { byFields } from '../../http/paging';
import { amountText } from '../payouts/funds';
import { contactsForTeam } from '../profiles/view';
import { stateFor } from '../quest-reviews/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { indexMembers } from './memberIndex';
import { questTitles } from './questTitles';
import type { MemberRow } from '../members/rows';
import { memberView } from './view';

/** Number of newest entries returned. */
const NEWEST = 50;

/**
 * The member of a server with this username; otherwise the one who last had it. Members of other servers are not found.
 */
export function memberCalled(
  { db }: World,
  { id }: GuildRow,
  username: string,
): { member: MemberRow; renamedFrom: string | null } | null {
  const name = username.toLowerCase();
  const rowOf = (userId: string | undefined) =>
    db.members.find((row) => row.serverId === id && row.userId === userId);
  const called = rowOf(db.users.find((user) => user.username.toLowerCase() === name)?.id);
  if (called) return { member: called, renamedFrom: null };
  const earlier = db.renames
    .filter(({ from }) => from.toLowerCase() === name)
    .toSorted((one, other) => other.at - one.at)
    .find(({ userId }) => rowOf(userId) !== undefined);
  const renamed = rowOf(earlier?.userId);
  return renamed && earlier ? { member: renamed, renamedFrom: earlier.from } : null;
}

/** Everything the team sees about a member. */
export function detailOf(
  world: World,
  guild: GuildRow,
  user: UserRow,
  { member, renamedFrom }: { member: MemberRow; renamedFrom: string | null },
) {
  const { db } = world;
  const entry = indexMembers(world, guild, user.id).entries.find(({ row }) => row === member);
  if (!entry) throw new Error('A member is in the index of their server.');
  const { shows, wallets, socials } = contactsForTeam(world, member.userId);
  const titleOf = questTitles(world, guild.id);
  const isTheirs = (row: { serverId: string; userId: string }) =>
    row.serverId === guild.id && row.userId === member.userId;
  return {
    member: memberView(world, guild, entry, user.id),
    discordId: entry.user?.discordId ?? null,
    renamedFrom,
    showsWallets: shows.wallets,
    showsAccounts: shows.socials,
    wallets,
    accounts: socials,
    quests: db.submissions
      .filter(isTheirs)
      .toSorted(byFields('-startedAt', 'id'))
      .slice(0, NEWEST)
      .map((row) => ({
        id: row.id,
        questId: row.questId,
        title: titleOf(row.questId),
        state: stateFor(row),
        startedAt: iso(row.startedAt),
        claimedAt: isoOrNull(row.claimedAt),
      })),
    rewards: db.payouts
      .filter(isTheirs)
      .toSorted(byFields('-at', 'id'))
      .slice(0, NEWEST)
      .map(({ id, at, label, piece, mint, amount, status }) => ({
        id,
        at: iso(at),
        label,
        amount: piece ? '1 NFT' : amountText({ mint, amount: BigInt(amount) }),
        status,
      })),
  };
}
