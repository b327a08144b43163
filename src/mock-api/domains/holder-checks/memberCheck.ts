import type { GuildRow } from '../guilds/rows';
import { memberOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import { entitlementReader, lamportsFor, entitlementsNow } from './entitlements';
import { applyPlan } from './applyPlan';
import { holderRules } from './holderRules';
import { planOf, type Plan } from './plan';
import { settleHolderChecks } from './settle';

/** Gives a member their roles by the rules in force, and takes those whose grace period is over. */
export async function checkMember(
  world: World,
  guild: GuildRow,
  member: MemberRow,
): Promise<Plan[]> {
  const rules = holderRules(world, guild);
  const entitlements = await entitlementsNow({ world, guild, userId: member.userId }, rules);
  return rules
    .filter(({ isOn }) => isOn)
    .map((rule) => {
      const plan = planOf(world, guild, entitlements, rule, { members: [member], waits: true });
      applyPlan(world, guild, entitlements, rule, plan);
      return plan;
    });
}

/** Carries out the checks due on each server a member is on: to be called before their wallets change. */
export async function settleChecksOf(world: World, userId: string): Promise<void> {
  for (const { guild } of membershipsOf(world, userId)) await settleHolderChecks(world, guild);
}

/** Checks a member on each server they are on: to be called after their wallets have changed. */
export async function checkEverywhere(world: World, userId: string): Promise<void> {
  for (const { guild, member } of membershipsOf(world, userId))
    await checkMember(world, guild, member);
}

/** Roles a member would lose without a wallet, by server. */
export async function rolesOnWallet(
  world: World,
  userId: string,
  address: string,
): Promise<{ guild: GuildRow; roleIds: string[] }[]> {
  const found: { guild: GuildRow; roleIds: string[] }[] = [];
  for (const { guild, member } of membershipsOf(world, userId)) {
    const rules = holderRules(world, guild).filter(({ isOn }) => isOn);
    if (member.roles.every(({ source }) => source !== 'RULE')) continue;
    const lamports = await lamportsFor({ world, guild, userId }, rules);
    const lost = (without: string) => {
      const entitlements = entitlementReader(world, guild, { lamports, without }).at(
        world.clock.now(),
        rules,
      );
      return rules.flatMap((rule) =>
        planOf(world, guild, entitlements, rule, { members: [member] }).lose.flatMap(
          ({ roleIds }) => roleIds,
        ),
      );
    };
    const already = new Set(lost(''));
    const roleIds = lost(address).filter((id) => !already.has(id));
    if (roleIds.length > 0) found.push({ guild, roleIds });
  }
  return found;
}

const membershipsOf = (world: World, userId: string) =>
  world.db.guilds.flatMap((guild) => {
    const member = guild.botPresent ? memberOf(world, guild.id, userId) : undefined;
    return member ? [{ guild, member }] : [];
  });
