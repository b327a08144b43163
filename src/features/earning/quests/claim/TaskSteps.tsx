import type { Ref } from 'react';
import { isLeftOut } from '@/shared/api/lenient';
import type { Quest } from '../quest';
import { isReady } from './ctaOf';
import type { useDrafts } from './drafts';
import { TaskStep } from './TaskStep';
import type { useQuestActions } from './useQuestActions';

interface TaskStepsProps {
  quest: Quest;
  /** Whether the quest takes answers now. */
  isOpen: boolean;
  work: ReturnType<typeof useQuestActions>;
  drafts: ReturnType<typeof useDrafts>;
  /** The list, which takes the focus of who tries again. */
  listRef: Ref<HTMLOListElement>;
}

/** The tasks of a quest, one below the other. */
export function TaskSteps({ quest, isOpen, work, drafts, listRef }: TaskStepsProps) {
  const { tasks, leftOut } = quest;
  const isWhole = !isLeftOut(leftOut, 'task');
  const done = tasks.filter(isReady).length;
  const send = async (taskId: string, typed: string, answer?: string) => {
    const hasArrived = await work.check(taskId, answer);
    if (hasArrived && answer !== undefined) drafts.sent(taskId, typed);
  };
  return (
    <section aria-label="Tasks">
      <h2>
        Tasks{' '}
        <small className="quest-part__count">
          {done} of {isWhole ? tasks.length : `the ${String(tasks.length)} that can be shown`} done
        </small>
      </h2>
      {tasks.length === 0 && isWhole ? <p>There is nothing to do for this one.</p> : null}
      <ol ref={listRef} className="task-steps" tabIndex={-1} aria-label="Tasks">
        {tasks.map((task, index) => {
          const value = drafts.drafts[task.id] ?? task.answer ?? '';
          return (
            <TaskStep
              key={task.id}
              task={task}
              number={index + 1}
              questState={quest.state}
              isOpen={isOpen}
              isChecking={work.checking === task.id}
              isBlocked={work.sending !== null}
              trouble={work.troubles.get(task.id)}
              value={value}
              onType={(text) => drafts.write(task.id, text)}
              place={work.place}
              refresh={work.refresh}
              onCheck={(answer) => void send(task.id, value, answer)}
            />
          );
        })}
      </ol>
    </section>
  );
}
