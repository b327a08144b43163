import { asText } from '@/features/modules/engine/shape';
import { completeValues } from '@/features/modules/engine/schema';
import { isValues } from '@/features/modules/engine/paths';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { taskFields } from '@/features/modules/definitions/quest/taskFields';
import { destinationOf } from '@/features/modules/field-types/secret/secret';
import type { RuleUndo } from '../module-settings/rows';
import type { Db } from '../../store/db';
import { formerTaskIds, tasksOf } from '../quests/taskIds';
import type { RuleRow, SecretRow } from '../module-settings/rows';

const MODULE = 'quest';
/** A secret in the text of a list, which the audit log may have cut. */
const IN_LOG = /"secret":"(?:[^"\\]|\\.)+"?/g;

/**
 * Builds the table of secrets for a world that predates it. Secrets were texts among the values of quests, and part of
 * the ids of their tasks. Changes values, undo steps, the audit log and submissions in place.
 */
export function openingSecrets(
  db: Pick<Db, 'modules' | 'audit' | 'submissions' | 'keyedCalls'>,
): SecretRow[] {
  const secrets: SecretRow[] = [];
  /** The row of a secret. Undo steps and saved values share rows; two tasks never do. */
  const keep = (row: Omit<SecretRow, 'id'>, taken: Set<string>) => {
    const { serverId, value, destination } = row;
    const known = secrets.find(
      (each) =>
        !taken.has(each.id) &&
        each.serverId === serverId &&
        each.value === value &&
        each.destination === destination,
    );
    const kept = known ?? { id: `sec-old-${String(secrets.length + 1)}`, ...row };
    if (!known) secrets.push(kept);
    taken.add(kept.id);
    return { id: kept.id, destination };
  };
  const change = (serverId: string, rule: RuleRow) => {
    const tasks: unknown = rule.values['tasks'];
    if (!Array.isArray(tasks)) return;
    const taken = new Set<string>();
    const stored = tasks.map((task: unknown): unknown => {
      const value = isValues(task) ? task['secret'] : null;
      if (!isValues(task) || typeof value !== 'string') return task;
      if (value === '') return Object.assign({}, task, { secret: null });
      const destination = destinationOf(asText(task['link']));
      return Object.assign({}, task, { secret: keep({ serverId, value, destination }, taken) });
    });
    const before = rule.values;
    rule.values = { ...rule.values, tasks: stored };
    renameTasks(db, rule.id, before, rule.values);
  };
  for (const row of db.modules)
    if (row.slug === MODULE) for (const rule of row.rules) change(row.serverId, rule);
  for (const line of db.audit) {
    const { undo, serverId } = line;
    for (const step of ruleStepsOf(undo))
      if (step.rule && serverId !== null) change(serverId, step.rule);
    for (const row of line.changes) {
      row.before = row.before?.replaceAll(IN_LOG, '"secret":"Set"') ?? null;
      row.after = row.after?.replaceAll(IN_LOG, '"secret":"Set"') ?? null;
    }
  }
  // Stored requests and responses contain secrets too.
  for (const call of db.keyedCalls) {
    call.asked = call.asked.replaceAll(IN_LOG, '"secret":null');
    if (call.asked.includes(`/modules/${MODULE}/`))
      call.data = JSON.parse(JSON.stringify(call.data).replaceAll(IN_LOG, '"secret":null'));
  }
  return secrets;
}

function ruleStepsOf(undo: Db['audit'][number]['undo']): RuleUndo[] {
  const steps = undo?.kind === 'RULES' ? undo.steps : undo?.kind === 'RULE' ? [undo] : [];
  return steps.filter(({ slug }) => slug === MODULE);
}

const whole = (values: Values): Values => {
  const tasks: unknown = values['tasks'];
  const items: unknown[] = Array.isArray(tasks) ? tasks : [];
  return {
    tasks: items.map((task) => (isValues(task) ? completeValues(taskFields, task) : task)),
  };
};

/** Renames tasks in submissions, so that those for tasks with a secret are found by the new ids. */
function renameTasks(
  { submissions }: Pick<Db, 'submissions'>,
  questId: string,
  before: Values,
  after: Values,
) {
  const old = formerTaskIds(quest.read(before), quest.read(whole(before)));
  const now = tasksOf(quest.read(whole(after))).map(({ id }) => id);
  const names = old.flatMap((id, index): [string, string][] => {
    const name = now[index];
    return name === undefined || name === id ? [] : [[id, name]];
  });
  if (names.length === 0) return;
  for (const row of submissions.filter((each) => each.questId === questId))
    for (const [id, name] of names) {
      const task = row.tasks[id];
      if (!task) continue;
      const { [id]: _, ...others } = row.tasks;
      row.tasks = { ...others, [name]: task };
    }
}
