// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, FRESH_MS, takeAsked } from './asked';

const get = { method: 'GET', url: '/auth/authenticate' };
const answering = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

afterEach(() => takeAsked(get));

test('what the page asked for is taken once', async () => {
  answering(json({ success: true }));
  askEarly('/auth/authenticate');
  expect(await takeAsked(get)).toEqual({ kind: 'answer', status: 200, body: { success: true } });
  expect(await takeAsked(get)).toBeNull();
});

test('nothing else is answered by it', async () => {
  answering(json({}));
  askEarly('/auth/authenticate');
  expect(await takeAsked({ method: 'POST', url: '/auth/authenticate' })).toBeNull();
  expect(await takeAsked({ method: 'GET', url: '/packages' })).toBeNull();
});

test('several answers are kept, each for its own address', async () => {
  answering(async () => Response.json({ success: true }));
  askEarly('/auth/authenticate');
  askEarly('/discord/server-details/1');
  const details = { method: 'GET', url: '/discord/server-details/1' };
  expect(await takeAsked({ ...details, params: new URLSearchParams('a=1') })).toBeNull();
  expect(await takeAsked(details)).not.toBeNull();
  expect(await takeAsked(get)).not.toBeNull();
});

test('what is wanted late is asked anew', async () => {
  answering(json({ success: true }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  askEarly('/auth/authenticate');
  now.mockReturnValue(FRESH_MS + 1);
  expect(await takeAsked(get)).toBeNull();
});

test.each([
  ['a refusal, which is the client’s to deal with', json({}, 401)],
  ['a page in place of an answer', async () => new Response('<html>')],
  ['no answer at all', () => Promise.reject(new TypeError('offline'))],
])('it leaves the client %s', async (_, answer) => {
  answering(answer);
  askEarly('/auth/authenticate');
  expect(await takeAsked(get)).toBeNull();
});
