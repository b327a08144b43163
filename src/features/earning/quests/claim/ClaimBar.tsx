import { useEffect, useRef } from 'react';
import type { Quest } from '../quest';
import { useClearance } from '@/shared/ui/form/useClearance';
import { ctaOf, type CtaAction, type Sending } from './ctaOf';

interface ClaimBarProps {
  quest: Quest;
  /** The server's time, ms since 1970. */
  now: number;
  sending: Sending;
  /** Why the last press came to nothing. */
  refusal: string | null;
  onAct: (action: CtaAction) => void;
  /** What was counted down to is here: things may stand differently now. */
  onDue: () => void;
}

/** The one button of a quest, always in sight. It is never disabled, so that who pressed it stays where they are. */
export function ClaimBar({ quest, now, sending, refusal, onAct, onDue }: ClaimBarProps) {
  const { label, action, until } = ctaOf(quest, now, sending);
  const bar = useRef<HTMLDivElement>(null);
  useClearance(bar);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const due = awaited.current;
    awaited.current = until;
    if (due !== null && until !== due && now >= due) onDue();
  }, [until, now, onDue]);
  return (
    <div ref={bar} className="claim-bar">
      <p className="claim-bar__refusal" role="alert">
        {refusal === null ? null : <bdi>{refusal}</bdi>}
      </p>
      <button
        type="button"
        // Gold is for what can be done (decision 12); how it stands is said quietly.
        className={`btn ${action === null && sending === null ? 'claim-bar__button--told' : 'btn-primary'} claim-bar__button`}
        aria-disabled={action === null}
        aria-busy={sending === 'submit' || sending === 'claim'}
        onClick={() => {
          if (action !== null) onAct(action);
        }}
      >
        <bdi>{label}</bdi>
      </button>
    </div>
  );
}
