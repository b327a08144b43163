import { countdown } from '@/shared/time/roughDuration';
import { useServerNow } from '@/shared/time/useServerNow';

interface CountdownProps {
  /** ms since 1970 on the server's clock. */
  until: number;
}

/** What is left until something, each second anew; nothing once it is there. */
export function Countdown({ until }: CountdownProps) {
  const now = useServerNow(until);
  if (now >= until) return null;
  return (
    <span role="timer" className="amount">
      in {countdown(until - now)}
    </span>
  );
}
