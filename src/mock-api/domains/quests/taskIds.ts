import { itemsAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { hashOf } from '../../store/hashed';

/** A task of a quest, as its owner wrote it. */
export interface Task {
  /** Made of its content: it stays the same when tasks are put in another order, or a secret is replaced. */
  id: string;
  kind: string;
  values: Values;
}

/** Ids for tasks in their order; of several with the same text each has its own. */
function idsOf(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    return `t${hashOf(text, String(before)).toString(36)}`;
  });
}

// An empty text is what a task without a secret held when ids were first made.
const textOf = (task: Values) => JSON.stringify({ ...task, secret: '' });

/** The tasks of a quest, each with its id. Ids are public, and no secret is part of one. */
export function tasksOf(values: Values): Task[] {
  const tasks = itemsAt(values, 'tasks');
  const ids = idsOf(tasks.map(textOf));
  return tasks.map((task, index) => ({
    id: ids[index] ?? '',
    kind: textAt(task, 'kind'),
    values: task,
  }));
}

/**
 * The ids the tasks had while a secret was a text among their values.
 *
 * @param values as they were stored
 * @param whole the same with all that tasks hold now
 */
export function formerTaskIds(values: Values, whole: Values): string[] {
  const stored = itemsAt(values, 'tasks');
  return idsOf(
    itemsAt(whole, 'tasks').map((task, index) =>
      JSON.stringify({ ...task, secret: textAt(stored[index] ?? {}, 'secret') }),
    ),
  );
}
