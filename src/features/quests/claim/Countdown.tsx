import { countdown } from '../timeWords';
import { useServerNow } from '../useServerNow';

interface CountdownProps {
  /** ms since 1970 on the server's clock. */
  until: number;
  /** How far that clock is ahead of this one, ms. */
  offset: number;
}

/** What is left until something, each second anew; nothing once it is there. */
export function Countdown({ until, offset }: CountdownProps) {
  const now = useServerNow(offset, until);
  if (now >= until) return null;
  return (
    <span role="timer" className="amount">
      in {countdown(until - now)}
    </span>
  );
}
