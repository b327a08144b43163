import { useEffect } from 'react';
import { useClaimableQuestsQuery } from '@/features/earning/quests/questsApi';
import { usePolling } from '@/shared/hooks/usePolling';
import { claimLinks, type ClaimLinks } from './claimLinks';

const POLL_MS = 60_000;

interface ToClaimProps {
  /** Told of what waits to be claimed, and again whenever that changes. */
  onKnown: (links: ClaimLinks | null) => void;
}

/** Asks what waits to be claimed; shows nothing. Its code comes after the dashboard's. */
export default function ToClaim({ onKnown }: ToClaimProps) {
  const { data, refetch } = useClaimableQuestsQuery(undefined);
  usePolling(refetch, POLL_MS, true);
  useEffect(() => {
    if (data !== undefined) onKnown(claimLinks(data.quests));
  }, [data, onKnown]);
  return null;
}
