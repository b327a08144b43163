import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reportChange } from '@/shared/api/changes';
import { usePolling } from '@/shared/hooks/usePolling';
import { MINUTE, SECOND } from '@/shared/time/durations';
import { notify } from '@/shared/ui/toast';

const EVERY = 4 * SECOND;
/** How long to poll; after that, membership is checked only when the user returns to the page. */
const MOST = 10 * MINUTE;

interface JoiningProps {
  isMember: boolean;
  /** Checks whether the user is a member by now. */
  refresh: () => Promise<unknown>;
  /** Whether the invite was opened before. */
  isOpened?: boolean;
}

export interface Joining {
  /** Whether the invite has been opened here, and the page waits for the user to join. */
  isAwaited: boolean;
  onOpen: () => void;
}

/**
 * Detects when a user joins on Discord: polls every few seconds while the page is visible after the invite was opened,
 * and whenever the user returns to the page.
 */
export function useJoining({ isMember, refresh, isOpened = false }: JoiningProps): Joining {
  const [isAwaited, setAwaited] = useState(isOpened);
  const isOn = isAwaited && !isMember;
  usePolling(refresh, EVERY, isOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setAwaited(false), MOST);
    return () => clearTimeout(timer);
  }, [isOn]);
  useAskOnReturn(refresh, !isMember);
  return { isAwaited: isOn, onOpen: () => setAwaited(true) };
}

/**
 * The window of Discord's app takes the focus while the page stays visible, so focus and visibility both count as
 * returning.
 */
function useAskOnReturn(refresh: () => Promise<unknown>, isOn: boolean): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let isRunning = false;
    const ask = () => {
      if (isRunning || document.hidden) return;
      isRunning = true;
      const end = () => {
        isRunning = false;
      };
      void latest.current().then(end, end);
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [isOn]);
}

/**
 * Notifies once that the user has become a member of the server, and refetches everything that depends on it.
 *
 * @param onJoined called before the browser paints: the focused element may have been removed
 */
export function useJoinedNote(isMember: boolean, server: string, onJoined?: () => void): void {
  const before = useRef(isMember);
  useLayoutEffect(() => {
    if (isMember && !before.current) {
      onJoined?.();
      notify('success', `You joined ${server}.`);
      reportChange(['Memberships', 'Points', 'Quests']);
    }
    before.current = isMember;
  }, [isMember, server, onJoined]);
}
