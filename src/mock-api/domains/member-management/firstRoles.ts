import welcome from '@/features/modules/definitions/welcome-message/definition';
import { moduleRow } from '../module-settings/modules';
import { paidAt } from '../post-history/paid';
import type { GuildRow } from '../guilds/rows';
import { rolesInReach } from '../guilds/rolesInReach';
import { dangerOf } from '../guilds/dangerousRoles';
import type { World } from '../../store/world';
import { giveRole, membersOf } from '../members/members';

/**
 * Gives new members the first roles of Welcome message whose time has come, each member once. A role that the bot may
 * not give by now is left out. To be called before members are read, and before the settings change.
 */
export function settleFirstRoles(world: World, guild: GuildRow): void {
  const { enabled, values, createdAt, updatedAt } = moduleRow(world, guild, welcome.slug);
  if (values === null) return;
  const now = world.clock.now();
  const since = createdAt ?? updatedAt ?? now;
  const { autoRoles, delay: seconds } = welcome.read(values);
  const delay = seconds * 1000;
  const due = membersOf(world, guild.id).filter(
    (row) => row.hadFirstRoles !== true && row.joinedAt > since && row.joinedAt + delay <= now,
  );
  if (due.length === 0) return;
  const wanted = enabled ? givable(world, guild, autoRoles) : [];
  const isPaid = paidAt({ world, guild, spec: welcome });
  const bots = new Set(world.db.users.filter(({ isBot }) => isBot).map(({ id }) => id));
  for (const member of due) {
    const at = member.joinedAt + delay;
    member.hadFirstRoles = true;
    if (bots.has(member.userId) || isPaid(at) !== true) continue;
    for (const roleId of wanted) giveRole(member, { roleId, source: 'JOIN', because: null, at });
  }
  world.changed();
}

function givable(world: World, guild: GuildRow, roleIds: readonly string[]): string[] {
  const reach = rolesInReach(guild);
  return guild.roles
    .filter((role) => roleIds.includes(role.id) && reach.has(role.id))
    .filter((role) => dangerOf(world, guild, role) === null)
    .map(({ id }) => id);
}
