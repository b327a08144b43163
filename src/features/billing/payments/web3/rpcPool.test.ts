// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChainError } from '../ports';
import { Stopped } from '../flow/context';
import { answerOf } from './errors';
import { absoluteUrls, createNodePool } from '@/shared/solana/nodePool';
import { createRpcPool } from './rpcPool';

const asked: string[] = [];
const mistakes: unknown[] = [];
let now = 0;
beforeEach(() => {
  asked.length = 0;
  mistakes.length = 0;
  now = 0;
});

/** Nodes with scripted answers to getSlot: a slot, a status, or none at all. */
function pool(
  nodes: Record<string, () => number | 'gone' | { code: number } | { retryAfter: string }>,
) {
  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const result = nodes[url]?.() ?? 'gone';
    if (result === 'gone') throw new TypeError('fetch failed');
    const { id }: { id: unknown } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    // No slot in these tests equals a status.
    if (result === 429 || result === 500) return new Response('no', { status: result });
    if (typeof result === 'object' && 'retryAfter' in result) {
      return new Response('no', { status: 429, headers: { 'retry-after': result.retryAfter } });
    }
    const body =
      typeof result === 'number'
        ? { jsonrpc: '2.0', id, result }
        : { jsonrpc: '2.0', id, error: { ...result, message: 'said the node' } };
    return Response.json(body);
  };
  return createRpcPool(
    createNodePool(Object.keys(nodes), () => now),
    {
      fetch: answer,
      bugs: { report: (error) => void mistakes.push(error) },
    },
  );
}
const A = 'https://a.test/';
const B = 'https://b.test/';
const slot = (target: ReturnType<typeof pool>) => target.ask((node) => answerOf(node.getSlot()));
afterEach(() => {
  if (mistakes.length > 0) throw new AggregateError(mistakes, 'Mistakes in the code');
});

test.each(['gone', 429, 500] as const)(
  'row 12: a node that fails with %s is followed by the next node',
  async (trouble) => {
    expect(await slot(pool({ [A]: () => trouble, [B]: () => 7 }))).toBe(7);
    expect(asked).toEqual([A, B]);
  },
);

test('C14: web3.js does not retry requests', async () => {
  await expect(slot(pool({ [A]: () => 429 }))).rejects.toMatchObject({ kind: 'rate-limited' });
  expect(asked).toEqual([A]);
});

test('a node that just failed is tried last', async () => {
  const target = pool({ [A]: () => 'gone', [B]: () => 7 });
  await slot(target);
  asked.length = 0;
  await slot(target);
  expect(asked).toEqual([B]);
});

test('a node that failed is tried first again after its pause', async () => {
  const target = pool({ [A]: () => 'gone', [B]: () => 7 });
  await slot(target);
  asked.length = 0;
  now = 31_000;
  await slot(target);
  expect(asked[0]).toBe(A);
});

test('a refusal counts as an answer, and no other node is tried', async () => {
  const target = pool({ [A]: () => ({ code: -32_602 }), [B]: () => 7 });
  await expect(slot(target)).rejects.toMatchObject({ kind: 'refused' });
  expect(asked).toEqual([A]);
});

test('a node that is behind is skipped', async () => {
  expect(await slot(pool({ [A]: () => ({ code: -32_005 }), [B]: () => 7 }))).toBe(7);
});

test('a pool with no working node is unreachable', async () => {
  await expect(slot(pool({ [A]: () => 'gone' }))).rejects.toEqual(
    expect.objectContaining({ kind: 'unreachable' }),
  );
  await expect(slot(pool({}))).rejects.toBeInstanceOf(ChainError);
});

describe('C14: a node that sends Retry-After', () => {
  test.each(['5', 'Thu, 01 Jan 1970 00:00:05 GMT'])(
    'gets no request until then (%s)',
    async (said) => {
      const target = pool({ [A]: () => ({ retryAfter: said }) });
      await expect(slot(target)).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 5_000 });
      now = 4_999;
      await expect(slot(target)).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 1 });
      expect(asked).toEqual([A]);
      now = 5_000;
      await expect(slot(target)).rejects.toBeInstanceOf(ChainError);
      expect(asked).toEqual([A, A]);
    },
  );

  test('does not block requests to another node', async () => {
    const target = pool({ [A]: () => ({ retryAfter: '60' }), [B]: () => 7 });
    expect(await slot(target)).toBe(7);
    now = 40_000;
    expect(await slot(target)).toBe(7);
    expect(asked).toEqual([A, B, B]);
  });

  test('is paused for ten minutes at most', async () => {
    const target = pool({ [A]: () => ({ retryAfter: '999999' }) });
    await expect(slot(target)).rejects.toMatchObject({ retryAfter: 600_000 });
  });

  test.each(['soon', '-5', ''])('that cannot be read (%j) is not paused', async (said) => {
    const target = pool({ [A]: () => ({ retryAfter: said }) });
    await expect(slot(target)).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 0 });
  });
});

test('relative addresses get our origin, and addresses without http(s) are dropped', () => {
  const urls = ['/rpc', 'https://rpc.test/?key=1', 'javascript:alert(1)', 'wss://rpc.test', '::'];
  expect(absoluteUrls(urls, 'https://app.test')).toEqual([
    'https://app.test/rpc',
    'https://rpc.test/?key=1',
    'https://app.test/::',
  ]);
});

describe('an exception in the work', () => {
  const mistake = new TypeError('x is undefined');
  const fail = () => Promise.reject(mistake);

  test('is reported, and counts as a node that cannot be reached', async () => {
    await expect(pool({ [A]: () => 7 }).ask(fail)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(mistakes.splice(0)).toEqual([mistake]);
  });

  test('is no mistake when the page was closed', async () => {
    const left = () => Promise.reject(new Stopped('disposed'));
    await expect(pool({ [A]: () => 7 }).ask(left)).rejects.toBeInstanceOf(ChainError);
    expect(mistakes).toEqual([]);
  });
});
