import { useEffect, useRef, useState, type RefObject } from 'react';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest, QuestTask } from '../quest';
import { isReady } from './ctaOf';
import { useOpenQuest } from './questContext';
import { TaskStep } from './TaskStep';

interface TaskStepsProps {
  /** The list, which gets the focus when the member tries again. */
  listRef: RefObject<HTMLOListElement | null>;
}

/** The first task left to do; null if all are done. */
export const currentTask = ({ tasks }: Pick<Quest, 'tasks'>): QuestTask | null =>
  tasks.find((task) => !isReady(task)) ?? null;

/**
 * The tasks of a quest as steps: finished tasks are folded, the next one is open, and the others can be opened. After
 * finishing a task the focus moves to the next.
 */
export function TaskSteps({ listRef }: TaskStepsProps) {
  const { quest, isOpen } = useOpenQuest();
  const { tasks, leftOut } = quest;
  const current = currentTask(quest)?.id ?? null;
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  useNextStep(listRef, current);
  const isWhole = !isLeftOut(leftOut, 'task');
  const isUnfolded = (task: QuestTask) =>
    toggled.get(keyOf(task)) ??
    (!quest.isMember ||
      task.id === current ||
      task.state === 'REJECTED' ||
      (tasks.length === 1 && task.state === 'IN_REVIEW'));
  return (
    <section aria-label="Tasks">
      <h2>Tasks</h2>
      {tasks.length === 0 && isWhole ? <p>This quest has no tasks.</p> : null}
      <ol ref={listRef} className="task-steps" tabIndex={-1} aria-label="Tasks">
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

/** A task that became ready folds, even if the member had opened it. */
const keyOf = (task: QuestTask) => `${task.id} ${isReady(task) ? 'ready' : 'open'}`;

/**
 * Moves the focus to the next task when the focused one is done.
 *
 * @param current id of the first task left to do
 */
function useNextStep(list: RefObject<HTMLOListElement | null>, current: string | null) {
  /** Whether the list had the focus last: the focused element may have been removed since. */
  const wasHere = useRef(false);
  const before = useRef(current);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && (list.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (current === null || !wasHere.current) return;
    const heading = list.current?.querySelector<HTMLElement>('[aria-current="step"] h3');
    heading?.focus({ preventScroll: true });
    heading?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [list, current]);
}
