import { openBook } from '../holder-checks/book';
import { holderRules } from '../holder-checks/holderRules';
import { carryOut, planOf, type Change } from '../holder-checks/plan';
import { roleName } from '../holder-checks/views';
import { walletsOf } from '../linked-wallets/wallets';
import type { MemberRow } from '../members/rows';
import type { Asked } from '../rules/conditions';

/** Gives and takes somebody's roles by the rules in force, as a run of each would; nobody else is looked at. */
export async function recheck({ world, guild, userId }: Asked, member: MemberRow) {
  const rules = (await holderRules(world, guild)).filter(({ isOn }) => isOn);
  const book = await openBook({ world, guild, userId }, await holderRules(world, guild));
  const names = (changes: readonly Change[]) =>
    changes.flatMap(({ roleIds }) => roleIds.map((id) => roleName(guild, id)));
  const gained: string[] = [];
  const lost: string[] = [];
  let unknown = 0;
  for (const rule of rules) {
    const plan = planOf(world, guild, book, rule, [member]);
    gained.push(...names(plan.gain));
    lost.push(...names(plan.lose));
    unknown += plan.unknown.length;
    carryOut(world, plan, rule);
  }
  return {
    gained,
    lost,
    unknown,
    rules: rules.length,
    wallets: walletsOf(world, userId).length,
  };
}
