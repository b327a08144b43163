import type { CheckedRule } from './holderCheck';

/** A role and the rules that give it. */
export interface RoleRules {
  id: string;
  /** Null for a rule without readable roles. */
  role: string | null;
  rules: readonly GivingRule[];
}

interface GivingRule extends CheckedRule {
  /** The role as this rule has it. */
  given: CheckedRule['roles'][number] | null;
}

/** The rules of a server by the role they give, in the order of the rules. A rule of two roles is under both. */
export function rulesByRole(rules: readonly CheckedRule[]): RoleRules[] {
  const groups = new Map<string, RoleRules & { rules: GivingRule[] }>();
  const add = (id: string, rule: CheckedRule, given: GivingRule['given']) => {
    const group = groups.get(id) ?? { id, role: given?.name ?? null, rules: [] };
    group.rules.push({ ...rule, given });
    groups.set(id, group);
  };
  for (const rule of rules) {
    if (rule.roles.length === 0) add(`rule ${rule.id}`, rule, null);
    for (const role of rule.roles) add(role.id, rule, role);
  }
  return [...groups.values()];
}

/** Whether any of the rules is met; null if none is and some couldn't be checked. */
export function qualifiesByAny(rules: readonly Pick<CheckedRule, 'qualifies'>[]): boolean | null {
  if (rules.some(({ qualifies }) => qualifies === true)) return true;
  return rules.some(({ qualifies }) => qualifies === null) ? null : false;
}
