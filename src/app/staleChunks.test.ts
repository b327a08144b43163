// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchedAhead, reloadWhenStale } from './staleChunks';

const reload = vi.fn<() => void>();
// One listener for the file: the window outlives each test.
reloadWhenStale(reload);
beforeEach(() => reload.mockClear());

const fail = () => window.dispatchEvent(new Event('vite:preloadError'));

test('code that is gone brings the page anew, once', () => {
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
