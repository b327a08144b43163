import { useEffect } from 'react';
import { useRecordServerVisitMutation } from '@/features/server/server-overview/serverOverviewApi';

/** Reports a visit to the server, once each time the page is opened (docs/product/servers.md). */
export function useVisit(serverId: string): void {
  const [note] = useRecordServerVisitMutation();
  useEffect(() => {
    // A failure does not affect the page: new items stay new.
    void note(serverId);
  }, [note, serverId]);
}
