import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal, RENEWAL_DEADLINE_MS, type RenewalNews } from './renewal';
import { LOCK_WAIT_MS, type Locks } from './renewalLock';
import type { HttpAnswer } from './apiRequest';
import type { RenewalTrail } from './renewalTrail';
import { memoryTrail, silence } from './testing/testClient';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const granted: HttpAnswer = { kind: 'answer', status: 200, body: { success: true } };
const refused: HttpAnswer = { kind: 'answer', status: 401, body: {} };

interface Setup {
  send?: () => Promise<HttpAnswer>;
  locks?: Locks;
  news?: RenewalNews;
  trail?: RenewalTrail;
  whoAmI?: () => Promise<HttpAnswer>;
}

function setUp({
  send = async () => granted,
  locks,
  news = silence,
  trail = memoryTrail(),
  whoAmI = async () => refused,
}: Setup = {}) {
  const sent = vi.fn<() => Promise<HttpAnswer>>(send);
  const asked = vi.fn<() => Promise<HttpAnswer>>(whoAmI);
  const onOutcome = vi.fn<(outcome: string) => void>();
  const renewal = createRenewal({
    send: sent,
    whoAmI: asked,
    trail,
    locks: () => locks,
    news,
    onOutcome,
  });
  return { renewal, sent, asked, onOutcome };
}

describe('the outcome of a renewal', () => {
  it.each<[string, HttpAnswer, string]>([
    ['200', granted, 'renewed'],
    ['204 without a body', { kind: 'answer', status: 204, body: '' }, 'renewed'],
    ['401', { kind: 'answer', status: 401, body: {} }, 'dead'],
    ['403', { kind: 'answer', status: 403, body: {} }, 'undecided'],
    ['500', { kind: 'answer', status: 500, body: {} }, 'undecided'],
    ['502 with HTML', { kind: 'answer', status: 502, body: '<h1>' }, 'undecided'],
    ['200 with HTML', { kind: 'answer', status: 200, body: '<html>' }, 'undecided'],
    [
      '200 with success:false',
      { kind: 'answer', status: 200, body: { success: false } },
      'undecided',
    ],
    ['a broken line', { kind: 'no-answer' }, 'undecided'],
  ])('A5: %s is %s', async (_name, answer, outcome) => {
    const { renewal, onOutcome } = setUp({ send: async () => answer });
    await expect(renewal.settle(renewal.mark())).resolves.toBe(outcome);
    expect(onOutcome.mock.calls).toEqual([[outcome]]);
  });
});

describe('the deadline', () => {
  const never = () => new Promise<HttpAnswer>(() => undefined);

  it('A4: settles all waiting calls after 10 s', async () => {
    const { renewal } = setUp({ send: never });
    const settled = vi.fn<(outcome: string) => void>();
    for (let index = 0; index < 5; index += 1) void renewal.settle(0).then(settled);
    await vi.advanceTimersByTimeAsync(RENEWAL_DEADLINE_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls).toEqual(Array.from({ length: 5 }, () => ['undecided']));
  });

  it('A4: lets a later 401 start another renewal', async () => {
    const answers = [never, async () => granted];
    const { renewal, sent } = setUp({ send: () => (answers.shift() ?? never)() });
    void renewal.settle(0);
    await vi.advanceTimersByTimeAsync(RENEWAL_DEADLINE_MS);
    await expect(renewal.settle(0)).resolves.toBe('renewed');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer behind', async () => {
    const { renewal } = setUp();
    await renewal.settle(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('A26: a renewal after a reload', () => {
  const identity = (isAuthenticated: boolean): HttpAnswer => ({
    kind: 'answer',
    status: 200,
    body: { success: true, data: { user: { isAuthenticated } } },
  });
  const afterReload = (whoAmI: HttpAnswer) => {
    const trail = memoryTrail(true);
    const setup = setUp({ trail, send: async () => refused, whoAmI: async () => whoAmI });
    return { trail, ...setup };
  };

  it.each<[string, HttpAnswer, string]>([
    ['the server knows who it is', identity(true), 'renewed'],
    ['the server says that no one is signed in', identity(false), 'dead'],
    ['the server answers 401', refused, 'dead'],
    ['the server answers 503', { kind: 'answer', status: 503, body: {} }, 'undecided'],
    ['the server answers with HTML', { kind: 'answer', status: 200, body: '<p>' }, 'undecided'],
    ['there is no network', { kind: 'no-answer' }, 'undecided'],
  ])('checks the session when it is refused: %s', async (_, whoAmI, outcome) => {
    const { renewal, asked, onOutcome } = afterReload(whoAmI);
    await expect(renewal.settle(0)).resolves.toBe(outcome);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(onOutcome.mock.calls).toEqual([[outcome]]);
  });

  it('stays marked as interrupted until it is decided', async () => {
    const answers: HttpAnswer[] = [{ kind: 'no-answer' }, granted];
    const trail = memoryTrail();
    const { renewal } = setUp({ trail, send: async () => answers.shift() ?? granted });
    await renewal.settle(0);
    expect(trail.isLeft()).toBe(true);
    await renewal.settle(0);
    expect(trail.isLeft()).toBe(false);
  });

  it('does not check the session if no renewal was interrupted', async () => {
    const { renewal, asked } = setUp({ send: async () => refused });
    await expect(renewal.settle(0)).resolves.toBe('dead');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a late 401', () => {
  it.each([
    [granted, 'renewed'],
    [{ kind: 'answer', status: 401, body: {} } as const, 'dead'],
  ])('shares the outcome of a renewal newer than its request', async (answer, outcome) => {
    const { renewal, sent, onOutcome } = setUp({ send: async () => answer });
    const early = renewal.mark();
    await renewal.settle(early);
    await expect(renewal.settle(early)).resolves.toBe(outcome);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(onOutcome).toHaveBeenCalledTimes(1);
  });

  it('A19: is recognized without a clock', async () => {
    const { renewal, sent } = setUp();
    await renewal.settle(renewal.mark());
    const mark = renewal.mark();
    vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
    await renewal.settle(mark);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe('several tabs', () => {
  /** Web Locks of one browser, shared by its tabs. */
  function browserLocks(): Locks {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request(_name, _options, task) {
        last = last.then(task);
        return last;
      },
    };
  }

  function broadcast() {
    const hearers = new Map<number, () => void>();
    const forTab = (tab: number): RenewalNews => ({
      tell: () => hearers.forEach((listener, other) => other !== tab && listener()),
      hear: (listener) => void hearers.set(tab, listener),
    });
    return forTab;
  }

  it('A6: renew once for all when their sessions expire together', async () => {
    vi.useRealTimers();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.scheduler(), async (count, s) => {
        const locks = browserLocks();
        const forTab = broadcast();
        let inFlight = 0;
        let total = 0;
        const tabs = Array.from({ length: count }, (_, tab) =>
          setUp({
            locks,
            news: forTab(tab),
            send: async () => {
              inFlight += 1;
              total += 1;
              expect(inFlight).toBe(1);
              await s.schedule(Promise.resolve(), `renewal of tab ${tab}`);
              inFlight -= 1;
              return granted;
            },
          }),
        );
        const all = Promise.all(tabs.map(({ renewal }) => renewal.settle(0)));
        await s.waitFor(all);
        expect(await all).toEqual(tabs.map(() => 'renewed'));
        expect(total).toBe(1);
      }),
    );
  });

  it('A6: keep the session when the old refresh token is refused after another tab has renewed it', async () => {
    let hear = () => {};
    const news = { tell: () => undefined, hear: (listener: () => void) => void (hear = listener) };
    const { renewal, onOutcome } = setUp({
      news,
      send: async () => {
        hear();
        return { kind: 'answer', status: 401, body: {} };
      },
    });
    await expect(renewal.settle(0)).resolves.toBe('renewed');
    expect(onOutcome.mock.calls).toEqual([['renewed']]);
  });

  it('A6: notify the other tabs only of success', async () => {
    const tell = vi.fn<() => void>();
    const answers: HttpAnswer[] = [{ kind: 'no-answer' }, granted];
    const { renewal } = setUp({
      news: { ...silence, tell },
      send: async () => answers.shift() ?? granted,
    });
    await renewal.settle(0);
    expect(tell).not.toHaveBeenCalled();
    await renewal.settle(0);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('A7: renew without a lock that is not granted within 5 s', async () => {
    const locks: Locks = { request: () => new Promise(() => undefined) };
    const { renewal, sent } = setUp({ locks });
    const outcome = renewal.settle(0);
    await vi.advanceTimersByTimeAsync(LOCK_WAIT_MS - 1);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('renewed');
  });

  it('A8: renew once without Web Locks', async () => {
    const { renewal, sent } = setUp();
    await Promise.all([renewal.settle(0), renewal.settle(0), renewal.settle(0)]);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
