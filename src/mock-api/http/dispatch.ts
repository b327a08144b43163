import { http, type RequestHandler } from 'msw';
import type { World } from '../store/world';
import { isCrossOrigin, needsPreflight } from './crossOrigin';
import { fail } from './envelope';
import { pathFinder } from './paths';
import type { Application } from './application';
import { callRoute, type Place, type Route } from './route';

/** Paths of the embedded back end; those without a route are refused. */
const OURS = String.raw`/(?:api|rpc|__mock)(?:[/?]|$)`;
const ANY_ORIGIN = String.raw`\w+://[^/]+`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A single MSW handler for all routes of a world: MSW tries its handlers one after the other, and reads the cookies and
 * compiles the path again for each, which with hundreds of them would cost more than any response.
 */
export function dispatcher(world: World, application: Application, place: Place): RequestHandler {
  const find = finderOf(application.routes);
  const origin = place.origin === undefined ? ANY_ORIGIN : escaped(place.origin);
  // Ignores case, so that other spellings are refused and not passed on.
  return http.all(new RegExp(`^${origin}${OURS}`, 'i'), async ({ request }) => {
    const url = new URL(request.url);
    const parts = partsOf(url.pathname);
    if (parts === null) return fail('malformed-address', 'The address is malformed.');
    const found = find(url.pathname);
    if (found.length === 0) return fail('call-not-found', 'Call not found.');
    const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
    const route = found.find((each) => each.method === method);
    if (!route) return refusedMethod(found);
    const refused = refusedOrigin(route, request);
    if (refused) return refused;
    const params = paramsOf(route.path, parts);
    const answer = dated(
      world,
      await callRoute(world, application, route, place, { request, url, params }),
    );
    if (request.method !== 'HEAD') return answer;
    const { status, headers } = answer;
    return new Response(null, { status, headers });
  });
}

/** Adds the world's time as `Date` header, which the dashboard bases all times on. */
function dated(world: World, answer: Response): Response {
  // Cut connections have no headers.
  if (answer.type !== 'error')
    answer.headers.set('date', new Date(world.clock.now()).toUTCString());
  return answer;
}

/** The parts of a path, decoded; null for an invalid percent encoding. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

type RouteFinder = (path: string) => readonly Route[];

/** Cache: all worlds have the same routes, and sorting them takes longer than creating a world. */
const finders = new WeakMap<readonly Route[], RouteFinder>();

function finderOf(routes: readonly Route[]): RouteFinder {
  const known = finders.get(routes) ?? pathFinder(routes);
  finders.set(routes, known);
  return known;
}

const paramsOf = (path: string, parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    path
      .split('/')
      .flatMap((word, index) =>
        word.startsWith(':') ? [[word.slice(1), parts[index] ?? '']] : [],
      ),
  );

/**
 * Refusal of requests from other sites' pages: all writes, and all test controls. Those need no session, so their POSTs
 * must be JSON too, which a page of another origin cannot send without a preflight.
 */
function refusedOrigin({ method, path }: Route, request: Request): Response | null {
  const isControl = path.startsWith('/__mock/');
  if ((isControl || method !== 'get') && isCrossOrigin(request))
    return fail('cross-site-call', 'Pages of other sites can’t call this.');
  if (isControl && method !== 'get' && !needsPreflight(request))
    return fail('wrong-content-type', 'Send the request body as application/json.');
  return null;
}

/** 405 with the methods of the first matching path. */
function refusedMethod(found: readonly Route[]): Response {
  const path = found[0]?.path;
  const methods = found.filter((route) => route.path === path).map(({ method }) => method);
  const allow = methods.flatMap((method) => (method === 'get' ? ['get', 'head'] : method));
  const known = allow.join(', ').toUpperCase();
  return fail('method-not-allowed', `This can only be called with ${known} alone.`, null, {
    allow: known,
  });
}
