import { useId, useState, type RefObject } from 'react';
import { ReasonField } from './ReasonField';
import { obstacleTo, troubleWith } from './review';
import type { Submission } from './submission';
import type { Verdict } from './useDecisions';

interface DecisionFormProps {
  serverId: string;
  submission: Submission;
  /** The typed reason; the parent stores it while the reviewer views other submissions. */
  reason: string;
  onReason: (text: string) => void;
  reasonRef: RefObject<HTMLTextAreaElement | null>;
  onDecide: (verdict: Verdict) => void;
  isBusy: boolean;
  /** The error of the last attempt. */
  trouble: string | undefined;
}

/** Approve, or reject with a reason. If a decision is not possible, the form says why beside its buttons. */
export function DecisionForm(props: DecisionFormProps) {
  const { serverId, submission, reason, onReason, reasonRef, onDecide, isBusy, trouble } = props;
  const id = useId();
  const [hasTried, setTried] = useState(false);
  const obstacle = obstacleTo(submission);
  const wrong = troubleWith(reason);
  const reject = () => {
    setTried(wrong !== null);
    if (wrong === null) onDecide({ verdict: 'REJECT', note: reason.trim() });
    else reasonRef.current?.focus();
  };
  const described = obstacle === null ? {} : { 'aria-describedby': id };
  return (
    <div className="decision" role="group" aria-label="Your decision">
      <div role="alert">
        {trouble === undefined ? null : <p className="notice notice--error">{trouble}</p>}
      </div>
      {obstacle === null ? (
        <ReasonField
          serverId={serverId}
          value={reason}
          onChange={onReason}
          error={hasTried ? wrong : null}
          inputRef={reasonRef}
        />
      ) : (
        <p id={id} className="decision__obstacle">
          {obstacle}
        </p>
      )}
      <div className="decision__buttons">
        <button
          type="button"
          className="btn btn-outline-danger"
          aria-disabled={isBusy}
          disabled={obstacle !== null}
          {...described}
          onClick={() => {
            if (!isBusy) reject();
          }}
        >
          Reject
        </button>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy}
          disabled={obstacle !== null}
          {...described}
          onClick={() => {
            if (!isBusy) onDecide({ verdict: 'APPROVE' });
          }}
        >
          Approve
        </button>
      </div>
    </div>
  );
}
