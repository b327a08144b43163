import type { World } from '../store/world';
import type { Application } from './application';
import {
  ACCESS_COOKIE,
  REFRESH_COOKIE,
  XSRF_COOKIE,
  XSRF_HEADER,
  overHttps,
  parseCookies,
  serializeCookie,
  withoutPrefixes,
  type CookieJar,
  type SetCookie,
} from './cookies';
import { fail } from './envelope';
import { takeFault, withFault } from './faults';

/** Input of a handler. */
export interface Context {
  world: World;
  application: Application;
  request: Request;
  url: URL;
  params: Record<string, string>;
  cookies: Record<string, string>;
  setCookies: (cookies: SetCookie[]) => void;
  /** Client address of the connection; null where the host does not know it. */
  address: string | null;
  /** The body parsed as JSON; null without one, or if it is not JSON. */
  body: () => Promise<unknown>;
}
export type Handle = (context: Context) => Response | Promise<Response>;

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A route of the back end. */
export interface Route {
  method: Method;
  /** Path with :params, from the origin's root. */
  path: string;
  handle: Handle;
  /** Maximum size of a body, if not MAX_BODY (docs/product/quests.md). */
  maxBytes?: number;
  /** The response is the same for everyone: it sets no cookie, so it can be cached, and requests are not logged. */
  isFile?: true;
}

const route =
  (method: Method) =>
  (path: string, handle: Handle): Route => ({ method, path, handle });
/** Makes routes outside the contract: consent page, chain, test controls. */
export const on = {
  get: route('get'),
  post: route('post'),
  put: route('put'),
  delete: route('delete'),
  file: (path: string, handle: Handle): Route => ({ method: 'get', path, handle, isFile: true }),
};

export interface Place {
  /** Storage for cookies, where no headers carry them. */
  jar?: CookieJar;
  /** Gets every response of an API handler, before faults change it. */
  check?: (request: Request, answer: Response) => Promise<void>;
  /** Client address of a request, where the host knows it. */
  addressOf?: (request: Request) => string | null;
  /** Origin of requests; any by default. Required in a page, because modules have /api/ in their paths too. */
  origin?: string;
}

/** A request for a route: with its URL, and the parameters in its path. */
export interface Called {
  request: Request;
  url: URL;
  params: Record<string, string>;
}

/**
 * Answers a request by its route, with cookies, XSRF, faults, the check of the response and the log around its handler.
 */
export async function callRoute(
  world: World,
  application: Application,
  { method, handle, isFile }: Route,
  { jar, check, addressOf }: Place,
  { request, url, params }: Called,
): Promise<Response> {
  const isHttps = url.protocol === 'https:';
  const sent = jar
    ? jar.read()
    : withoutPrefixes(parseCookies(request.headers.get('cookie')), isHttps);
  const setCookies: SetCookie[] = [];
  const context: Context = {
    world,
    application,
    request,
    url,
    params,
    cookies: sent,
    setCookies: (more) => void setCookies.push(...more),
    address: addressOf?.(request) ?? null,
    body: () => request.json().catch(() => null),
  };
  const response = await answer(context, method, async () => {
    const good = await handle(context);
    await check?.(request, good);
    return good;
  });
  if (isFile) return response;
  const hasToken =
    sent[XSRF_COOKIE] !== undefined || setCookies.some((cookie) => cookie.name === XSRF_COOKIE);
  if (!hasToken) setCookies.push(application.access.xsrfCookie(world, sent));
  for (const cookie of setCookies) {
    if (jar) jar.write(cookie);
    else if (response.type !== 'error')
      response.headers.append('set-cookie', serializeCookie(isHttps ? overHttps(cookie) : cookie));
  }
  world.record({
    at: world.clock.now(),
    method: request.method,
    path: url.pathname,
    status: response.status,
  });
  return response;
}

async function answer(
  context: Context,
  method: Method,
  handle: () => Promise<Response>,
): Promise<Response> {
  const { world, request, url } = context;
  const api = url.pathname.startsWith('/api/');
  const run = async () => {
    if (api && method !== 'get' && !xsrfHolds(context)) {
      return fail(
        'xsrf-token-mismatch',
        'The request didn’t come from this site (XSRF token missing or wrong).',
      );
    }
    const response = await handle();
    if (method !== 'get') world.changed();
    return response;
  };
  try {
    return await withFault(api ? takeFault(world.faults, request) : null, request, run);
  } catch (error) {
    console.error(`${request.method} ${url.pathname}:`, error);
    return fail('server-error', 'The embedded API failed. See its console for details.');
  }
}

/**
 * On writes, the header must repeat the cookie, which must belong to the session, because a sibling domain can set
 * both. Without a session there is nothing to protect: 401 follows.
 */
function xsrfHolds({ world, application, request, cookies }: Context): boolean {
  const hasSession = cookies[ACCESS_COOKIE] !== undefined || cookies[REFRESH_COOKIE] !== undefined;
  if (!hasSession) return true;
  const expected = cookies[XSRF_COOKIE];
  return (
    expected !== undefined &&
    request.headers.get(XSRF_HEADER) === expected &&
    application.access.isXsrfToken(world, cookies, expected)
  );
}
