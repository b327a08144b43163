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

test('C20: asks again and again while it is on', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  await pass(3_500);
  expect(work).toHaveBeenCalledTimes(3);
});

test('asks nothing while it is off', async () => {
  const work = newWork();
  render(<Poller work={work} isOn={false} />);
  await pass(3_500);
  expect(work).not.toHaveBeenCalled();
});

test('C20: rests while nobody looks, and asks at once when somebody does', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  look(true);
  await pass(10_000);
  expect(work).not.toHaveBeenCalled();
  look(false);
  expect(work).toHaveBeenCalledTimes(1);
});

test('rests while the browser is offline, and asks at once when it is back', async () => {
  const work = newWork();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Poller work={work} isOn />);
  await pass(10_000);
  expect(work).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(work).toHaveBeenCalledTimes(1);
});

test('stops when the browser goes offline between two calls', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />);
  await pass(1_500);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits for an answer before it asks again', async () => {
  const work = vi.fn<() => Promise<unknown>>(() => new Promise<never>(() => undefined));
  render(<Poller work={work} isOn />);
  await pass(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a failure does not end it', async () => {
  const work = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no')));
  render(<Poller work={work} isOn />);
  await pass(2_500);
  expect(work).toHaveBeenCalledTimes(2);
});

test('ends with the screen', async () => {
  const work = newWork();
  render(<Poller work={work} isOn />).unmount();
  await pass(5_000);
  expect(work).not.toHaveBeenCalled();
});
