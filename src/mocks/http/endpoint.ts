import { http, type RequestHandler } from 'msw';
import type { SessionRow, UserRow } from '../session/rows';
import type { World } from '../world';
import {
  ACCESS_COOKIE,
  REFRESH_COOKIE,
  XSRF_COOKIE,
  XSRF_HEADER,
  parseCookies,
  serializeCookie,
  type CookieJar,
  type SetCookie,
} from './cookies';
import { fail } from './envelope';
import { takeFault, withFault } from './faults';
import { sessionOf, xsrfCookie } from '../session/sessions';

/** What a handler gets to work with. */
export interface Context {
  world: World;
  request: Request;
  url: URL;
  params: Record<string, string>;
  cookies: Record<string, string>;
  setCookies: (cookies: SetCookie[]) => void;
  /** The body parsed as JSON; null when there is none or it is not JSON. */
  body: () => Promise<unknown>;
}
export interface SignedIn extends Context {
  session: SessionRow;
  user: UserRow;
}
export type Handle<C extends Context = Context> = (context: C) => Response | Promise<Response>;

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Endpoint {
  method: Method;
  /** Path with :params, from the origin's root. */
  path: string;
  handle: Handle;
}

const endpoint =
  (method: Method) =>
  (path: string, handle: Handle): Endpoint => ({ method, path, handle });
/** One row of the back end's route table. */
export const on = {
  get: endpoint('get'),
  post: endpoint('post'),
  put: endpoint('put'),
  delete: endpoint('delete'),
};

/** 401 without a valid access token. */
export const withSession =
  (handle: Handle<SignedIn>): Handle =>
  (context) => {
    const session = sessionOf(context.world, context.cookies[ACCESS_COOKIE]);
    const user = context.world.db.users.find((row) => row.id === session?.userId);
    return session && user && !user.banned
      ? handle({ ...context, session, user })
      : fail(401, 'Sign in to go on.');
  };

/** 403 unless the user is of the platform's staff (bot-modules: capability `staff`). */
export const withStaff = (handle: Handle<SignedIn>): Handle =>
  withSession((context) =>
    context.user.capabilities.includes('staff')
      ? handle(context)
      : fail(403, 'Only the platform’s staff may do this.'),
  );

export interface Place {
  /** Where nothing real carries cookies, they live here and not in headers. */
  jar?: CookieJar;
  /** Origin the calls are made to; * for any. In a page it must be given: modules have /api/ in their paths too. */
  origin?: string;
}

/** An endpoint as an MSW handler over one world. */
export function toHandler(
  world: World,
  { method, path, handle }: Endpoint,
  place: Place,
): RequestHandler {
  const { jar, origin = '*' } = place;
  return http[method](`${origin}${path}`, async ({ request, params, cookies }) => {
    const url = new URL(request.url);
    const header = request.headers.get('cookie');
    const sent = jar ? jar.read() : header === null ? cookies : parseCookies(header);
    const setCookies: SetCookie[] = [];
    const context: Context = {
      world,
      request,
      url,
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, String(value)]),
      ),
      cookies: sent,
      setCookies: (more) => void setCookies.push(...more),
      body: () => request.json().catch(() => null),
    };
    const response = await answer(context, handle, method);
    const hasToken =
      sent[XSRF_COOKIE] !== undefined || setCookies.some((cookie) => cookie.name === XSRF_COOKIE);
    if (!hasToken) setCookies.push(xsrfCookie());
    for (const cookie of setCookies) {
      if (jar) jar.write(cookie);
      else if (response.type !== 'error')
        response.headers.append('set-cookie', serializeCookie(cookie));
    }
    world.record({
      at: world.clock.now(),
      method: request.method,
      path: url.pathname,
      status: response.status,
    });
    return response;
  });
}

async function answer(context: Context, handle: Handle, method: Method): Promise<Response> {
  const { world, request, url, cookies } = context;
  const api = url.pathname.startsWith('/api/');
  const run = async () => {
    if (api && method !== 'get' && !xsrfHolds(request, cookies)) {
      return fail(403, 'The request did not come from this site (XSRF token missing or wrong).');
    }
    const response = await handle(context);
    if (method !== 'get') world.changed();
    return response;
  };
  try {
    return await withFault(api ? takeFault(world.faults, request) : null, request, run);
  } catch (error) {
    console.error(`${request.method} ${url.pathname}:`, error);
    return fail(500, 'Something broke in the embedded back end; its console says what.');
  }
}

/** The cookie must be echoed in the header on writes. Without a session there is nothing to protect: 401 follows. */
function xsrfHolds(request: Request, cookies: Record<string, string>): boolean {
  const hasSession = cookies[ACCESS_COOKIE] !== undefined || cookies[REFRESH_COOKIE] !== undefined;
  const expected = cookies[XSRF_COOKIE];
  return !hasSession || (expected !== undefined && request.headers.get(XSRF_HEADER) === expected);
}
