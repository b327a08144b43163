import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { authenticate } from '@/features/identity/session/authenticate';
import { selectIsUnconfirmed } from '@/features/identity/session/viewerSlice';
import { maintenance } from '@/shared/api/maintenance';
import { usePolling } from '@/shared/hooks/usePolling';
import { useAppDispatch } from '@/shared/state/clientState';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * While the session could not be checked, it is checked again: after pauses that double up to 30 s, when
 * the page is visible again, and when the browser is online again. Under maintenance the page that says so
 * does the asking.
 */
export function useSessionRetry(): void {
  const dispatch = useAppDispatch();
  const isUnconfirmed = useSelector(selectIsUnconfirmed);
  const closed = useSyncExternalStore(
    maintenance.subscribe,
    maintenance.getSnapshot,
    maintenance.getSnapshot,
  );
  const isOn = isUnconfirmed && closed === null;
  const [tries, setTries] = useState(0);
  if (!isUnconfirmed && tries > 0) setTries(0);
  const check = async () => {
    await dispatch(authenticate());
    setTries((count) => count + 1);
  };
  usePolling(check, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS), isOn);
}
