// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The two as a page load has them, and what has been resolved by now. */
async function begin() {
  const { markFirstScreen, whenSettled } = await import('./whenSettled');
  const { watchdog } = await import('@/shared/api/watchdog');
  const isSettled = vi.fn<() => void>();
  void whenSettled().then(isSettled);
  return { markFirstScreen, watchdog, isSettled };
}

test('it waits for the first screen', async () => {
  const { markFirstScreen, isSettled } = await begin();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isSettled).not.toHaveBeenCalled();
  markFirstScreen();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).toHaveBeenCalledOnce();
});

test('it waits for what that has asked for, and for what is asked with the answer', async () => {
  const { markFirstScreen, watchdog, isSettled } = await begin();
  const first = watchdog.watch();
  markFirstScreen();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).not.toHaveBeenCalled();
  first();
  const second = watchdog.watch();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).not.toHaveBeenCalled();
  second();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).toHaveBeenCalledOnce();
});

test('a screen that never comes holds nothing up for good', async () => {
  const { isSettled } = await begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isSettled).toHaveBeenCalledOnce();
});
