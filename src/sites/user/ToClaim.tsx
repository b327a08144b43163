import { useEffect } from 'react';
import { listClaimableQuests } from '@/features/earning/quests/endpoints';
import { useClaimableQuestsQuery } from '@/features/earning/quests/questsApi';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { claimLinks, type ClaimLinks } from './claimLinks';

interface ToClaimProps {
  /** Called with the claimable rewards, and again whenever they change. */
  onKnown: (links: ClaimLinks | null) => void;
}

/** Polls claimable rewards; renders nothing. Its code loads after the dashboard's. */
export default function ToClaim({ onKnown }: ToClaimProps) {
  const { data, refetch } = useClaimableQuestsQuery(undefined);
  usePolling(refetch, listClaimableQuests.polledEvery * SECOND, true);
  useEffect(() => {
    if (data !== undefined) onKnown(claimLinks(data.quests));
  }, [data, onKnown]);
  return null;
}
