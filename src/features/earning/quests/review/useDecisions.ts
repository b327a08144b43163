import { useState } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import type { BulkOutcome } from './bulk';
import { undoUntil } from './review';
import {
  useDecideSubmissionMutation,
  useUndoSubmissionDecisionMutation,
  type Decision,
} from './reviewsApi';
import type { Submission } from './submission';
import { serverNow } from '@/shared/time/serverClock';

/** A decision about a submission, before its version is added. */
export type Verdict = { verdict: 'APPROVE' } | { verdict: 'REJECT'; note: string };

/** A decision that can still be undone. */
export interface Decided {
  submission: Submission;
  verdict: Verdict['verdict'];
  /** ms since 1970, by the server's clock. */
  until: number;
}

const bodyOf = (verdict: Verdict, version: number): Decision => ({ ...verdict, version });

/** Makes and undoes decisions, and tracks those made here that can still be undone. */
export function useDecisions(serverId: string) {
  const [send] = useDecideSubmissionMutation();
  const [sendUndo] = useUndoSubmissionDecisionMutation();
  const [recent, setRecent] = useState<readonly Decided[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);

  const decide = async (submission: Submission, verdict: Verdict): Promise<BulkOutcome> => {
    const { id, version } = submission;
    setBusy(true);
    const answer = await send({ serverId, submissionId: id, body: bodyOf(verdict, version) });
    setBusy(false);
    if (!answer.data) return { failure: failureText(answer.error, GENERIC_FAILURE) };
    const now = serverNow();
    const decided = {
      submission,
      verdict: verdict.verdict,
      until: undoUntil(answer.data.submission, now),
    };
    setRecent((before) => [...before.filter(({ until }) => until > now), decided]);
    setDone((before) => new Set([...before, id]));
    return { submission: answer.data.submission };
  };

  /** @returns the error message, or null */
  const undo = async ({ submission: { id } }: Decided): Promise<string | null> => {
    const answer = await sendUndo({ serverId, submissionId: id });
    setRecent((before) => before.filter(({ submission }) => submission.id !== id));
    if (!answer.data) return failureText(answer.error, GENERIC_FAILURE);
    setDone((before) => new Set([...before].filter((each) => each !== id)));
    return null;
  };
  return { recent, done, isBusy, decide, undo };
}
