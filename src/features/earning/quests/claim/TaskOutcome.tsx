import type { QuestTask } from '../quest';
import { verbOf } from './taskGuide';
import { standingOfTask, type TaskStanding } from './taskWords';
import type { Trouble } from './trouble';

interface TaskOutcomeProps {
  task: QuestTask;
  questState: string;
  isChecking: boolean;
  trouble: Trouble | undefined;
}

/** How a task stands, told to screen readers when it changes. */
export function TaskOutcome({ task, questState, isChecking, trouble }: TaskOutcomeProps) {
  const { tone, title, text } = shown(task, questState, trouble);
  return (
    <div className={`task-outcome task-outcome--${tone}`} role="status">
      {isChecking ? (
        <p className="visually-hidden">{verbOf(task.kind).busy}</p>
      ) : (
        <>
          {title === '' ? null : <p className="task-outcome__title">{title}</p>}
          {text === null || text === '' ? null : (
            <p>
              <bdi>{text}</bdi>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** A check that came to nothing says so; what was seen before it still holds. */
function shown(task: QuestTask, questState: string, trouble: Trouble | undefined): TaskStanding {
  if (trouble?.kind === 'unchecked') {
    const text = `${trouble.message} Your answer is kept.`;
    return { tone: 'amber', title: 'Couldn’t check this task', text };
  }
  if (trouble?.kind === 'refused') {
    return { tone: 'amber', title: 'Not checked', text: trouble.message };
  }
  return standingOfTask(task, questState);
}
