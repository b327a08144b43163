import { useEffect, useState } from 'react';
import { spareTime } from '../state/spareTime';

/** False until what it is used in has been shown and the browser has nothing better to do. */
export function useSpareTime(): boolean {
  const [isSpare, setSpare] = useState(false);
  useEffect(() => {
    let isGone = false;
    void spareTime().then(() => {
      if (!isGone) setSpare(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isSpare;
}
