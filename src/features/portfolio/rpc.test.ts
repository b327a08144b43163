// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createRpc } from './rpc';

const URLS = ['https://one.test/', 'https://two.test/'];
const CALL = [{ method: 'getBalance', params: ['x'] }];
const signal = () => new AbortController().signal;
const good = (result: unknown) => Response.json({ jsonrpc: '2.0', id: 0, result });

/** Nodes that answer one after the other; what was waited, and who was asked. */
function nodes(answers: (() => Response)[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  const ask = createRpc({
    urls: URLS,
    send: async (url) => {
      asked.push(url);
      const next = answers.shift();
      if (!next) throw new TypeError('fetch failed');
      return next();
    },
    wait: async (ms) => void waited.push(ms),
  });
  return { ask, asked, waited };
}
const busy = (after?: string) => () =>
  new Response(null, {
    status: 429,
    ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
  });

test('a busy node is asked again after the pause it names, twice at most', async () => {
  const { ask, asked, waited } = nodes([busy('2'), busy(), () => good(7)]);
  expect(await ask(CALL, signal())).toEqual([7]);
  expect(waited).toEqual([2000, 1000]);
  expect(asked).toEqual([URLS[0], URLS[0], URLS[0]]);
});

test('a node that stays busy, and one that is gone, leave nothing to be told', async () => {
  const { ask, asked } = nodes([busy(), busy(), busy()]);
  await expect(ask(CALL, signal())).rejects.toMatchObject({ trouble: 'BUSY' });
  expect(asked).toEqual([URLS[0], URLS[0], URLS[0], URLS[1]]);
});

test('a long pause is not waited for: the next node is asked', async () => {
  const { ask, waited } = nodes([busy('60'), () => good(1)]);
  expect(await ask(CALL, signal())).toEqual([1]);
  expect(waited).toEqual([]);
});

test.each([
  [{ jsonrpc: '2.0', id: 0, error: { code: -32_601, message: '' } }, 'UNSUPPORTED'],
  [{ jsonrpc: '2.0', id: 0, error: { code: -32_603, message: '' } }, 'REFUSED'],
  [{ id: 5, result: 1 }, 'ODD'],
  ['hello', 'ODD'],
  [null, 'ODD'],
])('%j is %s, and no other node is asked', async (body, trouble) => {
  const { ask, asked } = nodes([() => Response.json(body)]);
  await expect(ask(CALL, signal())).rejects.toMatchObject({ trouble });
  expect(asked).toHaveLength(1);
});

test('a batch comes in the order of its calls, however it was answered', async () => {
  const { ask } = nodes([
    () =>
      Response.json([
        { id: 1, result: 'b' },
        { id: 0, result: 'a' },
      ]),
  ]);
  expect(await ask([...CALL, ...CALL], signal())).toEqual(['a', 'b']);
});

test('at most four requests are under way', async () => {
  let [running, most] = [0, 0];
  const open: (() => void)[] = [];
  const ask = createRpc({
    urls: URLS,
    send: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
      return good(1);
    },
    wait: async () => undefined,
  });
  const all = Array.from({ length: 10 }, () => ask(CALL, signal()));
  for (let done = 0; done < 10; done += 1) {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    open.shift()?.();
  }
  expect(await Promise.all(all)).toHaveLength(10);
  expect(most).toBe(4);
});
