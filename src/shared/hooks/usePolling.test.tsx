import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePolling } from './usePolling';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Poller({ work, isOn }: { work: () => Promise<unknown>; isOn: boolean }) {
  usePolling(work, 1_000, isOn);
  return null;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const newWork = () => vi.fn<() => Promise<unknown>>(async () => undefined);
function look(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('C20: polling repeats while it is on', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  await pass(3_500);
  expect(work).toHaveBeenCalledTimes(3);
});

test('polling makes no request while it is off', async () => {
  const work = newWork();
  render(<Poller work={work} isOn={false} />);
  await pass(3_500);
  expect(work).not.toHaveBeenCalled();
});

test('C20: polling pauses in a hidden tab and resumes at once when the tab is shown', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  look(true);
  await pass(10_000);
  expect(work).not.toHaveBeenCalled();
  look(false);
  expect(work).toHaveBeenCalledTimes(1);
});

test('polling pauses while the browser is offline and resumes at once when it is back', async () => {
  const work = newWork();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Poller work={work} isOn />);
  await pass(10_000);
  expect(work).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(work).toHaveBeenCalledTimes(1);
});

test('polling stops when the browser goes offline between two calls', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  await pass(1_500);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('polling waits for a response before the next request', async () => {
  const work = vi.fn<() => Promise<unknown>>(() => new Promise<never>(() => undefined));
  render(<Poller work={work} isOn />);
  await pass(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('polling continues after a failure', async () => {
  const work = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no')));
  render(<Poller work={work} isOn />);
  await pass(2_500);
  expect(work).toHaveBeenCalledTimes(2);
});

test('polling ends when the screen is unmounted', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />).unmount();
  await pass(5_000);
  expect(work).not.toHaveBeenCalled();
});
