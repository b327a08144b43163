import { useId, useState } from 'react';
import { MOST_BYTES } from '@/features/earning/uploads/fileTypes';
import { TaskFiles } from '@/features/earning/uploads/TaskFiles';
import type { QuestTask } from '../quest';
import { taskKindOf } from '../taskKinds';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { tidyAnswer } from '../answerInput';
import { answerProblem, takesAnswer } from './answer';
import { Countdown } from './Countdown';
import { PageToVisit } from './PageToVisit';
import { useLinkedReturn } from './linkedReturn';
import { useOpenQuest } from './questContext';
import { isVisit, verbOf } from './taskGuide';
import { TaskHelp } from './TaskHelp';
import { TaskInput } from './TaskInput';
import { TaskOutcome } from './TaskOutcome';

interface TaskStepProps {
  task: QuestTask;
  /** From 1. */
  number: number;
}

const MB = 1024 * 1024;

/** What was sent with an earlier try is no answer to this one. */
const fileProblem = ({ kind, files }: QuestTask, isDraft: boolean) =>
  kind === 'FILE' && !(isDraft && files.length > 0) ? 'Attach a file first.' : null;

/** One task of a quest: what is asked, the answer, and what came of looking at it. */
export function TaskStep({ task, number }: TaskStepProps) {
  const { quest, isOpen, actions, drafts } = useOpenQuest();
  const isChecking = actions.checking === task.id;
  const trouble = actions.troubles.get(task.id);
  /** What is typed, or was sent. */
  const value = drafts.drafts[task.id] ?? task.answer ?? '';
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const id = useId();
  useLinkedReturn(task, id);
  const retryAt = timeOf(task.retryAt);
  const isEarly = useIsAhead(retryAt);
  const { label, icon: Icon } = taskKindOf(task.kind);
  const verb = verbOf(task.kind);
  const isAnswered = takesAnswer(task);
  // What was seen stays seen; what a person will look at can be put better until it is handed in.
  const isChangeable = isOpen && (task.state !== 'VERIFIED' || task.isReviewed);
  // What is ready to be handed in need not be sent once more as it is.
  const isFile = task.kind === 'FILE';
  const isDraft = quest.state === 'IN_PROGRESS';
  const isSame =
    task.state === 'IN_REVIEW' && (isFile || tidyAnswer(task.kind, value).trim() === task.answer);
  // What it asked for is history once it is seen.
  const isDone = task.state === 'VERIFIED' && !isChangeable;
  const isWaiting = isChecking || actions.sending !== null || isEarly || isSame || isSending;
  const problem = wrong ?? (trouble?.kind === 'answer' ? trouble.message : null);

  const type = (text: string) => drafts.write(task.id, text);
  const send = async (answer?: string) => {
    const hasArrived = await actions.check(task.id, answer);
    if (hasArrived && answer !== undefined) drafts.sent(task.id, value);
  };
  const check = () => {
    if (isWaiting) return;
    const found = isAnswered ? answerProblem(task, value) : fileProblem(task, isDraft);
    setWrong(found);
    if (found !== null) return;
    const answer = tidyAnswer(task.kind, value);
    if (answer !== value) type(answer);
    void send(isAnswered ? answer.trim() : undefined);
  };
  return (
    <li className="panel task-step" aria-labelledby={id}>
      <span className="task-step__icon">
        <Icon aria-hidden="true" />
      </span>
      <div className="task-step__body">
        <p className="task-step__kind">
          {number}. {label}
        </p>
        <h3 id={id} tabIndex={-1}>
          <bdi>{task.prompt === '' ? label : task.prompt}</bdi>
        </h3>
        {task.need === null || isDone ? null : (
          <p className="task-step__need">
            Requirement: <bdi>{task.need}</bdi>
          </p>
        )}
        {isDone ? null : <TaskHelp task={task} />}
        {isDone ? null : (
          <PageToVisit
            task={task}
            onVisit={() => {
              // The first call begins the visit: the time there counts from now.
              if (isVisit(task.kind) && isChangeable && !isWaiting) void send();
            }}
          />
        )}
        <TaskInput
          task={task}
          label={`task ${number}`}
          value={value}
          problem={problem}
          isDisabled={!isChangeable}
          onChange={(text) => {
            setWrong(null);
            type(text);
          }}
        />
        {isFile ? (
          <TaskFiles
            params={{ ...actions.params, taskId: task.id }}
            label={`task ${number}`}
            files={task.files}
            maxBytes={task.fileSize === null ? MOST_BYTES : task.fileSize * MB}
            isOpen={isChangeable}
            isDraft={isDraft}
            problem={problem}
            refresh={() => {
              setWrong(null);
              return actions.refresh();
            }}
            onBusy={setSending}
          />
        ) : null}
        <TaskOutcome
          task={task}
          questState={quest.state}
          isChecking={isChecking}
          trouble={trouble}
        />
        {isChangeable ? (
          <div className="task-step__actions">
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={`${verb.label}: task ${number}`}
              aria-busy={isChecking}
              aria-disabled={isWaiting}
              onClick={check}
            >
              {isChecking ? verb.busy : verb.label}
            </button>
            {isEarly && retryAt !== null ? (
              <span className="task-step__wait">
                Try again <Countdown until={retryAt} />
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}
