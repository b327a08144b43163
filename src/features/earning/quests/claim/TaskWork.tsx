import { useState } from 'react';
import { MOST_BYTES } from '@/features/earning/uploads/fileTypes';
import { TaskFiles } from '@/features/earning/uploads/TaskFiles';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { tidyAnswer } from '../answerInput';
import type { QuestTask } from '../quest';
import { answerProblem, takesAnswer } from './answer';
import { retryFrom } from './ctaOf';
import { useOpenQuest } from './questContext';
import { beforeAnswering } from './retryWords';
import { sendableFrom, TaskActions } from './TaskActions';
import { isVisit } from './taskGuide';
import { TaskHelp } from './TaskHelp';
import { TaskInput } from './TaskInput';
import { TaskResults } from './TaskResults';
import { useReturnCheck } from './useReturnCheck';

interface TaskWorkProps {
  task: QuestTask;
  /** From 1. */
  number: number;
  isCurrent: boolean;
}

const MB = 1024 * 1024;

/** What was sent with an earlier try is no answer to this one. */
const fileProblem = ({ kind, files }: QuestTask, isDraft: boolean) =>
  kind === 'FILE' && !(isDraft && files.length > 0) ? 'Attach a file first.' : null;

/** What there is to do about a task: what is needed, the answer, and the action. */
export function TaskWork({ task, number, isCurrent }: TaskWorkProps) {
  const { quest, isOpen, actions, drafts } = useOpenQuest();
  const isChecking = actions.checking === task.id;
  const trouble = actions.troubles.get(task.id);
  /** What is typed, or was sent. */
  const value = drafts.drafts[task.id] ?? task.answer ?? '';
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isAnswered = takesAnswer(task);
  const isFile = task.kind === 'FILE';
  // What was rejected can be put better while its cooldown runs.
  const from = sendableFrom(task, retryFrom(quest));
  const isEarly = useIsAhead(from);
  const isCooling = useIsAhead(retryFrom(quest)) && quest.isMember && task.state === 'REJECTED';
  const isSent = isCorrectable(task, quest.state) && quest.isMember;
  // What was seen stays seen; what a person will look at can be put better until it is decided on.
  const isChangeable = (isOpen && (task.state !== 'VERIFIED' || task.isReviewed)) || isSent;
  // What is ready to be handed in need not be sent once more as it is.
  const isDraft = quest.state === 'IN_PROGRESS';
  const isSame =
    task.state === 'IN_REVIEW' && (isFile || tidyAnswer(task.kind, value).trim() === task.answer);
  // What it asked for is history once it is seen.
  const isDone = task.state === 'VERIFIED' && !isChangeable;
  const isIdle = actions.sending !== null || isSame || isSending;
  const warning = beforeAnswering(task, quest);
  const problem = wrong ?? (trouble?.kind === 'answer' ? trouble.message : null);

  const type = (text: string) => drafts.write(task.id, text);
  const send = async (answer?: string) => {
    const hasArrived = await actions.check(task.id, answer);
    if (hasArrived && answer !== undefined) drafts.sent(task.id, value);
  };
  const check = () => {
    const found = isAnswered ? answerProblem(task, value) : fileProblem(task, isDraft);
    setWrong(found);
    if (found !== null) return;
    const answer = tidyAnswer(task.kind, value);
    if (answer !== value) type(answer);
    void send(isAnswered ? answer.trim() : undefined);
  };
  const onLeave = useReturnCheck(timeOf(task.retryAt), () => {
    if (isChangeable && !isAnswered) void actions.check(task.id, undefined, true);
  });
  return (
    <>
      {task.need === null || isDone ? null : (
        <p className="task-step__need">
          Requirement: <bdi>{task.need}</bdi>
        </p>
      )}
      {task.rejection === null || task.rejection.trim() === '' ? null : (
        <p className="task-rejection">
          <strong>Reviewer’s note:</strong> <bdi>{task.rejection}</bdi>
        </p>
      )}
      {isDone ? null : <TaskHelp task={task} />}
      {isChangeable || isCooling || task.answer === null ? (
        <TaskInput
          task={task}
          label={`task ${String(number)}`}
          value={value}
          problem={problem}
          isDisabled={!isChangeable && !isCooling}
          onChange={(text) => {
            setWrong(null);
            type(text);
          }}
        />
      ) : (
        <SentAnswer task={task} answer={task.answer} />
      )}
      {isFile ? (
        <TaskFiles
          params={{ ...actions.params, taskId: task.id }}
          label={`task ${String(number)}`}
          files={task.files}
          maxBytes={task.fileSize === null ? MOST_BYTES : task.fileSize * MB}
          isOpen={isChangeable && !isSent}
          isDraft={isDraft}
          problem={problem}
          refresh={() => {
            setWrong(null);
            return actions.refresh();
          }}
          onBusy={setSending}
        />
      ) : null}
      <TaskResults task={task} />
      {warning === null || !isChangeable ? null : <p className="task-step__need">{warning}</p>}
      {isChangeable || isCooling ? (
        <TaskActions
          task={task}
          number={number}
          isCurrent={isCurrent && quest.state !== 'REJECTED'}
          hasAnswer={isAnswered && value.trim() !== ''}
          isSent={isSent}
          isChecking={isChecking}
          isIdle={isIdle}
          from={from}
          onCheck={check}
          onVisit={() => {
            onLeave();
            // The first call begins the visit: the time there counts from now.
            if (isVisit(task.kind) && !isIdle && !isEarly && !isChecking) void send();
          }}
        />
      ) : null}
    </>
  );
}

/** What was sent, where it can't be changed any more. Results of a poll mark one's own vote themselves. */
const SentAnswer = ({ task: { kind, results }, answer }: { task: QuestTask; answer: string }) =>
  answer === '' || (kind === 'POLL' && results !== null) ? null : (
    <p className="task-answer">
      <span>Your answer</span> <bdi>{answer}</bdi>
    </p>
  );

/** Whether its text is with the reviewers, and can be put better until one of them has decided. */
const isCorrectable = (task: QuestTask, questState: string): boolean =>
  questState === 'IN_REVIEW' && task.state === 'IN_REVIEW' && task.isReviewed && takesAnswer(task);
