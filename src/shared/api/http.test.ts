import { expect, test, vi } from 'vitest';
import { createInstance, renewOn401, send, type WireRequest } from './http';
import { scriptedAdapter } from './testing/scriptedAdapter';

const request = { method: 'POST', url: '/a' };

/** What reaches the network of a request whose first sending is answered 401, until the token is renewed. */
async function sentTwice(wire: WireRequest, whileRenewing = () => {}) {
  let isFirst = true;
  const { adapter, sent } = scriptedAdapter(() => {
    const status = isFirst ? 401 : 200;
    isFirst = false;
    return { status };
  });
  const instance = createInstance(adapter);
  renewOn401(instance, createInstance(adapter), {
    mark: () => 0,
    async settle() {
      whileRenewing();
      return 'renewed';
    },
  });
  return { answer: await send(instance, wire), sent };
}

test.each(['{ "n": 1.0, "n": 2 }', '"\\u00fc"', '[1e3, 10000000000000000001]'])(
  'A9: the retry sends the text %j as it is',
  async (data) => {
    const { sent } = await sentTwice({ ...request, data });
    expect(sent.map((each) => each.data)).toEqual([data, data]);
  },
);

test('A9: the retry sends the same file', async () => {
  const data = new Blob(['bytes']);
  const { sent } = await sentTwice({ ...request, data, headers: { 'Content-Type': 'image/png' } });
  expect(sent).toHaveLength(2);
  for (const each of sent) {
    expect(each.data).toBe(data);
    expect(each.headers['Content-Type']).toBe('image/png');
  }
});

test('A9: the retry has the same idempotency key', async () => {
  const { sent } = await sentTwice({ ...request, data: '{}', idempotencyKey: 'key-1' });
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-1']);
});

test('A9: the answer to the retry is read as the first would have been', async () => {
  const transformResponse = vi.fn<(data: unknown) => unknown>(() => 'read');
  const { answer } = await sentTwice({ ...request, transformResponse });
  expect(answer).toEqual({ kind: 'answer', status: 200, body: 'read' });
});

test('A13: a call that is aborted during the renewal is not sent again', async () => {
  const leaving = new AbortController();
  const { sent } = await sentTwice({ ...request, signal: leaving.signal }, () => leaving.abort());
  expect(sent).toHaveLength(1);
});
