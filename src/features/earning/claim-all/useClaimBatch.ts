import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { readBatch, textOfBatch, watchBatches, type ClaimBatch } from './claimBatch';

/** The account's batch in this browser, whichever tab sent it. */
export function useClaimBatch(): ClaimBatch | null {
  const { id } = useSelector(selectViewer);
  const read = useCallback(() => (id === null ? null : textOfBatch(id)), [id]);
  const text = useSyncExternalStore(watchBatches, read);
  // The text changes whenever anything in the batch changes.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  return useMemo(() => (id === null ? null : readBatch(id)), [id, text]);
}
