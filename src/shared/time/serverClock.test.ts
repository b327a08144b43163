import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as serverClock from './serverClock';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 24, 10);
const header = (time: number) => new Date(time).toUTCString();

let clock: typeof serverClock;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  vi.resetModules();
  clock = await import('./serverClock');
});
afterEach(() => void vi.useRealTimers());

/** An answer that took `ms` and was written at `time`, as it arrived. */
function answered(time: number, ms = 0): void {
  const sentAt = performance.now();
  vi.advanceTimersByTime(ms);
  clock.noteServerTime(header(time), sentAt);
}

const ahead = () => clock.serverNow() - Date.now();

test('before any answer the visitor’s clock counts', () => {
  expect(clock.serverNow()).toBe(NOW);
});

test('a visitor’s clock that agrees to the second counts as it is', () => {
  vi.setSystemTime(NOW + 400);
  answered(NOW);
  expect(ahead()).toBe(0);
});

test('a server two hours ahead is followed to the second', () => {
  answered(NOW + 2 * HOUR, 100);
  expect(Math.abs(ahead() - 2 * HOUR)).toBeLessThan(1000);
});

test('a visitor’s clock in another year does not matter', () => {
  vi.setSystemTime(Date.UTC(2019, 0, 1));
  answered(NOW);
  expect(Math.abs(clock.serverNow() - NOW)).toBeLessThan(1000);
});

test('a clock that jumps while the page is open changes nothing', () => {
  answered(NOW);
  vi.setSystemTime(NOW - 400 * 24 * HOUR);
  vi.advanceTimersByTime(60_000);
  expect(Math.abs(clock.serverNow() - NOW - 60_000)).toBeLessThan(1000);
});

test('a slow answer keeps the precision of a quick one', () => {
  answered(NOW + 2 * HOUR);
  const before = ahead();
  answered(NOW + 2 * HOUR, 30_000);
  expect(Math.abs(ahead() - before)).toBeLessThan(1000);
});

test('many answers are more exact than one', () => {
  const shift = 2 * HOUR + 700;
  for (let count = 0; count < 20; count += 1) {
    vi.advanceTimersByTime(370);
    answered(Date.now() + shift);
  }
  expect(Math.abs(ahead() - shift)).toBeLessThan(100);
});

test.each([null, undefined, '', 'soon', header(0), header(Date.UTC(2400, 0))])(
  'a header %j is ignored',
  (date) => {
    clock.noteServerTime(date, performance.now());
    expect(ahead()).toBe(0);
  },
);

describe('an answer from the past', () => {
  test('is taken for a cached one', () => {
    answered(NOW);
    answered(NOW - HOUR);
    expect(ahead()).toBe(0);
  });

  test('is believed when the next one agrees', () => {
    answered(NOW);
    answered(NOW - HOUR);
    vi.advanceTimersByTime(1000);
    answered(NOW - HOUR + 1000);
    expect(Math.abs(ahead() + HOUR)).toBeLessThan(1000);
  });
});

describe('listeners', () => {
  test('are called when the time turns out to be another, and not for less than a second', () => {
    const changed = vi.fn<() => void>();
    const stop = clock.onClockChange(changed);
    answered(NOW);
    expect(changed).not.toHaveBeenCalled();
    answered(NOW + HOUR);
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    answered(NOW + 3 * HOUR);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

test('a moment of the visitor’s clock is converted to the server’s', () => {
  answered(NOW + HOUR);
  expect(Math.abs(clock.serverTimeOf(NOW - 60_000) - (NOW + HOUR - 60_000))).toBeLessThan(1000);
});
