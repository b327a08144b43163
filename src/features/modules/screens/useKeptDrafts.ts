import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { keptDraftsOn, type ListedDraft } from './keptDrafts';

/** What this account has kept of the modules of a server when the page was opened. */
export function useKeptDrafts(serverId: string): readonly ListedDraft[] {
  const { id } = useSelector(selectViewer);
  return useMemo(() => keptDraftsOn(id, serverId), [id, serverId]);
}
