// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createJsonRpc, type RpcCall } from './jsonRpc';
import { createNodePool } from './nodePool';

const A = 'https://one.test/';
const B = 'https://two.test/';
const call = (method: string): RpcCall => ({
  method,
  params: ['x'],
  accepts: (result) => result !== null && result !== undefined,
});
const ONE = [call('getBalance')];
const THREE = ['getBalance', 'getTokens', 'getNewTokens'].map(call);
const signal = () => new AbortController().signal;

afterEach(() => void vi.useRealTimers());

interface Sent {
  id: number;
  method: string;
}
type Body = Sent | Sent[];
type Node = (body: Body) => Response | Promise<Response>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const answer = (id: unknown, result: unknown) => ({ jsonrpc: '2.0', id, result });
const error = (id: unknown, code: number, message = '') => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
/** Answers each call by its method; a number is the code of an error. */
const knows =
  (results: Record<string, unknown>): Node =>
  (body) => {
    const told = [body].flat().map(({ id, method }) => {
      const result = results[method];
      return typeof result === 'number' ? error(id, result) : answer(id, result ?? method);
    });
    return Response.json(Array.isArray(body) ? told : told[0]);
  };
const good = knows({});
const says =
  (body: unknown, init: ResponseInit = {}): Node =>
  () =>
    typeof body === 'string' ? new Response(body, init) : Response.json(body, init);
const isGone: Node = () => Promise.reject(new TypeError('fetch failed'));
const busy = (after?: string): Node =>
  says('slow down', { status: 429, headers: after === undefined ? {} : { 'retry-after': after } });
const inTurn = (...answers: Node[]): Node => {
  let turn = 0;
  return (body) => (answers[turn++] ?? isGone)(body);
};

/** Asks nodes that answer so; what was waited, and which node got how many calls at once. */
function nodes(answers: Record<string, Node>) {
  const asked: string[] = [];
  const waited: number[] = [];
  let now = 0;
  const through = createJsonRpc({
    send: async (url, { body }) => {
      const sent: unknown = JSON.parse(typeof body === 'string' ? body : '');
      if (!isBody(sent)) throw new Error('Nothing was sent');
      asked.push(`${url === A ? 'A' : 'B'}${Array.isArray(sent) ? String(sent.length) : ''}`);
      return (answers[url] ?? isGone)(sent);
    },
    wait: async (ms) => {
      waited.push(ms);
      now += ms;
    },
  });
  const pool = createNodePool(Object.keys(answers), () => now);
  return { ask: through(() => pool), asked, waited };
}

describe('a busy node', () => {
  test('gets the request again after the pause it names, twice at most', async () => {
    const { ask, asked, waited } = nodes({ [A]: inTurn(busy('2'), busy(), good) });
    expect(await ask(ONE, signal())).toEqual([{ result: 'getBalance' }]);
    expect(waited).toEqual([2000, 1000]);
    expect(asked).toEqual(['A', 'A', 'A']);
  });

  test('is reported as busy when it stays busy and the other node is gone', async () => {
    const { ask, asked } = nodes({ [A]: busy(), [B]: isGone });
    expect(await ask(ONE, signal())).toEqual([{ trouble: 'BUSY' }]);
    expect(asked).toEqual(['A', 'B', 'A', 'A']);
  });

  test('that names a long pause is not tried again', async () => {
    const { ask, asked, waited } = nodes({ [A]: busy('60') });
    expect(await ask(ONE, signal())).toEqual([{ trouble: 'BUSY' }]);
    expect(await ask(ONE, signal())).toEqual([{ trouble: 'BUSY' }]);
    expect(waited).toEqual([]);
    expect(asked).toEqual(['A']);
  });

  test.each([
    ['429 with a page', busy('60')],
    ['code 429 in a body', says(error(0, 429))],
    ['code -32429 in a body', says(error(null, -32_429))],
    ['words alone', says(error(0, -32_007, '50/second request limit reached'))],
    ['a rate limit at status 403', says(error(0, 403, 'Rate limited'), { status: 403 })],
  ])('that reports %s passes the request to the next node', async (_, told) => {
    const { ask, asked, waited } = nodes({ [A]: told, [B]: good });
    expect(await ask(ONE, signal())).toEqual([{ result: 'getBalance' }]);
    expect([asked, waited]).toEqual([['A', 'B'], []]);
  });

  test('that reports it in a body is waited for when there is no other node', async () => {
    const { ask, waited } = nodes({ [A]: inTurn(says(error(0, 429)), good) });
    expect(await ask(ONE, signal())).toEqual([{ result: 'getBalance' }]);
    expect(waited).toEqual([500]);
  });
});

describe('the next node gets the request when the first', () => {
  test.each<[string, string, Node]>([
    ['is gone', 'GONE', isGone],
    ['answers 500', 'GONE', says('no', { status: 500 })],
    ['answers 404 with a page', 'GONE', says('<html>', { status: 404 })],
    ['is behind', 'FAILED', says(error(0, -32_005))],
    ['has an internal error', 'FAILED', says(error(0, -32_603))],
    ['has no such method', 'UNSUPPORTED', says(error(0, -32_601))],
    ['answers with a page', 'ODD', says('<html>')],
    ['answers another call', 'ODD', says(answer(5, 1))],
    ['answers null', 'ODD', says(answer(0, null))],
    ['answers nothing', 'ODD', says(null)],
  ])('%s', async (_, trouble, told) => {
    const { ask, asked } = nodes({ [A]: told, [B]: good });
    expect(await ask(ONE, signal())).toEqual([{ result: 'getBalance' }]);
    expect(asked).toEqual(['A', 'B']);
    expect(await nodes({ [A]: told }).ask(ONE, signal())).toEqual([{ trouble }]);
  });

  test('is silent for ten seconds', async () => {
    vi.useFakeTimers();
    const silent: RequestInit[] = [];
    const through = createJsonRpc({
      send: async (url, init) => {
        if (url === B) return Response.json(answer(0, 7));
        silent.push(init);
        return new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
      wait: async () => undefined,
    });
    const pool = createNodePool([A, B], () => 0);
    const asked = through(() => pool)(ONE, signal());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toEqual([{ result: 7 }]);
  });
});

test('an invalid request is not sent to another node', async () => {
  const { ask, asked } = nodes({ [A]: says(error(0, -32_602)), [B]: good });
  expect(await ask(ONE, signal())).toEqual([{ trouble: 'REFUSED' }]);
  expect(asked).toEqual(['A']);
});

test('a node that has just failed is tried last', async () => {
  const { ask, asked } = nodes({ [A]: inTurn(isGone, good), [B]: good });
  await ask(ONE, signal());
  await ask(ONE, signal());
  expect(asked).toEqual(['A', 'B', 'B']);
});

describe('a batch', () => {
  test('is returned in the order of its calls, however it was answered', async () => {
    const { ask } = nodes({
      [A]: says([answer(2, 'c'), answer('0', 'a'), answer(1, 'b')]),
    });
    expect(await ask(THREE, signal())).toEqual(['a', 'b', 'c'].map((result) => ({ result })));
  });

  test.each<[string, unknown, ResponseInit]>([
    ['one error without an id', error(null, -32_600, 'Invalid Request'), {}],
    ['a list of that error', [error(null, -32_600)], {}],
    [
      'status 403',
      error(null, 403, 'Batch requests are only available for paid plans'),
      { status: 403 },
    ],
    ['a limit of its size', error(null, -32_005, 'batch size limit exceeded'), {}],
    ['status 413 and no JSON', 'Payload Too Large', { status: 413 }],
    ['status 500 and JSON', error(null, -32_603), { status: 500 }],
  ])('that is refused by %s is sent one call at a time, now and later', async (_, told, init) => {
    const { ask, asked } = nodes({
      [A]: (body) => (Array.isArray(body) ? says(told, init) : good)(body),
    });
    const whole = THREE.map(({ method }) => ({ result: method }));
    expect(await ask(THREE, signal())).toEqual(whole);
    expect(await ask(THREE, signal())).toEqual(whole);
    expect(asked).toEqual(['A3', 'A', 'A', 'A', 'A', 'A', 'A']);
  });

  test('with one failed call keeps the others and sends only that call to the next node', async () => {
    const failing = knows({ getTokens: -32_603 });
    const { ask, asked } = nodes({ [A]: failing, [B]: good });
    expect(await ask(THREE, signal())).toEqual(THREE.map(({ method }) => ({ result: method })));
    expect(asked).toEqual(['A3', 'B']);
    expect(await nodes({ [A]: failing }).ask(THREE, signal())).toEqual([
      { result: 'getBalance' },
      { trouble: 'FAILED' },
      { result: 'getNewTokens' },
    ]);
  });

  test('that is rate-limited as a whole is sent again', async () => {
    const { ask, asked } = nodes({ [A]: inTurn(says(error(null, 429)), good) });
    expect(await ask(THREE, signal())).toHaveLength(3);
    expect(asked).toEqual(['A3', 'A3']);
  });
});

test('an aborted call is late, and the calls answered before are kept', async () => {
  const aborting = new AbortController();
  const { ask } = nodes({
    [A]: knows({ getTokens: -32_603 }),
    [B]: () => {
      aborting.abort();
      return Promise.reject(new Error('aborted'));
    },
  });
  expect(await ask(THREE, aborting.signal)).toEqual([
    { result: 'getBalance' },
    { trouble: 'LATE' },
    { result: 'getNewTokens' },
  ]);
});

test('at most four requests run at a time', async () => {
  let [running, most] = [0, 0];
  const open: (() => void)[] = [];
  const through = createJsonRpc({
    send: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
      return Response.json(answer(0, 1));
    },
    wait: async () => undefined,
  });
  const pool = createNodePool([A, B], () => 0);
  const all = Array.from({ length: 10 }, () => through(() => pool)(ONE, signal()));
  for (let done = 0; done < 10; done += 1) {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    open.shift()?.();
  }
  expect(await Promise.all(all)).toHaveLength(10);
  expect(most).toBe(4);
});
