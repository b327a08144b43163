// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchedAhead, neededNow, reloadWhenStale } from './staleChunks';

const reload = vi.fn<() => void>();
// One listener for the file: the window outlives each test.
reloadWhenStale(reload);
beforeEach(() => reload.mockClear());

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));

test('E3: missing code reloads the page once', () => {
  fail();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('the page may reload again after a minute', () => {
  fail();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page does not reload without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('missing code that was only prefetched does not reload the page', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_002);
  const gone = Promise.reject(new Error('gone'));
  const fetched = fetchedAhead(gone);
  fail();
  await fetched;
  expect(reload).not.toHaveBeenCalled();
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('missing code that the page needs reloads it, even if it was being prefetched', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_003);
  const gone = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const fetched = fetchedAhead(gone);
  fail();
  await expect(neededNow(gone)).rejects.toThrow('Failed to fetch');
  await fetched;
  expect(reload).toHaveBeenCalledOnce();
});

test('the page does not reload for code that throws', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 420_004);
  await expect(neededNow(Promise.reject(new Error('is not a function')))).rejects.toThrow('not a');
  expect(reload).not.toHaveBeenCalled();
});
