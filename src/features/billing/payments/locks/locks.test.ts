// @vitest-environment node
import { expect, test } from 'vitest';
import type { JournalStorage } from '../journal/journal';
import { createLocks } from './locks';
import { VirtualClock } from '../testing/virtualClock';

function memory(): JournalStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const clock = new VirtualClock();
const tab = (storage: JournalStorage | null, owner: string) =>
  createLocks(undefined, { storage, clock, owner });
const forever = () => new Promise<never>(() => undefined);

test('C5: without Web Locks a second tab finds the order busy', async () => {
  const storage = memory();
  void tab(storage, 'one').withLock('o', forever);
  await clock.advance(1_000);
  expect(await tab(storage, 'two').withLock('o', async () => 'done')).toBe('busy');
});

test('only one of two tabs that start at the same instant gets the lock', async () => {
  const storage = memory();
  let working = 0;
  const work = () => {
    working += 1;
    return forever();
  };
  void tab(storage, 'one').withLock('p', work);
  void tab(storage, 'two').withLock('p', work);
  await clock.advance(1_000);
  expect(working).toBe(1);
});

test('a dead tab holds the lock no longer than its lease', async () => {
  const storage = memory();
  storage.setItem('PAY-LEASE:q', `dead ${clock.now() + 45_000}`);
  await clock.advance(46_000);
  const done = tab(storage, 'two').withLock('q', async () => 'done');
  await clock.advance(100);
  expect(await done).toBe('done');
});

test('a lease is released when the work fails', async () => {
  const storage = memory();
  const failed = tab(storage, 'one').withLock('r', () => Promise.reject(new Error('broken')));
  failed.catch(() => undefined);
  await clock.advance(100);
  await expect(failed).rejects.toThrow('broken');
  expect(storage.getItem('PAY-LEASE:r')).toBeNull();
});

test('a tab without storage still locks out its own second run', async () => {
  const locks = tab(null, 'one');
  void locks.withLock('s', forever);
  await clock.advance(1_000);
  expect(await locks.withLock('s', async () => 'done')).toBe('busy');
});
