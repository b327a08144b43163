import { useId } from 'react';
import { Check, ChevronDown, Clock, X } from 'lucide-react';
import type { QuestTask } from '../quest';
import { taskKindOf } from '../taskKinds';
import { isReady } from './ctaOf';
import { useLinkedReturn } from './linkedReturn';
import { useOpenQuest } from './questContext';
import { TaskOutcome } from './TaskOutcome';
import { TaskWork } from './TaskWork';

interface TaskStepProps {
  task: QuestTask;
  /** From 1. */
  number: number;
  /** Whether it is the first task left to do. */
  isCurrent: boolean;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** One task of a quest: folded to its title and status, or open with its actions. */
export function TaskStep({ task, number, isCurrent, isUnfolded, onToggle }: TaskStepProps) {
  const { quest, actions } = useOpenQuest();
  const id = useId();
  useLinkedReturn(task, id);
  const look = lookOf(task, quest.state);
  const { label, icon: Icon } = taskKindOf(task.kind);
  return (
    <li
      className={`task-step task-step--${look} ${isUnfolded ? 'task-step--unfolded' : ''}`}
      aria-labelledby={id}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="task-step__rail" aria-hidden="true">
        <span className="task-step__marker">
          <Marker look={look} number={number} />
        </span>
      </span>
      <div className="task-step__content">
        <div className="task-step__head">
          <p className="task-step__kind">
            <Icon aria-hidden="true" />
            {number}. {label}
          </p>
          <h3 id={id} tabIndex={-1}>
            <bdi>{task.prompt === '' ? label : task.prompt}</bdi>
          </h3>
          <button
            type="button"
            className="task-step__toggle"
            aria-expanded={isUnfolded}
            aria-controls={`${id}-work`}
            aria-label={`Details: task ${String(number)}`}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </div>
        <div id={`${id}-work`} className="task-step__body" hidden={!isUnfolded}>
          {isUnfolded ? <TaskWork task={task} number={number} isCurrent={isCurrent} /> : null}
        </div>
        <TaskOutcome
          task={task}
          questState={quest.state}
          isChecking={actions.checking === task.id}
          trouble={actions.troubles.get(task.id)}
        />
      </div>
    </li>
  );
}

type Look = 'done' | 'waiting' | 'rejected' | 'open';

/** The task's status as its marker shows it. */
function lookOf(task: QuestTask, questState: string): Look {
  if (task.state === 'IN_REVIEW' && questState === 'IN_REVIEW') return 'waiting';
  if (isReady(task)) return 'done';
  return task.state === 'REJECTED' ? 'rejected' : 'open';
}

const signs = { done: Check, waiting: Clock, rejected: X } as const;

function Marker({ look, number }: { look: Look; number: number }) {
  if (look === 'open') return number;
  const Sign = signs[look];
  return <Sign />;
}
