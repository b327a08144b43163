import { equal } from 'node:assert/strict';
import {
  authenticate,
  getServerDetails,
  listServers,
  listSessions,
  setMyTimeZone,
} from './client/index.js';
import { client } from './client/client.gen.js';

/*
 * Calls the embedded back end at API_ORIGIN with the generated client. `npm run contract` copies this file beside the
 * client, type-checks it and runs it.
 */
const origin = process.env['API_ORIGIN'] ?? '';

/** The cookies of a persona's new session, by name. */
async function signIn(/** @type {string} */ persona) {
  const response = await fetch(`${origin}/__mock/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  equal(response.status, 200, 'signing in');
  return new Map(
    response.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return /** @type {const} */ ([name, value]);
    }),
  );
}

client.setConfig({ baseUrl: `${origin}/api` });
const refused = await listSessions();
equal(refused.response?.status, 401, 'listSessions without a session');
equal(refused.error?.success, false);

const cookies = await signIn('owner');
client.setConfig({
  headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
});

const { data: session } = await authenticate();
equal(session?.data.user.isAuthenticated, true, 'authenticate with a session');

const { data: servers } = await listServers({ query: { pageSize: 5 } });
const id = servers?.data.items[0]?.id ?? '';
const { data: details } = await getServerDetails({ path: { id } });
equal(details?.data.serverDetails.id, id, 'getServerDetails');

const missing = await getServerDetails({ path: { id: 'srv-nowhere' } });
equal(missing.response?.status, 404, 'getServerDetails of no server');

const { data: saved } = await setMyTimeZone({
  body: { timeZone: 'Europe/Berlin' },
  headers: { 'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '' },
});
equal(saved?.success, true, 'setMyTimeZone');
