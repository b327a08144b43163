import { momentText } from '../format/times';
import { utcText } from '../format/utcText';
import { usePreferences } from '../format/displayPreferences';
import { useNow } from '../time/useNow';
import { timeAgo } from './timeAgo';

interface TimeAgoProps {
  /** ISO 8601 UTC, as all times of the API. */
  at: string;
  /** It has happened, so it is never shown in the future, even if another clock than the server's recorded it. */
  isPast?: boolean;
}

const REFRESH_MS = 30_000;

/**
 * A time relative to the server's clock, kept up to date; hovering shows the exact time, in the user's time zone and in
 * UTC.
 */
export function TimeAgo({ at, isPast = false }: TimeAgoProps) {
  const now = useNow(REFRESH_MS);
  // Renders again when the user changes the time format.
  usePreferences();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>unknown</span>;
  return (
    <time dateTime={new Date(time).toISOString()} title={`${momentText(time)} (${utcText(time)})`}>
      {timeAgo(isPast ? Math.min(time, now) : time, now)}
    </time>
  );
}
