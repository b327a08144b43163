import { useEffect, useRef, useState, type Ref } from 'react';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest, QuestTask } from '../quest';
import { isReady } from './ctaOf';
import { useOpenQuest } from './questContext';
import { TaskStep } from './TaskStep';

interface TaskStepsProps {
  /** The list, which takes the focus of who tries again. */
  listRef: Ref<HTMLOListElement>;
}

/** The first task that is left to do; null where none is, or nothing can be done. */
export const currentTask = ({ tasks }: Pick<Quest, 'tasks'>): QuestTask | null =>
  tasks.find((task) => !isReady(task)) ?? null;

/**
 * The tasks of a quest as steps: what is done is folded, the next one is open, and the others can be opened. Someone who
 * has done one stands before the next.
 */
export function TaskSteps({ listRef }: TaskStepsProps) {
  const { quest, isOpen } = useOpenQuest();
  const { tasks, leftOut } = quest;
  const current = currentTask(quest)?.id ?? null;
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { list, noteFocus } = useNextStep(current);
  const isWhole = !isLeftOut(leftOut, 'task');
  const isUnfolded = (task: QuestTask) =>
    toggled.get(keyOf(task)) ??
    (!quest.isMember || task.id === current || task.state === 'REJECTED' || tasks.length === 1);
  return (
    <section aria-label="Tasks">
      <h2>Tasks</h2>
      {tasks.length === 0 && isWhole ? <p>This quest has no tasks.</p> : null}
      <ol
        ref={(element) => {
          list.current = element;
          if (typeof listRef === 'function') listRef(element);
          else if (listRef !== null) listRef.current = element;
        }}
        className="task-steps"
        tabIndex={-1}
        aria-label="Tasks"
        onFocus={noteFocus}
      >
        {tasks.map((task, index) => (
          <TaskStep
            key={task.id}
            task={task}
            number={index + 1}
            isCurrent={isOpen && task.id === current}
            isUnfolded={isUnfolded(task)}
            onToggle={() =>
              setToggled((before) => new Map(before).set(keyOf(task), !isUnfolded(task)))
            }
          />
        ))}
      </ol>
    </section>
  );
}

/** A task that became ready folds, whatever was chosen before. */
const keyOf = (task: QuestTask) => `${task.id} ${isReady(task) ? 'ready' : 'open'}`;

/**
 * Leads on: when the task someone was at is done, the focus goes to the next one.
 *
 * @param current id of the first task that is left
 */
function useNextStep(current: string | null) {
  const list = useRef<HTMLOListElement | null>(null);
  /** The task the focus was in last: `li` stays when what had the focus goes. */
  const at = useRef<Element | null>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const { activeElement } = document;
    const isHere =
      activeElement === document.body || (list.current?.contains(activeElement) ?? false);
    if (current === null || at.current === null || !isHere) return;
    const heading = list.current?.querySelector<HTMLElement>('[aria-current="step"] h3');
    heading?.focus({ preventScroll: true });
    heading?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return {
    list,
    noteFocus: ({ target }: { target: Element }) => {
      at.current = target.closest('li');
    },
  };
}
