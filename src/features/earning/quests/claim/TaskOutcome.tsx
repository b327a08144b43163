import { Icon } from '@/shared/ui/icons';
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

/** The status of a task, announced by screen readers when it changes. */
export function TaskOutcome({ task, questState, isChecking, trouble }: TaskOutcomeProps) {
  const { tone, title, text } = shown(task, questState, trouble);
  return (
    <div className={`task-outcome task-outcome--${tone}`} role="status">
      {isChecking ? (
        <p className="visually-hidden">{verbOf(task.kind).busy}</p>
      ) : (
        <>
          {title === '' ? null : (
            <p className="task-outcome__title">
              {tone === 'bad' ? <WarningIcon /> : null}
              <bdi>{title}</bdi>
            </p>
          )}
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

const WarningIcon = () => (
  <Icon>
    <path d="M12 4 3 20h18zM12 10v4m0 3v.01" />
  </Icon>
);

/** A check that could not run says so; the result of an earlier check still holds. */
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
