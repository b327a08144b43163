import { useRef, useState } from 'react';
import { counted } from '@/shared/text/language';
import { announce } from '@/shared/ui/announce';
import { decideAll, type BulkFailure, type BulkOutcome } from './bulk';
import type { Submission } from './submission';
import type { Verdict } from './useDecisions';

type Decide = (submission: Submission, verdict: Verdict) => Promise<BulkOutcome>;

interface Progress {
  done: number;
  of: number;
}

/** Decides several, with progress, Stop, and what failed. */
export function useBulk(decide: Decide) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly BulkFailure[]>([]);
  const isStopped = useRef(false);

  const run = async (items: readonly Submission[], verdict: Verdict) => {
    isStopped.current = false;
    setFailed([]);
    setProgress({ done: 0, of: items.length });
    const result = await decideAll(items, {
      decide: (item) => decide(item, verdict),
      onProgress: (done) => setProgress({ done, of: items.length }),
      isStopped: () => isStopped.current,
    });
    setProgress(null);
    setFailed(result.failed);
    const said = verdict.verdict === 'APPROVE' ? 'approved' : 'rejected';
    announce(
      [
        `${counted(result.decided.length, 'submission')} ${said}.`,
        result.failed.length === 0 ? '' : `${String(result.failed.length)} failed.`,
        result.left === 0 ? '' : `${String(result.left)} not reviewed.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
    return result;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, failed, run, stop };
}
