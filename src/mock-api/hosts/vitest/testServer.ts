import { setupServer } from 'msw/node';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';
import type { UserRow } from '../../domains/accounts/rows';
import { createHandlers } from '../../application';
import { IDEMPOTENCY_HEADER } from '../../http/idempotency';
import { XSRF_COOKIE, XSRF_HEADER, serializeCookie, type CookieJar } from '../../http/cookies';
import { openSession, sessionCookies } from '../../domains/accounts/sessions';
import { personaUserId, type PersonaKey } from '../../domains/accounts/personas';
import { checksAnswers } from '../vite/answerChecker';
import { openBackends } from '../vite/openBackends';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { RequestRecord, World } from '../../store/world';

/** A back end for one unit test, reachable through fetch, XMLHttpRequest or axios. */
export interface TestBackend {
  world: World;
  /** The MSW server, for additional handlers of a test: `backend.server.use(...)`. */
  server: ReturnType<typeof setupServer>;
  /** Cookies of the simulated browser, by name. */
  cookies: Map<string, string>;
  /** Client address of requests; null by default, as in a page. */
  address: string | null;
  /** Opens a session as a persona, without the consent page. */
  signInAs(persona: PersonaKey): UserRow;
  /** Sends a request to the back end like the client: JSON, cookies, XSRF header. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Every request so far, oldest first. */
  requests(): RequestRecord[];
  /** Call it after each test. Fails the test if a response did not match the document. */
  close(): void;
}

const ORIGIN = 'http://localhost:3000';

/** Starts a new seeded world behind msw/node; unknown requests fail the test. */
export function createTestBackend(options: WorldOptions = {}): TestBackend {
  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const settings = { userAgent, ...options.settings };
  const world = createWorld({ id: 'test', ...options, settings });
  const cookies = new Map<string, string>();
  const jar: CookieJar = {
    read: () => Object.fromEntries(cookies),
    write(cookie) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
      // The client reads the XSRF token from the document.
      if (!cookie.httpOnly && typeof document !== 'undefined')
        document.cookie = serializeCookie(cookie);
    },
  };
  const problems: string[] = [];
  const check = checksAnswers((problem) => void problems.push(problem));
  const server = setupServer(
    ...createHandlers(world, { jar, check, addressOf: () => backend.address }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  const stop = () => server.close();
  openBackends().add(stop);

  const backend: TestBackend = {
    world,
    server,
    cookies,
    address: null,
    signInAs(persona) {
      const session = openSession(world, personaUserId(persona));
      sessionCookies(session).forEach((cookie) => jar.write(cookie));
      const user = world.db.users.find((row) => row.id === session.userId);
      if (!user) throw new Error(`The seed has no ${persona}.`);
      // The device knows the account, as after a real sign-in.
      if (typeof localStorage !== 'undefined') localStorage.setItem(LAST_ACCOUNT_KEY, user.id);
      return user;
    },
    send: (method, path, body, headers = {}) =>
      fetch(new URL(path, ORIGIN), {
        method,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          [XSRF_HEADER]: cookies.get(XSRF_COOKIE) ?? '',
          ...(method === 'POST' ? { [IDEMPOTENCY_HEADER]: crypto.randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    requests: () => world.requests,
    close() {
      stop();
      openBackends().delete(stop);
      for (const name of cookies.keys())
        jar.write({ name, value: '', maxAge: 0, path: '/', httpOnly: false });
      if (problems.length > 0)
        throw new Error(`Not as docs/openapi.json says:\n${problems.join('\n')}`);
    },
  };
  return backend;
}
