import { useCallback, useState } from 'react';

interface Saying {
  id: number;
  message: string;
  isUrgent: boolean;
}

/** How long an announcement stays available to screen reader users who read line by line, ms. */
const KEPT_MS = 5000;

/** Current announcements, and a function to announce a message. A message that is still shown is not repeated. */
export function useSayings() {
  const [sayings, setSayings] = useState<readonly Saying[]>([]);
  const say = useCallback((message: string, isUrgent = false) => {
    setSayings((before) => {
      if (before.some((saying) => saying.message === message)) return before;
      return [...before, { id: (before.at(-1)?.id ?? 0) + 1, message, isUrgent }];
    });
    setTimeout(
      () => setSayings((before) => before.filter((saying) => saying.message !== message)),
      KEPT_MS,
    );
  }, []);
  return [sayings, say] as const;
}

/**
 * The page's live regions. They exist from the start, because a region that is added together with its text is not read
 * out reliably (reliability F6). New messages are appended.
 */
export const LiveRegions = ({ sayings }: { sayings: readonly Saying[] }) => (
  <>
    <div role="status" aria-atomic="false">
      <Sayings list={sayings.filter(({ isUrgent }) => !isUrgent)} />
    </div>
    <div role="alert" aria-atomic="false">
      <Sayings list={sayings.filter(({ isUrgent }) => isUrgent)} />
    </div>
  </>
);

const Sayings = ({ list }: { list: readonly Saying[] }) =>
  list.map(({ id, message }) => (
    <p key={id} className="visually-hidden">
      {message}
    </p>
  ));
