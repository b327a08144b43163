import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog, SLOW_MS, STUCK_MS } from './watchdog';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the watchdog', () => {
  it.each([
    [0, 'quiet'],
    [SLOW_MS - 1, 'quiet'],
    [SLOW_MS, 'slow'],
    [STUCK_MS - 1, 'slow'],
    [STUCK_MS, 'stuck'],
  ])('rates a call of %i ms as %s', (ms, level) => {
    const watchdog = createWatchdog();
    watchdog.watch();
    vi.advanceTimersByTime(ms);
    expect(watchdog.getSnapshot().level).toBe(level);
  });

  it('reports nothing for calls that end in time', () => {
    const watchdog = createWatchdog();
    const listener = vi.fn<() => void>();
    watchdog.subscribe(listener);
    watchdog.watch()();
    vi.advanceTimersByTime(STUCK_MS);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is quiet again when the long call ends', () => {
    const watchdog = createWatchdog();
    const ended = watchdog.watch();
    vi.advanceTimersByTime(STUCK_MS);
    ended();
    expect(watchdog.getSnapshot()).toEqual({ level: 'quiet' });
  });

  it('notifies once when several calls become slow together', () => {
    const watchdog = createWatchdog();
    const listener = vi.fn<() => void>();
    watchdog.subscribe(listener);
    watchdog.watch();
    watchdog.watch();
    vi.advanceTimersByTime(SLOW_MS);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('offers to cancel only the stuck reads', () => {
    const watchdog = createWatchdog();
    const old = vi.fn<() => void>();
    const recent = vi.fn<() => void>();
    watchdog.watch(old);
    watchdog.watch();
    vi.advanceTimersByTime(STUCK_MS - 1);
    watchdog.watch(recent);
    vi.advanceTimersByTime(1);
    watchdog.getSnapshot().cancel?.();
    expect(old).toHaveBeenCalledTimes(1);
    expect(recent).not.toHaveBeenCalled();
  });

  it('offers nothing while only writes are stuck', () => {
    const watchdog = createWatchdog();
    watchdog.watch();
    vi.advanceTimersByTime(STUCK_MS);
    expect(watchdog.getSnapshot()).toEqual({ level: 'stuck' });
  });

  it('resolves whenIdle when the last call ends', async () => {
    const watchdog = createWatchdog();
    const ends = [watchdog.watch(), watchdog.watch()];
    const isIdle = vi.fn<() => void>();
    void watchdog.whenIdle().then(isIdle);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isIdle).not.toHaveBeenCalled();
    ends[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isIdle).toHaveBeenCalledOnce();
  });

  it('does not notify a listener that has unsubscribed', () => {
    const watchdog = createWatchdog();
    const listener = vi.fn<() => void>();
    watchdog.subscribe(listener)();
    watchdog.watch();
    vi.advanceTimersByTime(SLOW_MS);
    expect(listener).not.toHaveBeenCalled();
  });

  it('can be read by a component', () => {
    const watchdog = createWatchdog();
    function Level() {
      return <p>{useSyncExternalStore(watchdog.subscribe, watchdog.getSnapshot).level}</p>;
    }
    render(<Level />);
    watchdog.watch();
    act(() => {
      vi.advanceTimersByTime(SLOW_MS);
    });
    expect(screen.getByText('slow')).toBeVisible();
  });
});
