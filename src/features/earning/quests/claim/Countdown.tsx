import { countdown, roughCountdown } from '@/shared/time/roughDuration';
import { useServerNow } from '@/shared/time/useServerNow';

interface CountdownProps {
  /** ms since 1970 on the server's clock. */
  until: number;
  /** Whether to count minutes instead of seconds. */
  isRough?: boolean;
}

/** The time left, updated each second; nothing once it has passed. */
export function Countdown({ until, isRough = false }: CountdownProps) {
  const now = useServerNow(until);
  if (now >= until) return null;
  return (
    <span role="timer" className="amount">
      in {(isRough ? roughCountdown : countdown)(until - now)}
    </span>
  );
}
