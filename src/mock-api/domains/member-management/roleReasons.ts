import questModule from '@/features/modules/definitions/quest/definition';
import roleMenus from '@/features/modules/definitions/reaction-roles/definition';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import welcome from '@/features/modules/definitions/welcome-message/definition';
import { utcText } from '@/shared/format/utcText';
import { holdersIn } from '../hold-to-earn/holdRoles';
import { runsOf } from '../hold-to-earn/holdRuns';
import { holdPrograms } from '../accrual-ledger/programs';
import { moduleRow, stored } from '../module-settings/modules';
import type { ModuleRow } from '../module-settings/rows';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import type { Entitlements } from '../holder-checks/entitlements';
import { rolesInReach } from '../guilds/rolesInReach';
import { nextCheckOf, takenAtOf } from '../holder-checks/mark';
import type { World } from '../../store/world';
import { questTitles } from './questTitles';
import type { HeldRole, MemberRow } from '../members/rows';

interface Looked {
  world: World;
  guild: GuildRow;
  entitlements: Entitlements;
  member: MemberRow;
}

/** The roles of a server that can be given to members: not @everyone, and no roles of integrations. */
const givable = ({ roles, guildId }: GuildRow) =>
  roles
    .filter(({ id, managed }) => id !== guildId && !managed)
    .toSorted((one, other) => other.position - one.position);

const OUT_OF_REACH = 'The bot can’t give this role, because its own role is below it.';
const BY_HAND = 'No module gives this role. Your team gives it, here or in Discord.';

/** Each role of a member with its origin. */
export const heldViews = (looked: Looked) =>
  looked.guild.roles
    .toSorted((one, other) => other.position - one.position)
    .flatMap(({ id, name, color }) => {
      const held = looked.member.roles.find(({ roleId }) => roleId === id);
      return held ? [{ id, name, color, how: originOf(looked, held), at: iso(held.at) }] : [];
    });

function originOf({ world, guild, entitlements }: Looked, held: HeldRole): string {
  const { source, because } = held;
  switch (source) {
    case 'HAND':
      return 'Given manually in Discord.';
    case 'CAPTCHA':
      return 'Given for passing the captcha.';
    case 'JOIN':
      return 'Given for joining, by Welcome message.';
    case 'TEAM':
      return 'Given by the team, in the dashboard.';
    case 'QUEST':
      return `The reward of ${questTitles(world, guild.id)(because ?? '')}.`;
    case 'SEASON': {
      const season = world.db.seasons.find(({ id }) => id === because);
      return season
        ? `Given as a prize in the season “${season.name}”.`
        : 'Given as a season prize.';
    }
    case 'RULE': {
      const rule = entitlements.rules.find(({ id }) => id === because);
      if (rule) {
        const until = takenAtOf(world, guild, rule, held);
        const kept = until === null ? '' : ` No longer met: kept until ${utcText(until)}.`;
        return `Given by the rule “${rule.name}”.${kept}`;
      }
      const program = holdPrograms(world, guild).find((each) => each.rule.id === because);
      return program
        ? `Given by the program “${program.name}” of Hold to earn.`
        : 'Given by a rule of a module.';
    }
  }
}

/** Each role that a member lacks, with the reason. */
export function missingViews(looked: Looked) {
  const { guild, member } = looked;
  const reach = rolesInReach(guild);
  return givable(guild)
    .filter(({ id }) => !member.roles.some(({ roleId }) => roleId === id))
    .map((role) => {
      const ways = [
        ...byRules(looked, role.id),
        ...byPrograms(looked, role.id),
        ...byQuests(looked, role.id),
        ...byModules(looked, role.id),
      ];
      const isReached = reach.has(role.id);
      const { id, name, color } = role;
      const reasons = ways.length > 0 ? ways : [BY_HAND];
      return { id, name, color, reasons: isReached ? reasons : [OUT_OF_REACH, ...reasons] };
    });
}

function byRules({ world, guild, entitlements, member }: Looked, roleId: string): string[] {
  return entitlements.rules
    .filter(({ values }) => values.rewardRoles.includes(roleId))
    .map((rule) => {
      const name = `The rule “${rule.name}”`;
      const nextCheck = nextCheckOf(world, guild, rule);
      if (nextCheck === null) return `${name} gives this role, but it’s off or not in the package.`;
      const { qualifies, above, conditions } = entitlements.of(rule, member.userId);
      if (above) return `${name}: “${above.name}” ranks higher and replaces it.`;
      if (qualifies === true)
        return `${name}: this member qualifies and gets the role at the next check, ${utcText(nextCheck)}.`;
      if (qualifies === null)
        return `${name} couldn’t be checked. Next check: ${utcText(nextCheck)}.`;
      const lacking = conditions.filter(({ met }) => met !== true);
      return `${name}: not met. ${lacking.map(({ label, why }) => [label, why].filter(Boolean).join(': ')).join(' ')}`;
    });
}

/** Hold to earn programs that give a role while a member holds. */
function byPrograms({ world, guild, member }: Looked, roleId: string): string[] {
  return holdPrograms(world, guild)
    .filter(({ values }) => values.rewardKind === 'ROLE' && values.rewardRoles.includes(roleId))
    .map(({ name: title, isOn, rule, endsAt }) => {
      const name = `The program “${title}” of Hold to earn`;
      if (!isOn) return `${name} gives this role, but is off.`;
      if (endsAt !== null && endsAt <= world.clock.now())
        return `${name} gave this role, but has ended.`;
      const last = runsOf(world, rule.id).findLast(({ gives }) => gives === 'ROLE');
      if (!last) return `${name} gives this role when its first period ends.`;
      return holdersIn(last).has(member.userId)
        ? `${name} gives this role at the end of the current period.`
        : `${name} gives this role. This member didn’t hold enough at the last check.`;
    });
}

function byQuests({ world, guild, member }: Looked, roleId: string): string[] {
  return world.db.modules
    .filter((row) => row.serverId === guild.id && row.slug === 'quest')
    .flatMap(({ enabled, rules }) =>
      rules
        .filter(({ values }) =>
          stored(questModule, values).rewards.some(
            ({ kind, roles }) => kind === 'ROLE' && roles.includes(roleId),
          ),
        )
        .map((rule) => ({ rule, isOn: enabled && rule.enabled })),
    )
    .map(({ rule, isOn: isQuestOn }) => {
      const name = `The quest “${stored(questModule, rule.values).name}”`;
      if (!isQuestOn) return `${name} gives this role, but is off.`;
      const tries = world.db.submissions.filter(
        (row) => row.questId === rule.id && row.userId === member.userId,
      );
      const last = tries.toSorted((one, other) => other.attempt - one.attempt)[0];
      if (!last) return `${name} gives this role. This member hasn’t started it.`;
      if (last.claimedAt !== null) return `${name} gave this role, but it was removed later.`;
      return `${name} gives this role. Status: ${standing[last.state] ?? 'not completed yet'}.`;
    });
}

const standing: Readonly<Record<string, string>> = {
  IN_PROGRESS: 'in progress',
  IN_REVIEW: 'in review',
  REJECTED: 'submission rejected',
  CLAIMABLE: 'completed, reward not claimed yet',
};

/** Modules that give roles for members' actions. */
function byModules({ world, guild, member }: Looked, roleId: string): string[] {
  const captchaRow = moduleRow(world, guild, captcha.slug);
  const welcomeRow = moduleRow(world, guild, welcome.slug);
  const menuRow = moduleRow(world, guild, roleMenus.slug);
  const off = ({ enabled }: ModuleRow) => (enabled ? '' : ' The module is off.');
  const ways: string[] = [];
  if (captcha.read(captchaRow.values ?? {}).verifiedRoles.includes(roleId))
    ways.push(`Members get it when they pass the captcha.${off(captchaRow)}`);
  if (welcome.read(welcomeRow.values ?? {}).autoRoles.includes(roleId))
    ways.push(`${newcomersGet(member, welcomeRow)}${off(welcomeRow)}`);
  for (const { enabled, values } of menuRow.rules) {
    const { name, mode, options, requireRoles } = roleMenus.read(values);
    // A menu with this mode takes roles and gives none.
    if (mode === 'REMOVE_ONLY' || !options.some(({ roles }) => roles.includes(roleId))) continue;
    ways.push(offered(guild, name, requireRoles, menuRow.enabled && enabled));
  }
  return ways;
}

/** A role menu that offers a role, and the roles required to use it. */
function offered(
  { roles }: GuildRow,
  name: string,
  requireRoles: readonly string[],
  isMenuOn: boolean,
): string {
  const menu = `the role menu “${name}”`;
  const needed = requireRoles.map(
    (id) => roles.find((role) => role.id === id)?.name ?? 'a deleted role',
  );
  if (!isMenuOn) return `It’s offered in ${menu}, which is off.`;
  return needed.length === 0
    ? `They can choose it in ${menu}.`
    : `Members with ${needed.join(' or ')} can choose it in ${menu}.`;
}

/** Why a member lacks a role that Welcome message gives new members. */
function newcomersGet(
  { joinedAt, hadFirstRoles }: MemberRow,
  { createdAt, updatedAt }: ModuleRow,
): string {
  const since = createdAt ?? updatedAt ?? 0;
  if (joinedAt <= since)
    return 'New members get this role. This member joined before that was set up.';
  return hadFirstRoles === true
    ? 'New members get this role. It was off or above the bot’s role when this member joined, or it was removed later.'
    : 'New members get this role some time after they join.';
}
