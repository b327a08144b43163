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

/** What a handler gets to work with. */
export interface Context {
  world: World;
  application: Application;
  request: Request;
  url: URL;
  params: Record<string, string>;
  cookies: Record<string, string>;
  setCookies: (cookies: SetCookie[]) => void;
  /** Address the connection came from, as the host has seen it; null where it knows none. */
  address: string | null;
  /** The body parsed as JSON; null when there is none or it is not JSON. */
  body: () => Promise<unknown>;
}
export type Handle = (context: Context) => Response | Promise<Response>;

export type Method = 'get' | 'post' | 'put' | 'delete';

/** One row of the back end's route table. */
export interface Route {
  method: Method;
  /** Path with :params, from the origin's root. */
  path: string;
  handle: Handle;
  /** The largest body it takes, where that is not MAX_BODY (decision 79). */
  maxBytes?: number;
  /** The same for everybody: it sets no cookie, so that it may be cached, and is in no log of calls. */
  isFile?: true;
}

const route =
  (method: Method) =>
  (path: string, handle: Handle): Route => ({ method, path, handle });
/** Rows of calls that are not of the contract: consent page, chain, controls. */
export const on = {
  get: route('get'),
  post: route('post'),
  put: route('put'),
  delete: route('delete'),
  file: (path: string, handle: Handle): Route => ({ method: 'get', path, handle, isFile: true }),
};

export interface Place {
  /** Where nothing real carries cookies, they live here and not in headers. */
  jar?: CookieJar;
  /** Told of every answer a handler gives to a call of the API, before any fault changes it. */
  check?: (request: Request, answer: Response) => Promise<void>;
  /** Tells the address a call came from, where the host knows it. */
  addressOf?: (request: Request) => string | null;
  /** Origin the calls are made to; * for any. In a page it must be given: modules have /api/ in their paths too. */
  origin?: string;
}

/** What a call of a route is about: the request, its address, and what the path names. */
export interface Called {
  request: Request;
  url: URL;
  params: Record<string, string>;
}

/** Answers a call by its route: cookies, XSRF, faults, the check of the answer and the log around its handler. */
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
 * The cookie must be echoed in the header on writes, and be the session's own: a sibling domain can set both. Without
 * a session there is nothing to protect: 401 follows.
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
