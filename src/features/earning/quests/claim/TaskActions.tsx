import { Suspense } from 'react';
import { formatSol } from '@/shared/money/lamports';
import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { shareLink } from '@/shared/ui/shareLink';
import { lazyOptional } from '@/shared/ui/lazyParts';
import type { QuestTask } from '../quest';
import { transferOf } from '../transfer/transferOf';
import { AccountFix } from './AccountFix';
import { Countdown } from './Countdown';
import { useOpenQuest } from './questContext';
import { accountLinkOf, isDoneElsewhere, openWords, verbFor } from './taskGuide';

/** Lazy, because few quests ask for a transfer. */
const SendTransfer = lazyOptional(() => import('../transfer/SendTransfer'));

interface TaskActionsProps {
  task: QuestTask;
  /** From 1. */
  number: number;
  /** Whether this is the next task, whose action is emphasized. */
  isCurrent: boolean;
  /** Whether an answer has been typed here. */
  hasAnswer: boolean;
  /** Whether its answer is in review. */
  isSent: boolean;
  isChecking: boolean;
  /** Whether there is nothing to send now. */
  isIdle: boolean;
  /** Earliest time it can be sent, ms since 1970; null at any time. */
  from: number | null;
  onCheck: () => void;
  /** Called when the member opens the task's page. */
  onVisit: () => void;
}

const look = (isMain: boolean, isCurrent: boolean) =>
  isMain && isCurrent ? 'btn btn-primary' : 'btn btn-outline-secondary';

/** The actions of a task: one main action, named by its verb, and a secondary check for tasks done elsewhere. */
export function TaskActions(props: TaskActionsProps) {
  const { task, number, isCurrent, hasAnswer, isSent, isChecking, isIdle, from } = props;
  const { isOpen, actions } = useOpenQuest();
  const transfer = transferOf(task);
  const url = safeExternalUrl(task.link ?? '');
  const isInvite = task.inviteUrl !== null && task.inviteUrl !== '';
  const missing = task.fix ?? (task.account === null ? accountLinkOf(task.kind) : null);
  const isElsewhere =
    missing === null && (url !== null || isInvite) && isDoneElsewhere(task.kind, hasAnswer);
  const isEarly = useIsAhead(from);
  const verb = verbFor(task, isSent);
  const goes =
    url === null ? null : (
      <a
        className={look(isElsewhere, isCurrent)}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={props.onVisit}
      >
        <bdi>{openWords(task.kind, task.linkLabel)}</bdi>
      </a>
    );
  const sends = look(missing === null && !hasAnswer, isCurrent);
  const isWaiting = isChecking || isIdle || isEarly;
  const check = (
    <button
      type="button"
      className={look(missing === null && !isElsewhere && transfer === null, isCurrent)}
      aria-label={`${verb.label}: task ${String(number)}`}
      aria-busy={isChecking}
      aria-disabled={isWaiting}
      onClick={() => {
        if (!isWaiting) props.onCheck();
      }}
    >
      {isChecking ? verb.busy : verb.label}
    </button>
  );
  return (
    <div className="task-actions">
      <div className="task-actions__buttons">
        {missing === null ? null : (
          <AccountFix
            task={task}
            label={missing.label}
            path={missing.path}
            className={look(true, isCurrent)}
          />
        )}
        {transfer === null ? null : (
          <Suspense
            fallback={
              <button type="button" className={sends} aria-disabled="true">
                Send {formatSol(transfer.lamports)} SOL
              </button>
            }
          >
            <SendTransfer
              task={task}
              number={number}
              params={actions.params}
              className={sends}
              isOpen={isOpen}
              check={(signature) => actions.check(task.id, signature)}
            >
              {check}
            </SendTransfer>
          </Suspense>
        )}
        {isElsewhere ? goes : null}
        {isInvite ? <ShareInvite url={task.inviteUrl ?? ''} isMain={isCurrent} /> : null}
        {transfer === null ? check : null}
        {isElsewhere ? null : goes}
        {isEarly && from !== null ? (
          <span className="task-step__wait">
            Try again <Countdown until={from} />
          </span>
        ) : null}
      </div>
      <PageNote link={task.link} url={url} />
    </div>
  );
}

/** Shows where the link leads, because quest authors are not trusted. */
function PageNote({ link, url }: { link: string | null; url: string | null }) {
  if (link === null || link === '') return null;
  return (
    <p className="task-step__need">
      {url === null ? (
        'This task’s link isn’t safe to open. Ask the server’s team.'
      ) : (
        <>
          Opens <bdi translate="no">{new URL(url).host}</bdi> in a new tab
        </>
      )}
    </p>
  );
}

/** Shares the member's invite, with the device's share sheet if it has one. */
const ShareInvite = ({ url, isMain }: { url: string; isMain: boolean }) => (
  <button
    type="button"
    className={look(true, isMain)}
    onClick={() => void shareLink({ url, title: 'Invite' })}
  >
    {'share' in navigator ? 'Share invite' : 'Copy invite link'}
  </button>
);

/**
 * The earliest time an answer can be sent: after the task's own pause and the cooldown of the whole quest, ms since
 * 1970.
 */
export function sendableFrom(task: Pick<QuestTask, 'retryAt'>, questFrom: number | null) {
  const times = [timeOf(task.retryAt), questFrom].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}
