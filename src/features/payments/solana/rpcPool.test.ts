// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { ChainError } from '../ports';
import { absoluteUrls, createRpcPool } from './rpcPool';

const asked: string[] = [];
let now = 0;
beforeEach(() => {
  asked.length = 0;
  now = 0;
});

/** Nodes that answer getSlot as they are told: a slot, a status, or not at all. */
function pool(nodes: Record<string, () => number | 'gone' | { code: number }>) {
  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    const result = nodes[url]?.() ?? 'gone';
    if (result === 'gone') throw new TypeError('fetch failed');
    const { id }: { id: unknown } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    // No slot of these tests is a status.
    if (result === 429 || result === 500) return new Response('no', { status: result });
    const body =
      typeof result === 'number'
        ? { jsonrpc: '2.0', id, result }
        : { jsonrpc: '2.0', id, error: { ...result, message: 'said the node' } };
    return Response.json(body);
  };
  return createRpcPool(Object.keys(nodes), { now: () => now, fetch: answer });
}
const A = 'https://a.test/';
const B = 'https://b.test/';
const slot = (target: ReturnType<typeof pool>) => target.ask((node) => node.getSlot());

test.each(['gone', 429, 500] as const)(
  'row 12: a node that is %s leads to the next',
  async (trouble) => {
    expect(await slot(pool({ [A]: () => trouble, [B]: () => 7 }))).toBe(7);
    expect(asked).toEqual([A, B]);
  },
);

test('C14: web3.js repeats nothing by itself', async () => {
  await expect(slot(pool({ [A]: () => 429 }))).rejects.toMatchObject({ kind: 'rate-limited' });
  expect(asked).toEqual([A]);
});

test('a node that failed is asked last for a while', async () => {
  const target = pool({ [A]: () => 'gone', [B]: () => 7 });
  await slot(target);
  asked.length = 0;
  await slot(target);
  expect(asked).toEqual([B]);
});

test('after its rest it is asked first again', async () => {
  const target = pool({ [A]: () => 'gone', [B]: () => 7 });
  await slot(target);
  asked.length = 0;
  now = 31_000;
  await slot(target);
  expect(asked[0]).toBe(A);
});

test('a refusal is an answer: nobody else is asked', async () => {
  const target = pool({ [A]: () => ({ code: -32_602 }), [B]: () => 7 });
  await expect(slot(target)).rejects.toMatchObject({ kind: 'refused' });
  expect(asked).toEqual([A]);
});

test('a node that is behind is not believed', async () => {
  expect(await slot(pool({ [A]: () => ({ code: -32_005 }), [B]: () => 7 }))).toBe(7);
});

test('with nobody left it is unreachable', async () => {
  await expect(slot(pool({ [A]: () => 'gone' }))).rejects.toEqual(
    expect.objectContaining({ kind: 'unreachable' }),
  );
  await expect(slot(pool({}))).rejects.toBeInstanceOf(ChainError);
});

test('addresses of our own origin are completed, and others than http(s) left out', () => {
  const urls = ['/rpc', 'https://rpc.test/?key=1', 'javascript:alert(1)', 'wss://rpc.test', '::'];
  expect(absoluteUrls(urls, 'https://app.test')).toEqual([
    'https://app.test/rpc',
    'https://rpc.test/?key=1',
    'https://app.test/::',
  ]);
});
