import { createReader } from '@/features/modules/engine/schema';
import { isWorking, ruleName, type Rule } from '@/features/modules/engine/moduleState';
import { reward } from '@/features/modules/common-fields/holderRule';
import type { Values } from '@/features/modules/common-fields/field';
import { plural } from '@/shared/text/language';
import { listed } from '@/shared/text/listed';

/** What all holder rules give, whatever they ask for. */
export const readReward = createReader(reward());

/** A rule that gives roles to holders. */
export interface RoleRule {
  id: string;
  name: string;
  roles: readonly string[];
  /** Whether it removes its roles from members who no longer qualify. */
  removes: boolean;
}

/** A role of a rule that other rules give as well. */
export interface SharedRole {
  roleId: string;
  others: readonly RoleRule[];
}

export const roleRule = (id: string, name: string, values: Values): RoleRule => {
  const { rewardRoles, removeWhenLost } = readReward(values);
  return { id, name, roles: rewardRoles, removes: removeWhenLost };
};

/** Rules of a module that change roles, or will once the module is turned on: `isOwn` for the module at hand. */
export const givingRules = (
  rules: readonly Rule[] | undefined,
  { state, isOwn }: { state: string | undefined; isOwn: boolean },
): RoleRule[] =>
  isOwn || isWorking(state ?? '')
    ? (rules ?? [])
        .filter(({ enabled }) => enabled)
        .map((rule) => roleRule(rule.id, ruleName(rule), rule.values))
    : [];

/** The roles of a rule that others give as well, in its order. */
export const sharedRolesOf = (
  { id, roles }: Pick<RoleRule, 'id' | 'roles'>,
  rules: readonly RoleRule[],
): SharedRole[] =>
  roles.flatMap((roleId) => {
    const others = rules.filter((rule) => rule.id !== id && rule.roles.includes(roleId));
    return others.length === 0 ? [] : [{ roleId, others }];
  });

/** When members lose a role of several rules: a rule hands it on to another one they qualify for. */
export function keptText({ removes }: RoleRule, { others }: SharedRole): string {
  if (!removes) return 'This rule never removes it.';
  const keeping = others.filter((rule) => !rule.removes).map(({ name }) => `“${name}”`);
  if (keeping.length > 0)
    return `${listed(keeping)} never ${plural(keeping.length, 'removes', 'remove')} it.`;
  return `Members keep it while they qualify for ${plural(others.length, 'either rule', 'any of these rules')}.`;
}
