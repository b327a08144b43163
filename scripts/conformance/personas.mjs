import { CookieJar } from './cookieJar.mjs';

/**
 * @typedef {object} Persona
 * @property {string} name
 * @property {boolean} isStaff
 * @property {boolean} isBanned
 * @property {Record<string, string[]>} roles by server ID
 * @property {() => Promise<CookieJar>} jar cookies of a session that is good for another request
 * @property {(() => Promise<{jar: CookieJar, setCookies: string[]}>) | null} signIn opens another session; null if the
 *   file only has cookies
 */

/** An access token is good for five minutes. Renewed earlier, it never expires between two requests. */
const RENEWED_AFTER_MS = 3 * 60_000;

/** @returns {Persona[]} who sign in when their session is first needed */
export const openPersonas = (client, file, renew) =>
  Object.entries(file.personas).map(([name, each]) => personaOf(client, name, each, renew));

function personaOf(client, name, { signIn, cookies, roles = {}, ...rest }, renew) {
  const open = async () => {
    const jar = new CookieJar({ ...client.cookies, ...cookies });
    if (!signIn) return { jar, setCookies: [] };
    const { status, setCookies, text } = await client.send({ ...signIn, jar });
    if (status === 0 || status >= 400 || setCookies.length === 0)
      throw new Error(`${name} couldn’t sign in: ${String(status)} ${text.slice(0, 200)}`);
    return { jar, setCookies };
  };
  let session;
  let openedAt = 0;
  return {
    name,
    isStaff: rest.isStaff === true,
    isBanned: rest.isBanned === true,
    roles,
    signIn: signIn ? open : null,
    async jar() {
      if (session === undefined || Date.now() - openedAt > RENEWED_AFTER_MS) {
        openedAt = Date.now();
        // With another session, requests that are on their way keep theirs.
        if (session === undefined || signIn) session = open();
        else if (!rest.isBanned) await renew((await session).jar);
      }
      return (await session).jar;
    },
  };
}

/** Only the owner role includes another one, namely all of them. Every role includes viewing. */
export function holds({ roles }, serverId, access) {
  const held = roles[serverId] ?? [];
  return (
    held.includes('owner') || held.includes(access) || (access === 'viewer' && held.length > 0)
  );
}

/** Whether a persona may make a call, for a server where the call is for one. */
export function may(persona, operation, serverId) {
  if (operation.access === 'open') return true;
  if (persona.isBanned) return false;
  if (operation.access === 'staff') return persona.isStaff;
  return operation.access === 'session' || holds(persona, serverId, operation.access);
}
