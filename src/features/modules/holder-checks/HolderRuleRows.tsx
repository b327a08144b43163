import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { ruleName, type Rule } from '@/features/modules/engine/moduleState';
import type { RowExtras, RowsProps } from '@/features/modules/engine/pageTabs';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { listed } from '@/shared/text/listed';
import type { DataColumn } from '@/shared/ui/table/column';
import type { HolderModule } from './holderModules';
import { roleRule, sharedRolesOf, type RoleRule } from './sharedRoles';
import { useHolderRules } from './useHolderRules';

const NO_COLUMNS: RowExtras['columns'] = [];

/** The list of holder rules with the roles that other rules give as well. */
export function HolderRuleRows({
  module,
  serverId,
  rules,
  children,
}: RowsProps & { module: HolderModule }) {
  const giving = useHolderRules(serverId, module);
  const details = useSelector(selectServerDetails);
  const columns = useMemo(() => {
    const texts = new Map(
      rules.map((rule) => [rule.id, sharedText(rule, giving, details?.guildRoles ?? [])]),
    );
    return [...texts.values()].some((text) => text !== null) ? [columnOf(texts)] : NO_COLUMNS;
  }, [rules, giving, details]);
  return children({ columns, actions: () => [], dialogs: null });
}

const columnOf = (texts: ReadonlyMap<string, string | null>): DataColumn<Rule> => ({
  id: 'sharedRoles',
  header: 'Shared roles',
  value: ({ id }) => texts.get(id) ?? null,
  cell: ({ id }) => <bdi translate="no">{texts.get(id) ?? ''}</bdi>,
  isUnsortable: true,
});

/** "@Holder with “Dragons”"; null for a rule that shares none, and for one that is off. */
function sharedText(
  rule: Rule,
  giving: readonly RoleRule[],
  roles: readonly { id: string; name: string }[],
): string | null {
  if (!rule.enabled) return null;
  const own = roleRule(rule.id, ruleName(rule), rule.values);
  const parts = sharedRolesOf(own, giving).flatMap(({ roleId, others }) => {
    const name = roles.find(({ id }) => id === roleId)?.name;
    return name === undefined
      ? []
      : [`@${name} with ${listed(others.map((other) => `“${other.name}”`))}`];
  });
  return parts.length === 0 ? null : parts.join('; ');
}
