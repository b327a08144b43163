import { ruleName } from '@/features/modules/engine/moduleState';
import type { AuditRow } from '../domains/audit/rows';
import type { GuildRow } from '../domains/guilds/rows';
import type { ModuleRow } from '../domains/module-settings/rows';
import type { OrderRow } from '../domains/orders/rows';

/** What was done before today, as far as other rows tell of it; oldest first. */
export function seedAudit(
  guilds: readonly GuildRow[],
  modules: readonly ModuleRow[],
  orders: readonly OrderRow[],
): AuditRow[] {
  const ownerOf = (serverId: string) => guilds.find(({ id }) => id === serverId)?.ownerId ?? null;
  const saved = modules.map(({ serverId, slug, rules, updatedAt }) => ({
    at: updatedAt ?? 0,
    userId: ownerOf(serverId),
    action: `module.${slug}.${rules.length > 0 ? 'rule-saved' : 'saved'}`,
    target: serverId,
    serverId,
    ...subjectOf(rules),
  }));
  const enabled = orders.flatMap(({ id, userId, serverId, enabledAt }) =>
    enabledAt === null
      ? []
      : [{ at: enabledAt, userId, action: 'order.enabled', target: id, serverId }],
  );
  return [...saved, ...enabled]
    .toSorted((one, other) => one.at - other.at)
    .map((line, index) =>
      Object.assign(line, {
        id: `aud-seed-${String(index)}`,
        changes: [],
        undo: null,
        undoneAt: null,
      }),
    );
}

/** The rule that was changed last. */
function subjectOf(rules: ModuleRow['rules']): Pick<AuditRow, 'subject'> {
  const [last] = rules.toSorted((one, other) => other.updatedAt - one.updatedAt);
  return last ? { subject: ruleName(last) } : {};
}
