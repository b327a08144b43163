import type { JournalStorage } from '../journal/journal';
import { createLease } from './lease';
import type { Clock, LockPort } from '../ports';

/**
 * One worker per order in the whole browser. Web Locks where there are any: the browser frees them even
 * when a tab dies. Elsewhere (old browsers, plain http) a lease in storage does the same, less strictly.
 */
export function createLocks(
  locks: LockManager | undefined,
  fallback: { storage: JournalStorage | null; clock: Clock; owner: string },
): LockPort {
  if (!locks) return createLease(fallback);
  return {
    withLock: (orderId, work) =>
      locks.request(`pay:${orderId}`, { ifAvailable: true }, async (lock) =>
        lock === null ? 'busy' : await work(),
      ),
  };
}
