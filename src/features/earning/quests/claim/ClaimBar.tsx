import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { withReturn } from '@/shared/navigation/linkReturn';
import { useClearance } from '@/shared/ui/form/useClearance';
import type { Quest } from '../quest';
import { ctaOf, isReady, type CtaAction, type Sending } from './ctaOf';
import { WALLETS_PATH } from './taskGuide';
import type { Refusal } from './useQuestActions';

interface ClaimBarProps {
  quest: Quest;
  /** The server's time, ms since 1970. */
  now: number;
  sending: Sending;
  /** Why the last press failed. */
  refusal: Refusal | null;
  onAct: (action: CtaAction) => void;
  /** The countdown has ended: the state of the quest may have changed. */
  onDue: () => void;
}

/** The member's progress in a quest, always visible: a progress line, or a button once there is an action. */
export function ClaimBar({ quest, now, sending, refusal, onAct, onDue }: ClaimBarProps) {
  const { label, action, until, isProgress = false } = ctaOf(quest, now, sending);
  // While a request is running the button stays, so that it doesn't lose the focus.
  const isButton =
    sending === 'check' ? ctaOf(quest, now).action !== null : action !== null || sending !== null;
  const bar = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useClearance(bar);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const due = awaited.current;
    awaited.current = until;
    if (due !== null && until !== due && now >= due) onDue();
  }, [until, now, onDue]);
  const wasButton = useRef(isButton);
  useLayoutEffect(() => {
    const isGone = wasButton.current && !isButton;
    wasButton.current = isButton;
    // Moves the focus to the result, so that screen readers announce it.
    if (isGone && document.activeElement === document.body)
      told.current?.focus({ preventScroll: true });
  }, [isButton]);
  return (
    <div ref={bar} className={isButton ? 'claim-bar' : 'claim-bar claim-bar--told'}>
      <p className="claim-bar__refusal" role="alert">
        {refusal === null ? null : <bdi>{refusal.message}</bdi>}
      </p>
      {refusal?.needsWallet ? <LinkWallet onLinked={() => onAct('claim')} /> : null}
      {isButton ? (
        <button
          type="button"
          className="btn btn-primary claim-bar__button"
          aria-disabled={action === null}
          aria-busy={sending === 'submit' || sending === 'claim'}
          onClick={() => {
            if (action !== null) onAct(action);
          }}
        >
          <bdi>{label}</bdi>
        </button>
      ) : (
        <>
          {isProgress ? <Progress quest={quest} /> : null}
          <p ref={told} className="claim-bar__told" tabIndex={-1}>
            <bdi>{label}</bdi>
          </p>
        </>
      )}
    </div>
  );
}

/** Links the connected wallet here, or leads to the wallets page and back. */
function LinkWallet({ onLinked }: { onLinked: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() =>
        openLinkSheet({
          onLinked,
          orElse: () => void navigate(withReturn(WALLETS_PATH, `${pathname}${search}`)),
        })
      }
    >
      Link a wallet
    </button>
  );
}

/** One segment per task. Hidden from screen readers, because the words beside it say the same. */
const Progress = ({ quest: { tasks } }: { quest: Pick<Quest, 'tasks'> }) => (
  <span className="claim-bar__progress" aria-hidden="true">
    {tasks.map((task) => (
      <span key={task.id} className={isReady(task) ? 'claim-bar__part--done' : undefined} />
    ))}
  </span>
);
