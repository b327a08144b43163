// @vitest-environment jsdom
import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './client';
import { GENERIC_FAILURE, UNEXPECTED_ANSWER } from './envelope';
import { scriptedAdapter } from './testing/scriptedAdapter';
import { testClient } from './testing/testClient';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});
afterAll(() => server.close());

const RENEW = '/api/auth/renew-access-token';
const ok = (data: unknown = null) => HttpResponse.json({ success: true, message: '', data });
const denied = () =>
  HttpResponse.json({ success: false, message: 'Expired', data: null }, { status: 401 });

/** A server whose access token has expired until it is renewed; keeps what arrived, in order. */
function expiredServer(renewal: () => Response = () => ok()) {
  const seen: { path: string; body: string; headers: Headers }[] = [];
  let isRenewed = false;
  server.use(
    http.all('/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname;
      seen.push({ path, body: await request.clone().text(), headers: request.headers });
      if (seen.length > 20) return HttpResponse.error();
      if (path !== RENEW) return isRenewed ? ok() : denied();
      const answer = renewal();
      isRenewed = answer.ok;
      return answer;
    }),
  );
  return seen;
}

const anything = z.unknown();

describe('the client of spec §7', () => {
  it('sends JSON and cookies under /api and returns the data', async () => {
    server.use(
      http.post('/api/package', async ({ request }) => {
        expect(request.headers.get('Content-Type')).toBe('application/json');
        expect(request.credentials).toBe('include');
        return ok({ received: await request.json() });
      }),
    );
    const schema = z.object({ received: z.object({ name: z.string() }) });
    const result = await call({ method: 'POST', url: '/package', body: { name: 'Keep' }, schema });
    expect(result).toEqual({ success: true, message: '', data: { received: { name: 'Keep' } } });
  });

  it('leaves undefined parameters out of the query', async () => {
    server.use(
      http.get('/api/users/referral-details', ({ request }) => ok(new URL(request.url).search)),
    );
    const params = { page: 2, search: 'a b&c', sort: undefined, open: false };
    const result = await call({ url: '/users/referral-details', params, schema: z.string() });
    expect(result).toMatchObject({ data: '?page=2&search=a+b%26c&open=false' });
  });

  it('echoes the XSRF cookie', async () => {
    document.cookie = 'XSRF-TOKEN=token';
    server.use(http.put('/api/x', ({ request }) => ok(request.headers.get('X-XSRF-TOKEN'))));
    const result = await call({ method: 'PUT', url: '/x', schema: z.string() });
    expect(result).toMatchObject({ data: 'token' });
  });

  it.each(['https://evil.test/x', '//evil.test/x', '/../x', ''])(
    'A12: sends no request to %j',
    async (url) => {
      const result = await call({ url, schema: anything });
      expect(result).toEqual({ success: false, message: GENERIC_FAILURE });
    },
  );

  it('fails without a request when the body cannot be written as JSON', async () => {
    const result = await call({ method: 'POST', url: '/x', body: { n: 1n }, schema: anything });
    expect(result).toEqual({ success: false, message: GENERIC_FAILURE });
  });

  it('E2: treats a 200 with HTML as a failure', async () => {
    server.use(http.get('/api/auth/authenticate', () => HttpResponse.html('<!doctype html>')));
    const result = await call({ url: '/auth/authenticate', schema: anything });
    expect(result).toEqual({ success: false, message: UNEXPECTED_ANSWER, status: 200 });
  });

  it('A14: reports a generic failure without status when the connection breaks', async () => {
    server.use(http.get('/api/x', () => HttpResponse.error()));
    const result = await call({ url: '/x', schema: anything });
    expect(result).toEqual({ success: false, message: GENERIC_FAILURE });
  });
});

describe('a 401', () => {
  it('A1: is renewed once for five calls, each sent twice', async () => {
    const seen = expiredServer();
    const { call, outcomes } = testClient();
    const urls = ['/a', '/b', '/c', '/d', '/e'];
    const results = await Promise.all(urls.map((url) => call({ url, schema: anything })));
    expect(results.map((result) => result.success)).toEqual(urls.map(() => true));
    expect(seen).toHaveLength(11);
    expect(seen.filter(({ path }) => path === RENEW)).toHaveLength(1);
    expect(outcomes).toEqual(['renewed']);
  });

  it('A2: stays a 401 after a refused renewal, with two requests in all', async () => {
    const seen = expiredServer(denied);
    const { call, outcomes } = testClient();
    const result = await call({ url: '/a', schema: anything });
    expect(result).toEqual({ success: false, message: 'Expired', status: 401 });
    expect(seen.map(({ path }) => path)).toEqual(['/api/a', RENEW]);
    expect(outcomes).toEqual(['dead']);
  });

  it('A3: that persists after a renewal reaches the caller after three requests', async () => {
    let requests = 0;
    server.use(
      http.post(RENEW, () => ok()),
      http.get('/api/a', () => {
        requests += 1;
        return requests > 5 ? HttpResponse.error() : denied();
      }),
    );
    const { call, outcomes } = testClient();
    const result = await call({ url: '/a', schema: anything });
    expect(result).toMatchObject({ success: false, status: 401 });
    expect(requests).toBe(2);
    expect(outcomes).toEqual(['renewed']);
  });

  it.each([
    ['a broken line', () => HttpResponse.error()],
    ['a 503', () => HttpResponse.json({ success: false }, { status: 503 })],
  ])('A5: leaves the session undecided when the renewal meets %s', async (_name, renewal) => {
    expiredServer(renewal);
    const { call, outcomes } = testClient();
    const result = await call({ url: '/a', schema: anything });
    expect(result).toEqual({ success: false, message: GENERIC_FAILURE });
    expect(outcomes).toEqual(['undecided']);
  });

  it('A9: sends the very same JSON again, even if the caller has changed the object', async () => {
    const seen = expiredServer();
    const body = { text: ' ü "x" \u2028', n: 1 };
    const { call } = testClient();
    const result = call({ method: 'PUT', url: '/a', body, schema: anything });
    body.n = 2;
    await result;
    const sent = seen.filter(({ path }) => path === '/api/a');
    expect(sent.map((request) => request.body)).toEqual(
      Array.from({ length: 2 }, () => JSON.stringify({ ...body, n: 1 })),
    );
    expect(sent[1]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('A9: sends the very same JSON again, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        let isRenewed = false;
        const { adapter, sent } = scriptedAdapter(({ url }) => {
          const isRenewal = url === '/auth/renew-access-token';
          isRenewed ||= isRenewal;
          return isRenewed ? { status: 200, body: { success: true } } : { status: 401 };
        }, 3);
        await testClient({ adapter }).call({ method: 'POST', url: '/a', body, schema: anything });
        const json = JSON.stringify(body);
        expect(sent.map(({ data }) => data)).toEqual([json, undefined, json]);
      }),
    );
  });

  it('sends the query again', async () => {
    const searches: string[] = [];
    server.use(
      http.post(RENEW, () => ok()),
      http.get('/api/a', ({ request }) => {
        searches.push(new URL(request.url).search);
        return searches.length === 1 ? denied() : ok();
      }),
    );
    await testClient().call({ url: '/a', params: { q: 'a b' }, schema: anything });
    expect(searches).toEqual(['?q=a+b', '?q=a+b']);
  });

  it('A10: sends FormData again with the same parts', async () => {
    const parts: (FormDataEntryValue | null)[] = [];
    server.use(
      http.post(RENEW, () => ok()),
      http.post('/api/icon', async ({ request }) => {
        expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
        parts.push((await request.formData()).get('name'));
        return parts.length === 1 ? denied() : ok();
      }),
    );
    const body = new FormData();
    body.set('name', 'Keep');
    await testClient().call({ method: 'POST', url: '/icon', body, schema: anything });
    expect(parts).toEqual(['Keep', 'Keep']);
  });

  it('A11: is retried with the XSRF token that the renewal has set', async () => {
    document.cookie = 'XSRF-TOKEN=old';
    const seen = expiredServer(() => {
      document.cookie = 'XSRF-TOKEN=new';
      return ok();
    });
    await testClient().call({ method: 'PUT', url: '/a', schema: anything });
    expect(seen.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['old', 'old', 'new']);
  });

  it('A26: is renewed with keepalive and the XSRF token, and the renewal is not left marked', async () => {
    document.cookie = 'XSRF-TOKEN=own';
    server.use(
      http.post(RENEW, ({ request }) => {
        expect(request.keepalive).toBe(true);
        expect(request.credentials).toBe('include');
        expect(request.headers.get('X-XSRF-TOKEN')).toBe('own');
        expect(localStorage.getItem('castle-renewal')).not.toBeNull();
        return ok();
      }),
      http.get('/api/a', denied, { once: true }),
      http.get('/api/a', () => ok()),
    );
    expect(await call({ url: '/a', schema: anything })).toMatchObject({ success: true });
    expect(localStorage.getItem('castle-renewal')).toBeNull();
  });

  it('A13: of a call aborted during the renewal is not retried, and the renewal goes on', async () => {
    const leaving = new AbortController();
    const seen = expiredServer(() => {
      leaving.abort();
      return ok();
    });
    const { call, outcomes } = testClient();
    const gone = call({ url: '/gone', schema: anything, signal: leaving.signal });
    const kept = call({ url: '/kept', schema: anything });
    expect(await gone).toMatchObject({ success: false });
    expect(await kept).toMatchObject({ success: true });
    expect(seen.filter(({ path }) => path === '/api/gone')).toHaveLength(1);
    expect(outcomes).toEqual(['renewed']);
  });
});

describe('A20: only a 401 is retried', () => {
  const calls = [
    ['GET', '/auth/authenticate'],
    ['GET', '/auth/logout'],
    ['GET', '/discord/server-details/1'],
    ['GET', '/discord/bot-info'],
    ['POST', '/package'],
    ['PUT', '/packages/1'],
    ['GET', '/get-package/1'],
    ['GET', '/packages/1'],
    ['PUT', '/packages/update-status/1/ENABLED'],
    ['POST', '/package-subscription'],
    ['PUT', '/package-subscription/1'],
    ['GET', '/users/subscriptions/1'],
    ['GET', '/users/referral-details'],
    ['POST', '/packages/subscriptions/payments'],
  ] as const;

  it.each(calls)('%s %s', async (method, url) => {
    const arrived = vi.fn<(url: string) => void>();
    const answers = [
      () => HttpResponse.error(),
      ...[403, 404, 409, 429, 500, 502, 503, 504].map(
        (status) => () => HttpResponse.json({ success: false }, { status }),
      ),
    ];
    for (const answer of answers) {
      server.use(
        http.all('/api/*', ({ request }) => {
          arrived(request.url);
          return answer();
        }),
      );
      await testClient().call({ method, url, schema: anything });
    }
    expect(arrived).toHaveBeenCalledTimes(answers.length);
  });

  it('POST /auth/renew-access-token', async () => {
    const seen = expiredServer(() => HttpResponse.json({ success: false }, { status: 500 }));
    await testClient().call({ url: '/a', schema: anything });
    expect(seen.map(({ path }) => path)).toEqual(['/api/a', RENEW]);
  });
});
