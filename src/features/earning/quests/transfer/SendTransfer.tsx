import {
  Suspense,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { explorerUrl } from '@/shared/format/explorer';
import { formatSol } from '@/shared/money/lamports';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { timeOf } from '@/shared/time/timeOf';
import { serverNow } from '@/shared/time/serverClock';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import type { QuestTask } from '../quest';
import { useLazyQuestQuery, type QuestParams } from '../questsApi';
import {
  forgetTransfer,
  keepTransfer,
  readTransfer,
  textOfTransfer,
  watchTransfers,
  type TransferRecord,
} from './transferJournal';
import { transferOf } from './transferOf';

const TransferFlow = lazyOnDemand(() => import('./TransferFlow'));

/** How often a landed transfer is checked automatically while the server hasn't confirmed it. */
const CHECKS = 6;
const PAUSE = 3000;

interface SendTransferProps {
  task: QuestTask;
  /** From 1. */
  number: number;
  params: QuestParams;
  /** The button's class when sending is the next action. */
  className: string;
  /** Whether answers are accepted now. */
  isOpen: boolean;
  /** Checks the task with the signature of a transaction; resolves to whether the request succeeded. */
  check: (signature: string) => Promise<boolean>;
  /** Other actions, hidden while a transfer is in progress: a check then would only fail. */
  children: ReactNode;
}

/**
 * The main action of a task that asks for a transfer of SOL. The transfer is built here, and after it was sent it is
 * never offered again before it is proven that it didn’t arrive. Renders nothing for a task that doesn’t say exactly
 * what to send.
 */
export default function SendTransfer(props: SendTransferProps) {
  const { task, number, params, className, isOpen, check, children } = props;
  const { id } = useSelector(selectViewer);
  const ask = transferOf(task);
  const place = `${id ?? ''}:${params.slug}/${params.questSlug}/${task.id}`;
  const text = useSyncExternalStore(watchTransfers, () => textOfTransfer(place));
  const known = text === null ? null : readTransfer(place);
  const record = known === 'unreadable' ? null : known;
  const [isAsked, setAsked] = useState(false);
  const isUnderWay = record?.state === 'SENT';
  // Stays mounted once it has been needed, so that the dialog can close while the transfer is followed.
  const [isNeeded, setNeeded] = useState(false);
  if ((isAsked || isUnderWay) && !isNeeded) setNeeded(true);
  const close = useCallback(() => setAsked(false), []);
  const open = useCallback(() => setAsked(true), []);
  const { isChecking } = useLandedCheck(task, params, place, record, isOpen, check);

  if (ask === null || id === null || (!isOpen && record === null)) return children;
  const isBusy = isUnderWay || isChecking;
  const amount = `${formatSol(ask.lamports)} SOL`;
  const hasLanded = record?.state === 'LANDED' && record.isChecked;
  return (
    <>
      {isOpen ? (
        <button
          type="button"
          className={hasLanded ? 'btn btn-outline-secondary' : className}
          aria-label={`${hasLanded ? 'Send again' : `Send ${amount}`}: task ${String(number)}`}
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) open();
          }}
        >
          {isBusy ? 'Checking your transfer…' : hasLanded ? 'Send again' : `Send ${amount}`}
        </button>
      ) : null}
      {isBusy ? null : children}
      {record === null ? null : (
        <p className="task-actions__note">
          You sent {formatSol(BigInt(record.lamports))} SOL.{' '}
          <SafeLink href={explorerUrl('transaction', record.signature)}>View transaction</SafeLink>
        </p>
      )}
      {isNeeded ? (
        <Suspense>
          <TransferFlow
            ask={ask}
            taskId={task.id}
            params={params}
            place={place}
            known={known}
            isOpen={isAsked}
            onClose={close}
            onOpen={open}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Checks the task with the signature of a landed transfer, until the server has judged it. */
function useLandedCheck(
  task: QuestTask,
  params: QuestParams,
  place: string,
  record: TransferRecord | null,
  isOpen: boolean,
  check: (signature: string) => Promise<boolean>,
) {
  const [asked, setAsked] = useState({ signature: '', count: 0 });
  const [read] = useLazyQuestQuery();
  const go = async (landed: string): Promise<void> => {
    await check(landed);
    setAsked({ signature: landed, count: tries + 1 });
    // A finished task may be folded by now, which unmounts this component.
    const { data } = await read(params, true);
    const now = data?.tasks.find(({ id }) => id === task.id);
    if (now?.state === 'VERIFIED') forgetTransfer(place);
  };
  const latest = useRef({ go, record });
  useEffect(() => {
    latest.current = { go, record };
  });
  const { state } = task;
  const retryAt = timeOf(task.retryAt);
  const signature = record?.state === 'LANDED' ? record.signature : null;
  const tries = asked.signature === signature ? asked.count : 0;
  const isWaiting = record !== null && signature !== null && !record.isChecked;
  const isUnsure = tries === 0 || state === 'CHECKING' || state === 'CHECK_FAILED';
  useEffect(() => {
    const known = latest.current.record;
    if (signature === null || known === null) return undefined;
    if (state === 'VERIFIED') forgetTransfer(place);
    else if (isWaiting && (tries >= CHECKS || !isUnsure))
      keepTransfer(place, { ...known, isChecked: true });
    else if (isWaiting && isOpen) {
      const early = Math.max(0, (retryAt ?? 0) - serverNow());
      const timer = setTimeout(
        () => {
          void latest.current.go(signature);
        },
        tries === 0 ? early : Math.max(early, PAUSE),
      );
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [signature, isWaiting, state, retryAt, tries, isUnsure, isOpen, place]);
  return { isChecking: isWaiting && isOpen };
}
