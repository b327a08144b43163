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

test('C5: without Web Locks a second tab is told that the order is taken', async () => {
  const storage = memory();
  void tab(storage, 'one').withLock('o', forever);
  await clock.advance(1_000);
  expect(await tab(storage, 'two').withLock('o', async () => 'done')).toBe('busy');
});

test('of two tabs in the same instant one works', async () => {
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

test('a tab that died is not waited for longer than its lease', async () => {
  const storage = memory();
  storage.setItem('PAY-LEASE:q', `dead ${clock.now() + 45_000}`);
  await clock.advance(46_000);
  const done = tab(storage, 'two').withLock('q', async () => 'done');
  await clock.advance(100);
  expect(await done).toBe('done');
});

test('a lease is given back when the work ends, even badly', async () => {
  const storage = memory();
  const failed = tab(storage, 'one').withLock('r', () => Promise.reject(new Error('broken')));
  failed.catch(() => undefined);
  await clock.advance(100);
  await expect(failed).rejects.toThrow('broken');
  expect(storage.getItem('PAY-LEASE:r')).toBeNull();
});

test('without any storage a tab still works, and only once at a time', async () => {
  const locks = tab(null, 'one');
  void locks.withLock('s', forever);
  await clock.advance(1_000);
  expect(await locks.withLock('s', async () => 'done')).toBe('busy');
});
