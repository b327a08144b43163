// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchdog } from './watchdog';
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

test('a page load is not settled before the first screen', async () => {
  const { markFirstScreen, isSettled } = begin();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isSettled).not.toHaveBeenCalled();
  markFirstScreen();
  await vi.advanceTimersByTimeAsync(10);
  expect(isSettled).toHaveBeenCalledOnce();
});

test('a page load is not settled until the screen’s requests and their follow-ups are answered', async () => {
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

test('a page load settles after 5 s even if the screen never appears', async () => {
  const { isSettled } = begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isSettled).toHaveBeenCalledOnce();
});

test('deferred code is loaded after the first screen', async () => {
  const { expectFirstScreen, markFirstScreen, afterFirstScreen } = createFirstScreen();
  expectFirstScreen();
  const isFetched = vi.fn<() => void>();
  void afterFirstScreen().then(isFetched);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isFetched).not.toHaveBeenCalled();
  markFirstScreen();
  await vi.advanceTimersByTimeAsync(10);
  expect(isFetched).toHaveBeenCalledOnce();
});

test('a part rendered without a page load does not wait for a first screen', async () => {
  const { afterFirstScreen } = createFirstScreen();
  const isFetched = vi.fn<() => void>();
  await afterFirstScreen().then(isFetched);
  expect(isFetched).toHaveBeenCalledOnce();
});
