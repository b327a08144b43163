import type { GuildRow } from '../guilds/rows';
import { giveRole } from '../members/members';
import type { MemberRow } from '../members/rows';
import { tell } from '../notifier/news';
import { nextId, type World } from '../../store/world';
import type { Entitlements } from './entitlements';
import type { HolderRule } from './holderRules';
import type { Plan } from './plan';
import { roleName } from './views';

/** A role that a rule gives or removes now. */
interface RoleChange {
  member: MemberRow;
  roleId: string;
  isGiven: boolean;
}

/**
 * Gives and removes the roles of a plan, and notes since when roles in their grace period are lost. Notifies members
 * and posts to the log channel if the rule says so.
 */
export function applyPlan(
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  rule: HolderRule,
  plan: Plan,
): void {
  const changes = changesOf(plan);
  const { gain, lose, waiting, regained, handed } = plan;
  for (const { member, roleIds } of gain)
    for (const roleId of roleIds)
      giveRole(member, { roleId, source: 'RULE', because: rule.id, at: entitlements.at });
  for (const role of regained) delete role.lostAt;
  for (const { role, to } of handed) {
    role.because = to.id;
    delete role.lostAt;
  }
  const isOfRule = ({ source, because }: MemberRow['roles'][number]) =>
    source === 'RULE' && because === rule.id;
  for (const { member, roleIds } of waiting)
    for (const role of member.roles)
      if (isOfRule(role) && roleIds.includes(role.roleId)) role.lostAt ??= entitlements.at;
  for (const { member, roleIds } of lose)
    member.roles = member.roles.filter((role) => !isOfRule(role) || !roleIds.includes(role.roleId));
  for (const change of changes) announce(world, guild, entitlements, rule, change);
  if (changes.length + waiting.length + regained.length + handed.length > 0) world.changed();
}

const changesOf = ({ gain, lose }: Plan): RoleChange[] =>
  [...gain, ...lose].flatMap((change) =>
    change.roleIds.map((roleId) => ({
      member: change.member,
      roleId,
      isGiven: gain.includes(change),
    })),
  );

/** Notifies the member, and queues the post of the log channel. */
function announce(
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  rule: HolderRule,
  { member: { userId }, roleId, isGiven }: RoleChange,
): void {
  const reason = reasonOf(entitlements, rule, userId, isGiven);
  if (rule.values.dmOnChange) {
    const role = roleName(guild, roleId);
    tell(world, userId, 'user', {
      event: 'ROLE',
      title: isGiven
        ? `You got the role ${role} on ${guild.name}`
        : `You lost the role ${role} on ${guild.name}`,
      text: reason,
      path: `/dashboard/server/${guild.slug}?tab=roles`,
      at: entitlements.at,
    });
  }
  if (rule.values.logChannelId !== '')
    world.db.roleLogs.push({
      id: nextId(world, 'rlg'),
      serverId: guild.id,
      ruleId: rule.id,
      userId,
      roleId,
      isGiven,
      at: entitlements.at,
      reason,
    });
}

/** Why a role was given or removed. It does not name holdings, because many may read a log channel. */
function reasonOf(
  entitlements: Entitlements,
  rule: HolderRule,
  userId: string,
  isGiven: boolean,
): string {
  const { conditions, above, qualifies } = entitlements.of(rule, userId);
  if (above) return `The rule “${above.name}” ranks higher and replaces “${rule.name}”.`;
  const wanted = conditions.filter(({ met }) => met === isGiven).map(({ label }) => label);
  if (isGiven) return `Meets the rule “${rule.name}”: ${wanted.join('; ')}.`;
  return qualifies === false
    ? `No longer meets the rule “${rule.name}”: ${wanted.join('; ')}.`
    : `The rule “${rule.name}” no longer gives this role.`;
}
