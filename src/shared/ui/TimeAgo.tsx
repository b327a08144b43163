import { momentText } from '../format/times';
import { utcText } from '../format/utcText';
import { usePreferences } from '../format/displayPreferences';
import { useNow } from '../time/useNow';
import { timeAgo } from './timeAgo';

interface TimeAgoProps {
  /** ISO 8601 UTC, as all times of the API. */
  at: string;
  /** It has happened, so it is never shown as ahead, even if another clock than the server's took the time. */
  isPast?: boolean;
}

const REFRESH_MS = 30_000;

/** How long ago or ahead something is by the server's clock, kept fresh; the exact time on hover, one's own and UTC. */
export function TimeAgo({ at, isPast = false }: TimeAgoProps) {
  const now = useNow(REFRESH_MS);
  // Drawn again when one chooses to read times otherwise.
  usePreferences();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>unknown</span>;
  return (
    <time dateTime={new Date(time).toISOString()} title={`${momentText(time)} (${utcText(time)})`}>
      {timeAgo(isPast ? Math.min(time, now) : time, now)}
    </time>
  );
}
