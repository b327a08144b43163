import { useId } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
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
  /** Whether it is the first that is left to do. */
  isCurrent: boolean;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** One task of a quest: folded to its title and how it stands, or with all there is to do about it. */
export function TaskStep({ task, number, isCurrent, isUnfolded, onToggle }: TaskStepProps) {
  const { quest, actions } = useOpenQuest();
  const id = useId();
  useLinkedReturn(task, id);
  const { label, icon: Icon } = taskKindOf(task.kind);
  return (
    <li
      className={`task-step task-step--${lookOf(task)} ${isUnfolded ? 'task-step--unfolded' : ''}`}
      aria-labelledby={id}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className="task-step__rail" aria-hidden="true">
        <span className="task-step__marker">
          <Marker task={task} number={number} />
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

/** How it stands, as its marker shows it. */
function lookOf(task: QuestTask): 'done' | 'rejected' | 'open' {
  if (isReady(task)) return 'done';
  return task.state === 'REJECTED' ? 'rejected' : 'open';
}

function Marker({ task, number }: { task: QuestTask; number: number }) {
  const look = lookOf(task);
  if (look === 'done') return <Check />;
  return look === 'rejected' ? <X /> : number;
}
