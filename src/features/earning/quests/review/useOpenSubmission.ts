import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { failureText } from '@/shared/api/queryError';
import { useSubmissionQuery } from './reviewsApi';
import type { Submission } from './submission';

interface OpenSubmission {
  /** Null while none is open, or it is still loading. */
  submission: Submission | null;
  /** Why it cannot be shown. */
  trouble: string | null;
}

/**
 * The open submission, from the page of the list or loaded separately. One that has left the list stays visible while
 * it is reloaded, with the text typed for it.
 */
export function useOpenSubmission(
  serverId: string,
  id: string | null,
  items: readonly Submission[],
): OpenSubmission {
  const listed = items.find((item) => item.id === id) ?? null;
  const isAlone = id !== null && listed === null;
  const { currentData, error } = useSubmissionQuery(
    isAlone ? { serverId, submissionId: id } : skipToken,
  );
  const [last, setLast] = useState(listed);
  const found = listed ?? (isAlone ? (currentData?.submission ?? null) : null);
  if (found !== null && found !== last) setLast(found);
  const submission = found ?? (last?.id === id ? last : null);
  return {
    submission,
    trouble:
      submission === null && isAlone && error
        ? failureText(error, 'Couldn’t load the submission.')
        : null,
  };
}
