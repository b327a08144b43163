import { isPublicKey } from '@/shared/solana/base58';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { memberOf, membersOf } from '../members/members';
import { usersCalled } from '../members/usersCalled';
import type { HeldRole, MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import { entitlementsNow, type Entitlements, type Entitlement } from './entitlements';
import type { HolderRule } from './holderRules';
import { rolesInReach } from '../guilds/rolesInReach';
import { nextCheckOf, takenAtOf } from './mark';
import { holderView, roleName } from './views';

const nobody = (message: string) => ({
  found: 'NOBODY' as const,
  message,
  member: null,
  roles: [],
  rules: [],
});

/**
 * Why a member has or lacks roles of holder rules. For an address it returns only what that address alone qualifies
 * for: its owner and their other wallets stay private (docs/product/earning-programs.md).
 */
export async function checkOf(
  world: World,
  guild: GuildRow,
  rules: readonly HolderRule[],
  of: string,
) {
  return isPublicKey(of) ? ofAddress(world, guild, rules, of) : ofMember(world, guild, rules, of);
}

/** An address linked only by members of other servers is reported like an unlinked one. */
async function ofAddress(
  world: World,
  guild: GuildRow,
  rules: readonly HolderRule[],
  address: string,
) {
  const isHere = world.db.linkedWallets.some(
    (row) => row.address === address && memberOf(world, guild.id, row.userId) !== undefined,
  );
  if (!isHere) return nobody('No member of this server has linked this wallet.');
  const entitlements = await entitlementsNow({ world, guild, address }, rules);
  return {
    found: 'WALLET' as const,
    message: 'What this wallet qualifies for on its own. Its owner stays private.',
    member: null,
    roles: [],
    rules: entitlements.rules.map((rule) =>
      ruleView({ world, guild, entitlements }, rule, entitlements.ofWallet(rule, address), null),
    ),
  };
}

async function ofMember(world: World, guild: GuildRow, rules: readonly HolderRule[], of: string) {
  const named = usersCalled(world, of);
  const member = membersOf(world, guild.id).find(({ userId }) =>
    named.some(({ id }) => id === userId),
  );
  if (!member)
    return nobody(
      /\.sol$/i.test(of)
        ? `No member of this server is called ${of}. To check a wallet, paste its address.`
        : 'Check the username. Only members of this server can be found.',
    );
  const entitlements = await entitlementsNow({ world, guild, userId: member.userId }, rules);
  const byRules = member.roles.filter(({ source }) => source === 'RULE');
  return {
    found: 'MEMBER' as const,
    message: null,
    member: holderView(
      member.userId,
      named.find(({ id }) => id === member.userId),
    ),
    roles: byRules.map(({ roleId, because }) => ({
      id: roleId,
      name: roleName(guild, roleId),
      rule: entitlements.rules.find(({ id }) => id === because)?.name ?? null,
    })),
    rules: rulesFor(world, guild, entitlements, member),
  };
}

/** The same for a member's own request: only active rules. */
export async function ownCheckOf(
  world: World,
  guild: GuildRow,
  rules: readonly HolderRule[],
  member: MemberRow,
) {
  const entitlements = await entitlementsNow({ world, guild, userId: member.userId }, rules);
  return entitlements.rules
    .filter(({ isOn }) => isOn)
    .map((rule) =>
      ruleView({ world, guild, entitlements }, rule, entitlements.of(rule, member.userId), member),
    );
}

/** Result of each rule for a member, including rules that are off, for the team. */
export const rulesFor = (
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  member: MemberRow,
) =>
  entitlements.rules.map((rule) =>
    ruleView({ world, guild, entitlements }, rule, entitlements.of(rule, member.userId), member),
  );

interface Looked {
  world: World;
  guild: GuildRow;
  entitlements: Entitlements;
}

function ruleView(
  { world, guild, entitlements }: Looked,
  rule: HolderRule,
  { conditions, qualifies, above }: Entitlement,
  member: MemberRow | null,
) {
  const reach = rolesInReach(guild);
  return {
    id: rule.id,
    module: rule.module,
    name: rule.name,
    description: rule.values.description || null,
    isOn: rule.isOn,
    nextCheckAt: isoOrNull(nextCheckOf(world, guild, rule)),
    match: rule.values.match,
    qualifies,
    note: above === null ? null : `The rule “${above.name}” ranks higher and replaces this one.`,
    roles: rule.values.rewardRoles.map((id) => {
      const held = member?.roles.find(({ roleId }) => roleId === id);
      const isReached = reach.has(id);
      return {
        id,
        name: roleName(guild, id),
        held: member === null ? null : held !== undefined,
        keptUntil: isoOrNull(held ? takenAtOf(world, guild, rule, held) : null),
        how: held
          ? originOf(entitlements, rule, held)
          : isReached
            ? null
            : 'The bot can’t give this role. Move the bot’s role above it in Discord.',
      };
    }),
    conditions,
  };
}

/** Origin of a role, in words. */
function originOf(
  { rules }: Entitlements,
  { id }: HolderRule,
  { source, because }: HeldRole,
): string {
  if (source === 'HAND') return 'Given manually in Discord.';
  if (source === 'CAPTCHA') return 'Given for passing the captcha.';
  if (source === 'JOIN') return 'Given for joining.';
  if (source === 'TEAM') return 'Given by the team.';
  if (source === 'QUEST') return 'Given as a quest reward.';
  if (source === 'SEASON') return 'Given as a season prize.';
  if (because === id) return 'Given by this rule.';
  const other = rules.find((rule) => rule.id === because);
  return other ? `Given by the rule “${other.name}”.` : 'Given by a deleted rule.';
}
