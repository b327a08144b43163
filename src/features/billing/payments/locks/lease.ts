import { Stopped } from '../flow/context';
import type { JournalStorage } from '../journal/journal';
import type { Clock, LockPort } from '../ports';

const PREFIX = 'PAY-LEASE:';
const HEARTBEAT = 15_000;
/** Two renewals may be missed: browsers slow down the timers of hidden tabs. */
const LIFE = 45_000;
/** Long enough for two tabs that wrote in the same instant to see who wrote last. */
const CONTEST = 50;

interface Options {
  storage: JournalStorage | null;
  clock: Clock;
  /** Random name of this tab. */
  owner: string;
}

/**
 * A lock made of a storage entry `owner until`, renewed while the work runs. Storage has no 'write if absent', so the
 * entry is read again after a moment: the last writer has the lock.
 */
export function createLease({ storage, clock, owner }: Options): LockPort {
  const held = new Set<string>();
  const holder = (orderId: string) => read(storage, PREFIX + orderId, clock.now());
  const renew = (orderId: string) =>
    write(storage, PREFIX + orderId, `${owner} ${clock.now() + LIFE}`);

  return {
    async withLock(orderId, work) {
      const other = holder(orderId);
      if (held.has(orderId) || (other !== null && other !== owner)) return 'busy';
      held.add(orderId);
      const done = new AbortController();
      try {
        renew(orderId);
        await clock.sleep(CONTEST, done.signal);
        const winner = holder(orderId);
        if (winner !== null && winner !== owner) return 'busy';
        void beat(() => renew(orderId), clock, done.signal);
        return await work();
      } finally {
        done.abort(new Stopped('released'));
        held.delete(orderId);
        if (holder(orderId) === owner) remove(storage, PREFIX + orderId);
      }
    },
  };
}

async function beat(renew: () => void, clock: Clock, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await clock.sleep(HEARTBEAT, signal);
      renew();
    }
  } catch {
    // Released.
  }
}

function read(storage: JournalStorage | null, key: string, now: number): string | null {
  try {
    const [owner, until] = (storage?.getItem(key) ?? '').split(' ');
    return owner !== undefined && owner !== '' && Number(until) > now ? owner : null;
  } catch {
    return null;
  }
}

function write(storage: JournalStorage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value);
  } catch {
    // Full or forbidden: no lock between tabs, but the journal detects this and asks for consent.
  }
}

function remove(storage: JournalStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // The lease expires without being removed.
  }
}
