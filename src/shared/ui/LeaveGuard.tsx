import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  isOn: boolean;
  /** The question: "Leave this payment?" */
  title: string;
  /** What leaving would mean now. */
  consequence: string;
}

/** Where a session that has ended leads to (spec §8). */
const SESSION_END = '/unauthorized';

/**
 * Asks before the page is left, by a link, by Back, or by closing the tab. The end of the session is no
 * question: the page is gone already, and what was typed waits for the one who comes back (`useDraft`).
 */
export function LeaveGuard({ isOn, title, consequence }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== SESSION_END,
  );
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
  useEffect(() => {
    // It came to its end while the question was open: there is nothing left to ask.
    if (!isOn && blocker.state === 'blocked') blocker.proceed();
  }, [isOn, blocker]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      prefersCancel
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {consequence}
    </ConfirmDialog>
  );
}
