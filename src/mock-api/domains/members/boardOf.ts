import { settleAccruals } from '../accruals/settle';
import { refuse, type Refusal } from '../../http/reply';
import type { Asked } from '../conditions/conditions';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { settleRoleChanges } from '../role-changes/settle';
import { memberOf } from './members';

/** A server by its name in addresses, for somebody who is on it; else the refusal. What is due on it is paid. */
export function serverOfMember(
  world: World,
  user: UserRow,
  slug: string,
): Asked | Refusal<403 | 404> {
  const guild = world.db.guilds.find((row) => row.slug === slug && row.botPresent);
  if (!guild) return refuse(404, 'There is no such server here.');
  if (!memberOf(world, guild.id, user.id))
    return refuse(403, 'You are not a member of this server.');
  settleRoleChanges(world, guild);
  settleAccruals(world, guild);
  return { world, guild, userId: user.id };
}
