// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AWAY_MS, onReturn } from './returns';

const listener = vi.fn<() => void>();
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  listener.mockClear();
  stop = onReturn(listener);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab that was hidden for a minute counts as a return', () => {
  hide(true);
  vi.advanceTimersByTime(AWAY_MS);
  hide(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a short look at another tab does not', () => {
  hide(true);
  vi.advanceTimersByTime(AWAY_MS - 1);
  hide(false);
  expect(listener).not.toHaveBeenCalled();
});

test('a connection that comes and goes counts once', () => {
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2_000);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
