// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchdog } from '@/shared/api/watchdog';
import { createFirstScreen } from './whenSettled';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page load, and whether it has settled by now. */
function begin() {
  const { markFirstScreen, whenSettled } = createFirstScreen();
  const isSettled = vi.fn<() => void>();
  void whenSettled().then(isSettled);
  return { markFirstScreen, isSettled };
}

test('it waits for the first screen', async () => {
  const { markFirstScreen, isSettled } = begin();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isSettled).not.toHaveBeenCalled();
  markFirstScreen();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).toHaveBeenCalledOnce();
});

test('it waits for what that has asked for, and for what is asked with the answer', async () => {
  const { markFirstScreen, isSettled } = begin();
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
  const { isSettled } = begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isSettled).toHaveBeenCalledOnce();
});
