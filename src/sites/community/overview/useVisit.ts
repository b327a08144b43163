import { useEffect } from 'react';
import { useRecordServerVisitMutation } from '@/features/server/server-overview/serverOverviewApi';

/** Tells the server that somebody looks at it, once for each time the page is opened (decision 133). */
export function useVisit(serverId: string): void {
  const [note] = useRecordServerVisitMutation();
  useEffect(() => {
    // That it could not be noted takes nothing from the page: what was new stays new.
    void note(serverId);
  }, [note, serverId]);
}
