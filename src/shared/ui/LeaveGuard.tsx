import { Suspense, useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { lazyOnDemand } from './lazyParts';
import type { LeaveSaving } from './LeaveQuestion';
import { confirmBeforeSwitching } from './leaving';

interface LeaveGuardProps {
  isOn: boolean;
  /** The question: "Leave this payment?" */
  title: string;
  /** What leaving would mean now. */
  consequence: string;
  /** What would be lost belongs to the chosen server: choosing another asks, too. */
  isOfServer?: boolean;
  /** Query parameters that name the page, as its path does. */
  pageParams?: readonly string[];
  /** Where what would be lost can be saved: the question offers that, too. */
  saving?: LeaveSaving;
}

const loadQuestion = () => import('./LeaveQuestion');
const LeaveQuestion = lazyOnDemand(loadQuestion);

const NONE: readonly string[] = [];

/** Where a session that has ended leads to (spec §8). */
const SESSION_END = '/unauthorized';

/**
 * Asks before the page is left, by a link, by Back, or by closing the tab. The end of the session is no
 * question: the page is gone already, and what was typed waits for the one who comes back (`useDraft`).
 */
export function LeaveGuard({
  isOn,
  title,
  consequence,
  isOfServer = false,
  pageParams = NONE,
  saving,
}: LeaveGuardProps) {
  const [answer, setAnswer] = useState<((isLeaving: boolean) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      pageOf(currentLocation, pageParams) !== pageOf(nextLocation, pageParams) &&
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
    if (isOn) return;
    if (blocker.state === 'blocked') blocker.proceed();
    answer?.(true);
  }, [isOn, blocker, answer]);
  useEffect(
    () =>
      isOn && isOfServer
        ? confirmBeforeSwitching(
            () =>
              new Promise((resolve) => {
                setAnswer(() => resolve);
              }),
          )
        : undefined,
    [isOn, isOfServer],
  );
  const reply = (isLeaving: boolean) => {
    answer?.(isLeaving);
    setAnswer(null);
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  };
  const letSwitch = () => {
    answer?.(true);
    setAnswer(null);
  };
  const isAsking = blocker.state === 'blocked' || (answer !== null && isOn);
  const [hasAsked, setAsked] = useState(false);
  if (isAsking && !hasAsked) setAsked(true);
  useEffect(() => {
    // Before it is needed, for one may be without a network by then.
    if (isOn) loadQuestion().catch(() => undefined);
  }, [isOn]);
  if (!hasAsked) return null;
  return (
    <Suspense>
      <LeaveQuestion
        isOpen={isAsking}
        title={title}
        consequence={consequence}
        saving={saving}
        onReply={reply}
        onFree={letSwitch}
      />
    </Suspense>
  );
}

/** What names a page: its path, and of its query what belongs to it. */
function pageOf({ pathname, search }: Location, params: readonly string[]): string {
  const query = new URLSearchParams(search);
  return JSON.stringify([pathname, ...params.map((name) => query.get(name))]);
}
