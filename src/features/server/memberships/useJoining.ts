import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reportChange } from '@/shared/api/changes';
import { usePolling } from '@/shared/hooks/usePolling';
import { MINUTE, SECOND } from '@/shared/time/durations';
import { notify } from '@/shared/ui/toast';

const EVERY = 4 * SECOND;
/** Who hasn't joined by then is asked about only when they come back to the page. */
const MOST = 10 * MINUTE;

interface JoiningProps {
  isMember: boolean;
  /** Asks whether they are a member by now. */
  refresh: () => Promise<unknown>;
  /** Whether the invite was opened before. */
  isOpened?: boolean;
}

export interface Joining {
  /** Whether the invite has been opened here, and the page waits for what comes of it. */
  isAwaited: boolean;
  onOpen: () => void;
}

/**
 * Follows somebody to Discord and back: asks every few seconds while the page is in sight once the invite was opened,
 * and whenever they come back to it.
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

/** The window of Discord's app takes the focus and leaves the page in sight, so both count as coming back. */
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
 * Says once that somebody has become a member of the server, and lets everything else that depends on it follow.
 *
 * @param onJoined called then, before the browser paints: what had the focus may be gone
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
