import { NAMED } from '@/features/modules/holder-checks/holderCheck';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import type { MemberRow } from '../members/rows';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { Entitlements } from './entitlements';
import type { HolderRule } from './holderRules';
import { nextCheckOf } from './mark';
import type { Change, Plan } from './plan';

/** A member as the team sees them. */
export const holderView = (userId: string, user: UserRow | undefined) => ({
  id: userId,
  name: user?.displayName ?? FORMER_MEMBER,
  username: user?.username ?? null,
  picture: user?.avatar ?? null,
});

/** A role's name by its id. */
export const roleName = ({ roles }: GuildRow, id: string): string =>
  roles.find((role) => role.id === id)?.name ?? 'Deleted role';

/** A plan as the API returns it: the first entries of each list, and the totals. */
export function planView(
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  rule: HolderRule,
  plan: Plan,
) {
  const users = new Map(world.db.users.map((user) => [user.id, user]));
  const member = ({ userId }: MemberRow) => holderView(userId, users.get(userId));
  const change = ({ member: row, roleIds }: Change) => ({
    member: member(row),
    roles: roleIds.map((id) => roleName(guild, id)),
  });
  const { gain, lose, unknown } = plan;
  return {
    checked: plan.checked,
    qualify: plan.qualify,
    gain: gain.slice(0, NAMED).map(change),
    gainTotal: gain.length,
    lose: lose.slice(0, NAMED).map(change),
    loseTotal: lose.length,
    unknown: unknown.slice(0, NAMED).map(member),
    unknownTotal: unknown.length,
    reasons: uncheckedIn(entitlements, rule, unknown),
    outOfReach: plan.outOfReach.map((id) => roleName(guild, id)),
    graceHours: rule.values.removeWhenLost ? rule.values.graceHours : 0,
    nextCheckAt: isoOrNull(nextCheckOf(world, guild, rule)),
  };
}

/** Reasons why conditions could not be checked, without duplicates. */
export const uncheckedIn = (
  entitlements: Entitlements,
  rule: HolderRule,
  unknown: readonly MemberRow[],
): string[] => [
  ...new Set(
    unknown.flatMap(({ userId }) =>
      entitlements
        .of(rule, userId)
        .conditions.flatMap(({ met, why }) => (met === null && why !== null ? [why] : [])),
    ),
  ),
];
