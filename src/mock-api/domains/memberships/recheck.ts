import { checkMember } from '../holder-checks/memberCheck';
import type { Change } from '../holder-checks/plan';
import { roleName } from '../holder-checks/views';
import { iso } from '../../store/clock';
import { walletsOf } from '../wallets/wallets';
import type { MemberRow } from '../members/rows';
import type { MemberContext } from '../conditions/conditions';

/** Checks a member's own roles by the rules in force. A role is taken only after the rule's grace period. */
export async function recheck({ world, guild, userId }: MemberContext, member: MemberRow) {
  const plans = await checkMember(world, guild, member);
  const names = (changes: readonly Change[]) =>
    changes.flatMap(({ roleIds }) => roleIds.map((id) => roleName(guild, id)));
  return {
    gained: plans.flatMap(({ gain }) => names(gain)),
    lost: plans.flatMap(({ lose }) => names(lose)),
    kept: plans.flatMap(({ waiting }) =>
      waiting.flatMap(({ until, roleIds }) =>
        roleIds.map((id) => ({ id, name: roleName(guild, id), until: iso(until) })),
      ),
    ),
    unknown: plans.reduce((sum, { unknown }) => sum + unknown.length, 0),
    rules: plans.length,
    wallets: walletsOf(world, userId).length,
  };
}
