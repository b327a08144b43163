import { useRef, useState } from 'react';
import { counted } from '@/shared/text/language';
import { ReasonField } from './ReasonField';
import { troubleWith } from './review';
import type { BulkOutcome } from './bulk';
import type { Submission } from './submission';
import { useBulk } from './useBulk';
import type { Verdict } from './useDecisions';

interface BulkPanelProps {
  serverId: string;
  /** Those that are ticked and can be decided. */
  ticked: readonly Submission[];
  decide: (submission: Submission, verdict: Verdict) => Promise<BulkOutcome>;
  onClear: () => void;
}

/** What can be done with all that are ticked: one by one, with a way to stop. */
export function BulkPanel({ serverId, ticked, decide, onClear }: BulkPanelProps) {
  const { progress, failed, run, stop } = useBulk(decide);
  const [reason, setReason] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const wrong = troubleWith(reason ?? '');
  const reject = async () => {
    setTried(wrong !== null);
    if (wrong !== null) {
      reasonBox.current?.focus();
      return;
    }
    const result = await run(ticked, { verdict: 'REJECT', note: (reason ?? '').trim() });
    // What failed can be tried again with the same words.
    if (result.failed.length === 0) setReason(null);
  };
  if (progress !== null) {
    return (
      <div className="bulk-review panel" role="group" aria-label="Selected submissions">
        <label className="bulk-review__progress">
          {progress.done} of {progress.of} done
          <progress max={progress.of} value={progress.done} />
        </label>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={stop}>
          Stop
        </button>
      </div>
    );
  }
  if (ticked.length === 0) return <Failures failed={failed} />;
  return (
    <div className="bulk-review panel" role="group" aria-label="Selected submissions">
      <Failures failed={failed} />
      {reason === null ? null : (
        <ReasonField
          serverId={serverId}
          value={reason}
          onChange={setReason}
          error={hasTried ? wrong : null}
          inputRef={reasonBox}
        />
      )}
      <div className="bulk-review__buttons">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => void run(ticked, { verdict: 'APPROVE' })}
        >
          Approve {ticked.length}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          onClick={() => {
            if (reason === null) setReason('');
            else void reject();
          }}
        >
          Reject {ticked.length}
        </button>
        <button type="button" className="btn btn-sm" onClick={onClear}>
          Clear selection
        </button>
      </div>
    </div>
  );
}

/** What could not be decided, each with its reason. */
const Failures = ({ failed }: Pick<ReturnType<typeof useBulk>, 'failed'>) => (
  <div role="alert">
    {failed.length === 0 ? null : (
      <div className="notice notice--error">
        <p>Couldn’t review {counted(failed.length, 'submission')}:</p>
        <ul className="bulk-review__failed">
          {failed.map(({ item, message }) => (
            <li key={item.id}>
              <bdi translate="no">{item.member.name}</bdi>: <bdi>{message}</bdi>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
