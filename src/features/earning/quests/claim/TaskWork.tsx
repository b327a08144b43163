import { Suspense, useState } from 'react';
import { MOST_BYTES } from '@/features/earning/uploads/fileTypes';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { lazyOptional } from '@/shared/ui/lazyParts';
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

/** Lazy, because few quests ask for files. */
const TaskFiles = lazyOptional(async () => {
  const { TaskFiles: part } = await import('@/features/earning/uploads/TaskFiles');
  return { default: part };
});

interface TaskWorkProps {
  task: QuestTask;
  /** From 1. */
  number: number;
  isCurrent: boolean;
}

const MB = 1024 * 1024;

/** Files sent with an earlier attempt don't count for this one. */
const fileProblem = ({ kind, files }: QuestTask, isDraft: boolean) =>
  kind === 'FILE' && !(isDraft && files.length > 0) ? 'Attach a file first.' : null;

/** The open part of a task: its needs, the answer, and the action. */
export function TaskWork({ task, number, isCurrent }: TaskWorkProps) {
  const { quest, isOpen, actions, drafts } = useOpenQuest();
  const isChecking = actions.checking === task.id;
  const trouble = actions.troubles.get(task.id);
  /** The typed answer, or the one already sent. */
  const value = drafts.drafts[task.id] ?? task.answer ?? '';
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isAnswered = takesAnswer(task);
  const isFile = task.kind === 'FILE';
  // A rejected answer can be edited during its cooldown.
  const from = sendableFrom(task, retryFrom(quest));
  const isEarly = useIsAhead(from);
  const isCooling = useIsAhead(retryFrom(quest)) && quest.isMember && task.state === 'REJECTED';
  const isSent = isCorrectable(task, quest.state) && quest.isMember;
  // A verified answer can't change; an answer reviewed by the team can be improved until it is decided.
  const isChangeable = (isOpen && (task.state !== 'VERIFIED' || task.isReviewed)) || isSent;
  // An unchanged answer that is ready to submit needn't be sent again.
  const isDraft = quest.state === 'IN_PROGRESS';
  const isSame =
    task.state === 'IN_REVIEW' && (isFile || tidyAnswer(task.kind, value).trim() === task.answer);
  // Its requirements are no longer relevant once it is verified.
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
        <Suspense fallback={<FilesSkeleton />}>
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
        </Suspense>
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
            // The first call starts the visit: time on the page counts from now.
            if (isVisit(task.kind) && !isIdle && !isEarly && !isChecking) void send();
          }}
        />
      ) : null}
    </>
  );
}

/** The sent answer, once it can't be changed anymore. Poll results mark the member's own vote themselves. */
const SentAnswer = ({ task: { kind, results }, answer }: { task: QuestTask; answer: string }) =>
  answer === '' || (kind === 'POLL' && results !== null) ? null : (
    <p className="task-answer">
      <span>Your answer</span> <bdi>{answer}</bdi>
    </p>
  );

/** Whether its answer is in review, and can be improved until a reviewer has decided. */
const isCorrectable = (task: QuestTask, questState: string): boolean =>
  questState === 'IN_REVIEW' && task.state === 'IN_REVIEW' && task.isReviewed && takesAnswer(task);

const FilesSkeleton = () => (
  <div role="status" aria-label="Loading the files" className="skeleton">
    <div className="skeleton__input" />
  </div>
);
