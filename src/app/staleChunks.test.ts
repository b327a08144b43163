// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchedAhead, neededNow, reloadWhenStale } from './staleChunks';

const reload = vi.fn<() => void>();
// One listener for the file: the window outlives each test.
reloadWhenStale(reload);
beforeEach(() => reload.mockClear());

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));

test('E3: code that is gone brings the page anew, once', () => {
  fail();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('a minute later it may do so again', () => {
  fail();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without a network it is left alone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('code that nobody has asked for yet may be gone', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_002);
  const gone = Promise.reject(new Error('gone'));
  const fetched = fetchedAhead(gone);
  fail();
  await fetched;
  expect(reload).not.toHaveBeenCalled();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('what somebody waits for brings the page anew, though it was being fetched ahead', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_003);
  const gone = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const fetched = fetchedAhead(gone);
  fail();
  await expect(neededNow(gone)).rejects.toThrow('Failed to fetch');
  await fetched;
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose code is wrong is not loaded again for it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 420_004);
  await expect(neededNow(Promise.reject(new Error('is not a function')))).rejects.toThrow('not a');
  expect(reload).not.toHaveBeenCalled();
});
