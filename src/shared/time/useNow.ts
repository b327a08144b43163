import { useEffect, useState } from 'react';
import { onClockChange, serverNow } from './serverClock';

/** The server's time in ms since 1970, fresh every `ms` milliseconds and when that clock is learned. */
export function useNow(ms: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, ms);
    const stop = onClockChange(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [ms]);
  return now;
}
