import { asItems, asText } from '@/features/modules/engine/shape';
import type { Values } from '@/features/modules/common-fields/field';
import type { Quest, Task } from '@/features/modules/definitions/quest/fields';
import { isTransfer } from '@/features/modules/definitions/quest/tasks';
import { hashOf } from '../../store/hashed';

/** A task of a quest, as its owner wrote it. */
export interface QuestTask extends Task {
  /** Made of its content: it stays the same when tasks are put in another order, or a secret is replaced. */
  id: string;
}

type Tasks = Pick<Quest, 'tasks'>;

/** Ids for tasks in their order; of several with the same text each has its own. */
function idsOf(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  return texts.map((text) => {
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    return `t${hashOf(text, String(before)).toString(36)}`;
  });
}

/**
 * A task without what isn't part of its id: the page for members, which is only where it is done, and what only a
 * transfer has. Tasks from before there were transfers keep their ids so.
 */
function ofId(task: Values): Values {
  const { page: _page, ...known } = task;
  if (isTransfer.holds(task)) return known;
  const { via: _via, sol: _sol, ...rest } = known;
  return rest;
}

// An empty text is what a task without a secret held when ids were first made.
const textOf = (task: Values) => JSON.stringify({ ...ofId(task), secret: '' });

/** Of stored quests, which are replaced when they are saved. Thousands of them are read for one list. */
const knownIds = new WeakMap<Values, string[]>();

function idsIn(saved: Values): string[] {
  const name: keyof Tasks = 'tasks';
  const ids = knownIds.get(saved) ?? idsOf(asItems(saved[name]).map(textOf));
  knownIds.set(saved, ids);
  return ids;
}

/**
 * The tasks of a quest, each with its id. Ids are public, and no secret is part of one.
 *
 * @param saved the quest as it is stored: ids are made of that, so a damaged task keeps the id members' work is under
 */
export function tasksOf({ tasks }: Tasks, saved: Values = { tasks }): QuestTask[] {
  const ids = idsIn(saved);
  return tasks.map((task, index) => ({ ...task, id: ids[index] ?? '' }));
}

/**
 * The ids the tasks had while a secret was a text among their values.
 *
 * @param stored as they were stored
 * @param whole the same with all that tasks hold now
 */
export const formerTaskIds = (stored: Tasks, whole: Tasks): string[] =>
  idsOf(
    whole.tasks.map((task, index) =>
      JSON.stringify({ ...ofId(task), secret: asText(stored.tasks[index]?.secret) }),
    ),
  );
