import type { Ref } from 'react';
import { isLeftOut } from '@/shared/api/lenient';
import { isReady } from './ctaOf';
import { useOpenQuest } from './questContext';
import { TaskStep } from './TaskStep';

interface TaskStepsProps {
  /** The list, which takes the focus of who tries again. */
  listRef: Ref<HTMLOListElement>;
}

/** The tasks of a quest, one below the other. */
export function TaskSteps({ listRef }: TaskStepsProps) {
  const { tasks, leftOut } = useOpenQuest().quest;
  const isWhole = !isLeftOut(leftOut, 'task');
  const done = tasks.filter(isReady).length;
  return (
    <section aria-label="Tasks">
      <h2>
        Tasks{' '}
        <small className="quest-part__count">
          {isWhole
            ? `${String(done)} of ${String(tasks.length)} done`
            : `${String(done)} of ${String(tasks.length)} shown tasks done`}
        </small>
      </h2>
      {tasks.length === 0 && isWhole ? <p>This quest has no tasks.</p> : null}
      <ol ref={listRef} className="task-steps" tabIndex={-1} aria-label="Tasks">
        {tasks.map((task, index) => (
          <TaskStep key={task.id} task={task} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
