// Finds the operation of a request, checks what the document asks for, and makes the call.

import { calls } from './calls.mjs';
import { isCrossSite } from './crossSite.mjs';
import { data } from './data.mjs';
import { operations } from './document.mjs';
import { cookiesOf, Failure, readJson, sendData, sendFailure } from './http.mjs';
import { errorsIn } from './schema.mjs';
import {
  cookiesToDelete,
  newToken,
  ownsXsrf,
  sessionOfAccess,
  sessionOfRefresh,
  xsrfCookie,
} from './sessions.mjs';

const day = 24 * 60 * 60 * 1000;
const earlierCalls = new Map();

export async function answerApi(request, response, url) {
  const cookies = cookiesOf(request);
  const call = { request, cookies, setCookies: [] };
  try {
    findOperation(call, url);
    findCaller(call);
    if (request.method !== 'GET') checkWrite(call);
    checkAccess(call);
    await readInput(call, url);
    const result = once(call, () => calls[call.operation.id](call));
    setCookies(call, response);
    sendData(response, call.operation.status, result);
  } catch (error) {
    if (error.allow) response.setHeader('Allow', error.allow);
    setCookies(call, response);
    sendFailure(response, error);
  }
}

function setCookies({ cookies, session, setCookies }, response) {
  if (!cookies['XSRF-TOKEN'] && !setCookies.length)
    setCookies.push(xsrfCookie(session?.tokens.xsrf ?? newToken()));
  response.setHeader('Set-Cookie', setCookies);
}

function findOperation(call, url) {
  const path = url.pathname.slice('/api'.length);
  const here = operations.filter(({ pattern }) => pattern.test(path));
  call.operation = here.find(({ method }) => method === call.request.method);
  if (here.length && !call.operation) {
    const allow = here.map(({ method }) => method).join(', ');
    throw Object.assign(new Failure(405, 'method-not-allowed'), { allow });
  }
  if (!calls[call.operation?.id]) throw new Failure(404, 'call-not-found');
  try {
    const parts = Object.entries(path.match(call.operation.pattern).groups ?? {});
    call.params = Object.fromEntries(
      parts.map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw new Failure(400, 'malformed-address');
  }
}

function findCaller(call) {
  const { access } = call.operation;
  const { castle_access, castle_refresh } = call.cookies;
  call.session =
    access === 'renewal' ? sessionOfRefresh(castle_refresh) : sessionOfAccess(castle_access);
  call.user = data.users[call.session?.user];
  if (access === 'open') return;
  if (access === 'renewal') {
    if (call.user && !call.user.ban) return;
    call.setCookies.push(...cookiesToDelete());
    throw new Failure(401, 'session-expired');
  }
  if (!call.user) throw new Failure(401, 'not-signed-in');
  if (call.user.ban) throw new Failure(401, 'signed-out-by-ban');
}

function checkWrite({ request, cookies, session }) {
  if (isCrossSite(request)) throw new Failure(403, 'cross-site-call');
  const token = request.headers['x-xsrf-token'];
  if (!token || token !== cookies['XSRF-TOKEN'] || !ownsXsrf(session, token))
    throw new Failure(403, 'xsrf-token-mismatch');
}

function checkAccess(call) {
  const { access } = call.operation;
  if (['open', 'renewal', 'session'].includes(access)) return;
  call.server = data.servers.find(({ id, botPresent }) => id === call.params.id && botPresent);
  if (!call.server) throw new Failure(404, 'server-not-found');
  call.roles = call.server.team[call.user.id] ?? [];
  if (!call.roles.length) throw new Failure(403, 'not-on-team');
  if (access !== 'viewer' && !call.roles.includes(access) && !call.roles.includes('owner'))
    throw new Failure(403, `${access}-needed`);
}

async function readInput(call, url) {
  const errors = [];
  call.query = {};
  for (const { name, in: place, required, schema } of call.operation.parameters) {
    if (place === 'path' || name === 'X-XSRF-TOKEN') continue;
    let value =
      place === 'query' ? url.searchParams.get(name) : call.request.headers[name.toLowerCase()];
    if (value === null || value === undefined) {
      if (required) errors.push({ path: name, message: 'This is missing.' });
      continue;
    }
    if (schema.type === 'integer' && /^\d+$/.test(value)) value = Number(value);
    errors.push(...errorsIn(schema, value, [name]));
    call.query[name] = value;
  }
  if (call.operation.body) {
    call.body = await readJson(call.request);
    errors.push(...errorsIn(call.operation.body, call.body));
  }
  if (errors.length) throw new Failure(400, 'invalid-fields', { errors });
}

/** Makes a call, or returns its first result if it has the Idempotency-Key of an earlier one. */
function once(call, make) {
  const key = call.query['Idempotency-Key'];
  if (!key) return make();
  const id = `${call.user.id} ${key}`;
  const asked = JSON.stringify([call.operation.id, call.params, call.body]);
  const earlier = earlierCalls.get(id);
  if (earlier && earlier.until > Date.now()) {
    if (earlier.asked !== asked) throw new Failure(422, 'idempotency-key-reused');
    return earlier.result;
  }
  const result = structuredClone(make());
  earlierCalls.set(id, { asked, result, until: Date.now() + day });
  return result;
}
