import type { Adapter } from '../http';
import { createClient } from '../createClient';
import type { RenewalNews } from '../renewal';
import type { Locks } from '../renewalLock';
import type { RenewalTrail } from '../renewalTrail';
import { createWatchdog } from '../watchdog';

interface TestClientOptions {
  adapter?: Adapter;
  locks?: Locks;
  news?: RenewalNews;
}

export const silence: RenewalNews = { tell: () => undefined, hear: () => undefined };

/** A trail that no storage keeps; `isLeft` as if a page had been left in the middle of a renewal. */
export function memoryTrail(isLeft = false): RenewalTrail {
  let left = isLeft;
  return {
    isLeft: () => left,
    leave: () => {
      left = true;
    },
    remove: () => {
      left = false;
    },
  };
}

/** A client with its own renewal and watchdog, so that tests do not share a session. */
export function testClient({ adapter, locks, news = silence }: TestClientOptions = {}) {
  const watchdog = createWatchdog();
  const client = createClient({
    locks: () => locks,
    news,
    trail: memoryTrail(),
    watchdog,
    ...(adapter === undefined ? {} : { adapter }),
  });
  const outcomes: string[] = [];
  for (const outcome of ['renewed', 'dead', 'undecided'] as const) {
    client.on(outcome, () => outcomes.push(outcome));
  }
  return { ...client, watchdog, outcomes };
}
