import type { Adapter } from '../http';
import { createClient } from '../createClient';
import type { RenewalNews } from '../renewal';
import type { Locks } from '../renewalLock';
import { createWatchdog } from '../watchdog';

interface TestClientOptions {
  adapter?: Adapter;
  locks?: Locks;
  news?: RenewalNews;
}

export const silence: RenewalNews = { tell: () => undefined, hear: () => undefined };

/** A client with its own renewal and watchdog, so that tests do not share a session. */
export function testClient({ adapter, locks, news = silence }: TestClientOptions = {}) {
  const watchdog = createWatchdog();
  const client = createClient({
    locks: () => locks,
    news,
    watchdog,
    ...(adapter === undefined ? {} : { adapter }),
  });
  const outcomes: string[] = [];
  for (const outcome of ['renewed', 'dead', 'undecided'] as const) {
    client.on(outcome, () => outcomes.push(outcome));
  }
  return { ...client, watchdog, outcomes };
}
