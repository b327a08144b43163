import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_WAIT_MS, withRenewalLock, type Locks } from './renewalLock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stub = (request: (task: () => unknown, signal: AbortSignal) => Promise<unknown>): Locks => ({
  request: (_name, { signal }, task) => request(task, signal),
});

describe('withRenewalLock', () => {
  it('holds the lock until the task has ended', async () => {
    let held = false;
    const locks = stub(async (task) => {
      held = true;
      await task();
      held = false;
    });
    await withRenewalLock(locks, async () => expect(held).toBe(true));
    await vi.advanceTimersByTimeAsync(0);
    expect(held).toBe(false);
  });

  it('A7: gives a late lock back at once and does not run twice', async () => {
    let grant: () => unknown = () => undefined;
    const locks = stub((task) => {
      grant = task;
      return new Promise(() => undefined);
    });
    const task = vi.fn<() => Promise<string>>(async () => 'done');
    const result = withRenewalLock(locks, task);
    await vi.advanceTimersByTimeAsync(LOCK_WAIT_MS);
    await expect(result).resolves.toBe('done');
    expect(grant()).toBeUndefined();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('A7: withdraws its request when it stops waiting', async () => {
    const locks = stub(
      (_task, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('withdrawn')));
        }),
    );
    const task = vi.fn<() => Promise<string>>(async () => 'done');
    const result = withRenewalLock(locks, task);
    await vi.advanceTimersByTimeAsync(LOCK_WAIT_MS);
    await expect(result).resolves.toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['reject', stub(() => Promise.reject(new Error('forbidden')))],
    [
      'throw',
      stub(() => {
        throw new Error('forbidden');
      }),
    ],
  ])('A8: runs without locks that %s', async (_name, locks) => {
    await expect(withRenewalLock(locks, async () => 'done')).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });
});
