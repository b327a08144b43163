import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { CALL_CANCELLED } from './readAnswer';
import { RENEWAL_DEADLINE_MS } from './renewal';
import { scriptedAdapter } from './testing/scriptedAdapter';
import { testClient } from './testing/testClient';
import { STUCK_MS } from './watchdog';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const schema = z.unknown();

describe('an aborted call', () => {
  it('resolves at once as canceled', async () => {
    const { adapter } = scriptedAdapter(never);
    const leaving = new AbortController();
    const result = testClient({ adapter }).call({ url: '/a', schema, signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    expect(await result).toEqual({ success: false, message: CALL_CANCELLED });
  });

  it('is not sent when aborted beforehand', async () => {
    const { adapter, sent } = scriptedAdapter(never);
    const signal = AbortSignal.abort();
    const result = await testClient({ adapter }).call({ url: '/a', schema, signal });
    expect(result).toEqual({ success: false, message: CALL_CANCELLED });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(0);
  });

  it('A13: does not wait for the renewal that it started', async () => {
    const { adapter } = scriptedAdapter(({ url }) => (url === '/a' ? { status: 401 } : never()));
    const leaving = new AbortController();
    const result = testClient({ adapter }).call({ url: '/a', schema, signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(await result).toEqual({ success: false, message: CALL_CANCELLED });
  });
});

describe('an aborted call that is being retried', () => {
  it('A13: is ended on the network, and not sent a third time', async () => {
    let isRenewed = false;
    const { adapter, sent } = scriptedAdapter(({ url }) => {
      if (url !== '/a') {
        isRenewed = true;
        return { status: 200, body: { success: true } };
      }
      return isRenewed ? never() : { status: 401 };
    });
    const leaving = new AbortController();
    const result = testClient({ adapter }).call({ url: '/a', schema, signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(await result).toEqual({ success: false, message: CALL_CANCELLED });
    await vi.advanceTimersByTimeAsync(RENEWAL_DEADLINE_MS);
    const own = sent.filter(({ url }) => url === '/a');
    expect(own.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  });
});

describe('a renewal that never answers', () => {
  it('A4: leaves no call waiting longer than 10 s', async () => {
    const { adapter } = scriptedAdapter(({ url }) =>
      url.startsWith('/item/') ? { status: 401 } : never(),
    );
    const { call, outcomes } = testClient({ adapter });
    const settled = vi.fn<(result: unknown) => void>();
    for (let index = 0; index < 20; index += 1) {
      void call({ url: `/item/${index}`, schema }).then(settled);
    }
    await vi.advanceTimersByTimeAsync(RENEWAL_DEADLINE_MS);
    expect(settled).toHaveBeenCalledTimes(20);
    expect(outcomes).toEqual(['undecided']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a call without an answer', () => {
  it('can be canceled by the user when it only reads', async () => {
    const { adapter } = scriptedAdapter(never);
    const { call, watchdog } = testClient({ adapter });
    const result = call({ url: '/a', schema });
    await vi.advanceTimersByTimeAsync(STUCK_MS);
    watchdog.getSnapshot().cancel?.();
    expect(await result).toEqual({ success: false, message: CALL_CANCELLED });
    expect(watchdog.getSnapshot()).toEqual({ level: 'quiet' });
  });

  it('cannot be canceled by the user when it changes something', async () => {
    const { adapter } = scriptedAdapter(never);
    const { call, watchdog } = testClient({ adapter });
    void call({ method: 'POST', url: '/a', schema });
    await vi.advanceTimersByTimeAsync(STUCK_MS);
    expect(watchdog.getSnapshot()).toEqual({ level: 'stuck' });
  });

  it('is never ended by a timeout', async () => {
    const { adapter } = scriptedAdapter(never);
    const settled = vi.fn<(result: unknown) => void>();
    void testClient({ adapter }).call({ url: '/a', schema }).then(settled);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });
});
