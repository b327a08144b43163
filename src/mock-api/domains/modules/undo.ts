import type { FieldError } from '@/shared/api/envelope';
import { loadModule } from '@/features/modules/engine/registry';
import type { RuleUndo } from '../module-settings/rows';
import { settleDeliveries } from '../post-history/settle';
import type { GuildRow } from '../guilds/rows';
import { refuse, type Refusal } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import {
  clashesOf,
  isUnlocked,
  moduleRow,
  readRule,
  ruleLimit,
  completed,
} from '../module-settings/modules';
import { listChanged } from './ruleHandlers';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { userOf } from '../module-settings/usesOf';

interface Asked {
  world: World;
  guild: GuildRow;
  user: UserRow;
}
type UndoObstacle = Refusal<
  | 'changed-since'
  | 'in-use'
  | 'no-longer-valid'
  | 'not-in-package-anymore'
  | 'package-limit-reached'
  | 'parent-deleted'
> | null;

export const changedSince = () =>
  refuse('changed-since', 'Can’t undo. Someone changed this again since.');

/** The restored values would break a rule that applies today. */
export const notValid = ([error]: readonly FieldError[]) =>
  error ? refuse('no-longer-valid', error.message) : changedSince();

/**
 * Undoes changes of rules, all of them or none. A deleted rule returns to its index with its own id, so that everything
 * recorded about it counts again.
 *
 * @returns why it cannot be done, or null
 */
export async function undoRules(asked: Asked, steps: readonly RuleUndo[]): Promise<UndoObstacle> {
  await settleDeliveries(asked.world, asked.guild);
  const slugs = [...new Set(steps.map(({ slug }) => slug))];
  const rows = slugs.map((slug) => moduleRow(asked.world, asked.guild, slug));
  const before = rows.map((row) => structuredClone(row.rules));
  for (const step of steps) {
    const why = await undoRule(asked, step);
    if (why === null) continue;
    for (const [index, row] of rows.entries()) row.rules = before[index] ?? [];
    return why;
  }
  for (const row of rows) listChanged(row);
  return null;
}

async function undoRule({ world, guild, user }: Asked, undo: RuleUndo): Promise<UndoObstacle> {
  const spec = await loadModule(undo.slug);
  const row = moduleRow(world, guild, undo.slug);
  const rule = row.rules.find(({ id }) => id === undo.ruleId);
  if (!spec || (rule?.version ?? null) !== undo.version) return changedSince();
  if (!isUnlocked(world, guild, spec.planItem))
    return refuse('not-in-package-anymore', `${spec.title} isn’t in your package anymore.`);
  const here: ModuleContext = { world, guild, user, spec, row };
  const again = { updatedAt: world.clock.now(), updatedBy: user.id };
  if (undo.rule === null) {
    const uses = await userOf(here, undo.ruleId);
    if (uses !== null) return refuse('in-use', `“${uses}” uses this. Change or delete it first.`);
    row.rules = row.rules.filter((each) => each !== rule);
    return null;
  }
  const version = Math.max(undo.rule.version, rule?.version ?? 0) + 1;
  const back: RuleRow = { ...structuredClone(undo.rule), ...again, version };
  if (!rule) return restoreRule(here, back, undo.after);
  const read = readRule(here, completed(spec, back.values), rule, back.values);
  if ('errors' in read) return notValid(read.errors);
  Object.assign(rule, back);
  return null;
}

/**
 * Restores a deleted rule after its former predecessor, unchanged: if one of its channels was deleted since, it needs
 * attention, like any existing rule.
 */
function restoreRule(
  here: ModuleContext,
  rule: RuleRow,
  after: string | null | undefined,
): UndoObstacle {
  const { world, guild, spec, row } = here;
  const limit = ruleLimit(world, guild);
  if (row.rules.length >= limit)
    return refuse(
      'package-limit-reached',
      `Your package allows up to ${String(limit)}. Upgrade to add more.`,
    );
  const [clash] = clashesOf(here, completed(spec, rule.values));
  if (clash) return refuse('no-longer-valid', clash.message);
  const { parent } = spec;
  const above = parent ? moduleRow(world, guild, parent.slug).rules : [];
  const owner = parent && rule.values[parent.field];
  if (owner !== undefined && owner !== '' && !above.some(({ id }) => id === owner))
    return refuse('parent-deleted', 'Its category was deleted too. Restore the category first.');
  const at = row.rules.findIndex(({ id }) => id === after) + 1;
  row.rules.splice(after === null || at > 0 ? at : row.rules.length, 0, rule);
  return null;
}
