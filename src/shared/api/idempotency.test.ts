import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { ApiResult } from './envelope';
import { withIdempotencyKey } from './idempotency';
import type { ApiRequest } from './apiRequest';

const DONE: ApiResult<null> = { success: true, message: 'OK', data: null };
const failure = (status?: number): ApiResult<null> => ({
  success: false,
  message: 'No',
  ...(status === undefined ? {} : { status }),
});

/** A server that answers each call with the next of some results, and remembers the keys. */
function server(...results: ApiResult<null>[]) {
  const keys: (string | undefined)[] = [];
  const send = (request: ApiRequest) => {
    keys.push(request.idempotencyKey);
    return Promise.resolve(results[keys.length - 1] ?? DONE);
  };
  return { keys, send };
}

/** No two tests ask for the same. */
let url = 0;
const request = (body: unknown): ApiRequest => ({
  method: 'POST',
  url: `/things/${String(url)}`,
  body,
  schema: z.null(),
});
const next = () => void (url += 1);

test('the same call made three times at once has one key', async () => {
  next();
  const { keys, send } = server();
  await Promise.all([1, 2, 3].map(() => withIdempotencyKey(request({ a: 1 }), send)));
  expect(new Set(keys).size).toBe(1);
});

test.each([undefined, 500, 503])('a second try after %s has the same key', async (status) => {
  next();
  const { keys, send } = server(failure(status));
  await withIdempotencyKey(request({ a: 1 }), send);
  await withIdempotencyKey(request({ a: 1 }), send);
  expect(keys[1]).toBe(keys[0]);
});

test.each([['success', DONE] as const, ['a refusal', failure(409)] as const])(
  'the same call after %s has a new key',
  async (_, result) => {
    next();
    const { keys, send } = server(result);
    await withIdempotencyKey(request({ a: 1 }), send);
    await withIdempotencyKey(request({ a: 1 }), send);
    expect(keys[1]).not.toBe(keys[0]);
  },
);

test('another body has another key', async () => {
  next();
  const { keys, send } = server();
  await Promise.all([{ a: 1 }, { a: 2 }].map((body) => withIdempotencyKey(request(body), send)));
  expect(keys[1]).not.toBe(keys[0]);
});
