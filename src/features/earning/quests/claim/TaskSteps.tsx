import { useEffect, useRef, useState, type RefObject } from 'react';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest, QuestTask } from '../quest';
import { isReady } from './ctaOf';
import { useOpenQuest } from './questContext';
import { TaskStep } from './TaskStep';

interface TaskStepsProps {
  /** The list, which takes the focus of who tries again. */
  listRef: RefObject<HTMLOListElement | null>;
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

/** A task that became ready folds, whatever was chosen before. */
const keyOf = (task: QuestTask) => `${task.id} ${isReady(task) ? 'ready' : 'open'}`;

/**
 * Leads on: when the task someone was at is done, the focus goes to the next one.
 *
 * @param current id of the first task that is left
 */
function useNextStep(list: RefObject<HTMLOListElement | null>, current: string | null) {
  /** Whether the focus was in the list last: what had it may be gone by now. */
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
