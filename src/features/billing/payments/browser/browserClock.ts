import { serverNow } from '@/shared/time/serverClock';
import { Stopped } from '../flow/context';
import type { Clock } from '../ports';

/** The browser's time. Only spans of `now` are used for anything that matters, so a wrong date does no harm. */
export const browserClock: Clock = {
  now: () => Date.now(),
  serverNow,
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Stopped('stopped'));
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
};
