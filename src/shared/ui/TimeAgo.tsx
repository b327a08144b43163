import { useNow } from '../hooks/useNow';
import { timeAgo } from './timeAgo';

interface TimeAgoProps {
  /** ISO 8601 UTC, as all times of the API. */
  at: string;
}

const REFRESH_MS = 30_000;
const whole = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** How long ago or ahead something is, kept fresh; the exact local time on hover. */
export function TimeAgo({ at }: TimeAgoProps) {
  const now = useNow(REFRESH_MS);
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>unknown</span>;
  return (
    <time dateTime={new Date(time).toISOString()} title={whole.format(time)}>
      {timeAgo(time, now)}
    </time>
  );
}
