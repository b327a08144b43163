import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Faults that a server may have, planted by a proxy in front of one that has none. `only` names the operations with
 * which the kit finds a fault, and `check` the check that must fail.
 *
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path with its query, from the origin
 * @property {Record<string, string>} headers
 * @property {string | Uint8Array} body
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} body
 *
 * @typedef {(call: Call) => Promise<Answer>} Forward
 */

const WORLD = 'castle_world=conformance';

const withData = (answer, change) => {
  const json = JSON.parse(answer.body);
  return { ...answer, body: JSON.stringify({ ...json, data: change(json.data) }) };
};

/** Changes the data of good answers to a read. */
const inAnswers = (path, change) => async (call, forward) => {
  const answer = await forward(call);
  const isMeant = call.method === 'GET' && path.test(call.path) && answer.status === 200;
  return isMeant ? withData(answer, change) : answer;
};

async function cookiesOf(persona, forward) {
  const { headers } = await forward({
    method: 'POST',
    path: '/__mock/sign-in',
    headers: { 'content-type': 'application/json', cookie: WORLD },
    body: JSON.stringify({ persona }),
  });
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0]);
  return [WORLD, ...pairs].join('; ');
}

const tokenIn = (cookie = '') => /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';

/** Makes the call as another person. */
async function forwardAs(persona, call, forward) {
  const cookie = await cookiesOf(persona, forward);
  const headers = { ...call.headers, cookie, 'x-xsrf-token': tokenIn(cookie) };
  return forward({ ...call, headers });
}

/** @type {Record<string, {check: string, only: string[], plant: () => (call: Call, forward: Forward) => Promise<Answer>}>} */
export const plantedFaults = {
  'a role that is missing is not noticed': {
    check: 'read-roles',
    only: ['listSubmissions'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      const isMeant = /\/srv-keep\/submissions/.test(call.path) && answer.status === 403;
      return isMeant ? forwardAs('owner', call, forward) : answer;
    },
  },
  '404 instead of 403': {
    check: 'read-roles',
    only: ['listServerPayouts'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      if (!/\/payouts/.test(call.path) || answer.status !== 403) return answer;
      return { ...withData(answer, () => ({ code: 'server-not-found' })), status: 404 };
    },
  },
  'writes without an XSRF token': {
    check: 'xsrf',
    only: ['updateBadge'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      const isMeant = answer.body.includes('xsrf-token-mismatch');
      return isMeant ? forwardAs('owner', call, forward) : answer;
    },
  },
  'a second refund': {
    check: 'once',
    only: ['settlePayment'],
    plant: () => {
      let first = null;
      return async (call, forward) => {
        const answer = await forward(call);
        if (call.method !== 'PUT' || !call.path.includes('/subscriptions/payments/')) return answer;
        if (answer.status === 200) first ??= answer;
        return answer.status === 409 && first ? first : answer;
      };
    },
  },
  'an unordered list': {
    check: 'order',
    only: ['listMembers'],
    plant: () => inAnswers(/\/members\b/, (data) => ({ ...data, items: data.items.toReversed() })),
  },
  'an answer without its envelope': {
    check: 'envelope',
    only: ['getBotInfo'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      const isMeant = call.path.endsWith('/discord/bot-info');
      return isMeant ? { ...answer, body: JSON.stringify(JSON.parse(answer.body).data) } : answer;
    },
  },
  'a wrong total': {
    check: 'page-totals',
    only: ['listMembers'],
    plant: () => inAnswers(/\/members\b/, (data) => ({ ...data, total: data.total + 1 })),
  },
  'a page with 200': {
    check: 'no-html',
    only: ['getServerStats'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      if (!call.path.endsWith('/stats')) return answer;
      const headers = new Headers(answer.headers);
      headers.set('content-type', 'text/html');
      return { status: 200, headers, body: '<!doctype html><title>Castle Bots</title>' };
    },
  },
  'a renewal that never ends': {
    check: 'renewal-ends',
    only: ['renewAccessToken'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      if (!call.path.endsWith('/renew-access-token')) return answer;
      const headers = new Headers(answer.headers);
      const lines = headers.getSetCookie();
      headers.delete('set-cookie');
      for (const line of lines)
        headers.append(
          'set-cookie',
          line.replace(/^castle_access=./, (begin) => `${begin.slice(0, -1)}_`),
        );
      return { ...answer, headers };
    },
  },
  'a secret that comes back': {
    check: 'secrets',
    only: ['listQuestRules'],
    plant: () =>
      inAnswers(/\/modules\/quest\/rules/, (data) => ({
        ...data,
        rules: data.rules.map((rule) => ({
          ...rule,
          secret: { value: 'the-secret-of-a-task' },
        })),
      })),
  },
  'a stale version that is saved': {
    check: 'stale-version',
    only: ['updateBadge'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      if (!answer.body.includes('"stale-version"')) return answer;
      const body = JSON.parse(String(call.body));
      return forward({ ...call, body: JSON.stringify({ ...body, version: body.version + 1 }) });
    },
  },
  'a limit without Retry-After': {
    check: 'retry-after',
    only: ['recheckRoles'],
    plant: () => async (call, forward) => {
      const answer = await forward(call);
      const headers = new Headers(answer.headers);
      headers.delete('retry-after');
      return { ...answer, headers };
    },
  },
  'a repeated call that takes effect again': {
    check: 'repeated-call',
    only: ['createMemberNote'],
    plant: () => (call, forward) => {
      const key = call.headers['idempotency-key'];
      return forward(
        key === undefined
          ? call
          : { ...call, headers: { ...call.headers, 'idempotency-key': crypto.randomUUID() } },
      );
    },
  },
};

/** A server that passes calls on to `origin` and has a fault. */
export function faultyServer(origin, fault) {
  const answerOf = plantedFaults[fault].plant();
  const forward = async ({ method, path, headers, body }) => {
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return createServer((incoming, outgoing) => {
    pass(incoming, outgoing, (call) => answerOf(call, forward)).catch((error) => {
      console.error(error);
      outgoing.destroy();
    });
  });
}

/** Headers of one connection, which each side sets for itself. */
const OF_CONNECTION = [
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
];

async function pass(incoming, outgoing, answerOf) {
  const received = Object.entries(incoming.headers).filter(
    ([name]) => !OF_CONNECTION.includes(name),
  );
  const { status, headers, body } = await answerOf({
    method: incoming.method,
    path: incoming.url,
    headers: Object.fromEntries(received),
    body: await buffer(incoming),
  });
  outgoing.statusCode = status;
  for (const [name, value] of headers)
    if (![...OF_CONNECTION, 'set-cookie'].includes(name)) outgoing.setHeader(name, value);
  outgoing.setHeader('set-cookie', headers.getSetCookie());
  outgoing.end(body);
}
