// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startEarly, FRESH_MS, consumeEarly } from './earlyRequests';

const get = { method: 'GET', url: '/auth/authenticate' };
const answering = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

afterEach(() => consumeEarly(get));

test('an early answer is used once', async () => {
  answering(json({ success: true }));
  startEarly('/auth/authenticate');
  expect(await consumeEarly(get)).toEqual({ kind: 'answer', status: 200, body: { success: true } });
  expect(await consumeEarly(get)).toBeNull();
});

test('the body of an early answer is read before the client needs it', async () => {
  const response = Response.json({ success: true });
  answering(async () => response);
  startEarly('/auth/authenticate');
  await vi.waitFor(() => expect(response.bodyUsed).toBe(true));
});

test('an early answer is not used for another method or address', async () => {
  answering(json({}));
  startEarly('/auth/authenticate');
  expect(await consumeEarly({ method: 'POST', url: '/auth/authenticate' })).toBeNull();
  expect(await consumeEarly({ method: 'GET', url: '/packages' })).toBeNull();
});

test('several early answers are kept, each for its own address', async () => {
  answering(async () => Response.json({ success: true }));
  startEarly('/auth/authenticate');
  startEarly('/discord/server-details/1');
  const details = { method: 'GET', url: '/discord/server-details/1' };
  expect(await consumeEarly({ ...details, params: new URLSearchParams('a=1') })).toBeNull();
  expect(await consumeEarly(details)).not.toBeNull();
  expect(await consumeEarly(get)).not.toBeNull();
});

test('an early answer that is too old is not used', async () => {
  answering(json({ success: true }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  startEarly('/auth/authenticate');
  now.mockReturnValue(FRESH_MS + 1);
  expect(await consumeEarly(get)).toBeNull();
});

test.each([
  ['a refusal, which is the client’s to deal with', json({}, 401)],
  ['a page in place of an answer', async () => new Response('<html>')],
  ['no answer at all', () => Promise.reject(new TypeError('offline'))],
])('the client makes the request after %s', async (_, answer) => {
  answering(answer);
  startEarly('/auth/authenticate');
  expect(await consumeEarly(get)).toBeNull();
});
