import { setsCookies } from './document.mjs';
import { readSetCookie } from './cookieJar.mjs';

/** The calls covered by these checks, which run if one of them is chosen. */
export const SESSION_CALLS = ['authenticate', 'renewAccessToken', 'logOut'];

const ACCESS = 'castle_access';
const REFRESH = 'castle_refresh';
const XSRF = 'XSRF-TOKEN';
/** 128 bits in base64. */
const SHORTEST_TOKEN = 22;

/**
 * @param {import('./kit.mjs').Kit} kit
 * @param {object} document
 * @param {readonly import('./document.mjs').Operation[]} writes that the run may make
 */
export async function checkSessions(kit, document, writes) {
  const calls = {
    writes,
    authenticate: kit.operation('authenticate'),
    renew: kit.operations.find(({ access }) => access === 'renewal'),
    logOut: kit.operations.find((each) => setsCookies(each) && each.access === 'open'),
  };
  await checkVisitor(kit, calls);
  await checkBan(kit, calls);
  const persona = kit.personas.find(({ signIn, isBanned }) => signIn && !isBanned);
  if (!persona) {
    kit.report.skip('renewal', calls.renew.id, 'no persona has a sign-in');
    return;
  }
  const table = cookieTable(document);
  const signedIn = await persona.signIn();
  const what = {
    operation: 'signIn',
    persona: persona.name,
    asked: 'the sign-in of the personas file',
  };
  checkCookies(kit, table, signedIn.setCookies, what);
  await checkRenewal(kit, calls, table, persona, signedIn.jar);
  await checkReuse(kit, calls, persona);
  await checkLogOut(kit, calls, persona);
}

/**
 * The table of cookies in the description of the document.
 * @returns {{name: string, isHttpOnly: boolean, path: string, maxAge: number}[]} names without prefix
 */
function cookieTable({ info }) {
  const rows = info.description.split('\n').filter((line) => line.startsWith('| `'));
  const cookies = rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6)
    .map(([, name, , attributes, lifetime]) => ({
      name: /`([^`]+)`/.exec(name)[1].replace(/^__(?:Host|Secure)-/, ''),
      isHttpOnly: attributes.includes('HttpOnly'),
      path: /Path=([^;`\s]+)/.exec(attributes)?.[1],
      maxAge: secondsOf(lifetime),
    }));
  if (cookies.length === 0) throw new Error('The document has no table of cookies.');
  return cookies;
}

function secondsOf(lifetime) {
  const [, count, unit] = /(\d+) (second|minute|hour|day)/.exec(lifetime) ?? [];
  return Number(count) * { second: 1, minute: 60, hour: 3600, day: 86_400 }[unit];
}

function checkCookies(kit, table, lines, what) {
  const cookies = lines.map(readSetCookie);
  for (const row of table) {
    const { isHttps } = kit.client;
    const prefix = row.path === '/' ? '__Host-' : '__Secure-';
    const name = isHttps && row.name !== XSRF ? `${prefix}${row.name}` : row.name;
    const cookie = cookies.find((each) => each.name === name);
    const attributes = cookie?.attributes ?? {};
    const isGood =
      attributes['samesite']?.toLowerCase() === 'lax' &&
      attributes['path'] === row.path &&
      Number(attributes['max-age']) === row.maxAge &&
      'httponly' in attributes === row.isHttpOnly &&
      'secure' in attributes === isHttps &&
      !('domain' in attributes);
    const line = lines.find((each) => each.startsWith(`${name}=`)) ?? 'not set';
    kit.expect('cookie-attributes', isGood, what, `${name}: ${line.replace(/=[^;]*/, '=…')}`);
    const length = cookie?.value.length ?? 0;
    kit.expect(
      'token-strength',
      length >= SHORTEST_TOKEN,
      what,
      `${name} has ${String(length)} characters`,
    );
  }
}

async function checkVisitor(kit, { authenticate }) {
  const { answer, what } = await kit.ask(authenticate, authenticate.path);
  const isSet = answer.setCookies.some((line) => line.startsWith(`${XSRF}=`));
  kit.expect('xsrf-cookie', isSet, what, answer.setCookies.join(', ') || 'no Set-Cookie');
}

async function checkBan(kit, { authenticate }) {
  const banned = kit.personas.find(({ isBanned }) => isBanned);
  if (!banned) return kit.report.skip('ban', authenticate.id, 'no persona is banned');
  const { answer, what } = await kit.ask(authenticate, authenticate.path, { persona: banned });
  kit.expect('ban', answer.status === 403 && answer.json?.data?.ban !== undefined, what, answer);
}

const tokensOf = (jar) => [ACCESS, REFRESH, XSRF].map((name) => jar.get(name));
const isAlike = (one, other) => one.every((token, index) => token === other[index]);

/** Whether the cookies are a session: the page renews once after a 401, and repeated 401s would loop forever. */
async function checkIsSession(kit, { authenticate }, jar, persona) {
  const { answer, what } = await kit.ask(authenticate, authenticate.path, { jar, persona });
  const isIn = answer.json?.data?.user?.isAuthenticated === true;
  const asked = `${what.asked} with the cookies of a renewal`;
  kit.expect('renewal-ends', answer.status === 200 && isIn, { ...what, asked }, answer);
}

async function checkRenewal(kit, calls, table, persona, jar) {
  const { renew } = calls;
  const ask = (own, more = {}) => kit.ask(renew, renew.path, { jar: own, persona, ...more });
  const before = tokensOf(jar);
  const old = jar.copy();
  const forged = await ask(jar.copy(), { withoutXsrf: true });
  const isRefused = forged.answer.json?.data?.code === 'xsrf-token-mismatch';
  kit.expect('xsrf', forged.answer.status === 403 && isRefused, forged.what, forged.answer);

  const { answer, what } = await ask(jar);
  checkCookies(kit, table, answer.setCookies, what);
  const after = tokensOf(jar);
  const isNew = after.every((token, index) => token !== undefined && token !== before[index]);
  const cookies = `${String(answer.status)}, ${isNew ? 'new cookies' : 'not all cookies are new'}`;
  kit.expect('renewal', answer.status === 200 && isNew, what, cookies);
  await checkIsSession(kit, calls, jar, persona);

  const repeated = old.copy();
  const again = await ask(repeated);
  const isSame = again.answer.status === 200 && isAlike(tokensOf(repeated), after);
  const asked = `${again.what.asked} with the refresh token before`;
  kit.expect(
    'renewal-repeated',
    isSame,
    { ...again.what, asked },
    `${String(again.answer.status)}, ${isSame ? 'the same' : 'other'} cookies`,
  );
  await checkIsSession(kit, calls, jar, persona);

  const visitor = old.copy();
  visitor.delete(REFRESH);
  const without = await ask(visitor);
  kit.expect('renewal-refused', without.answer.status === 401, without.what, without.answer);
  await checkPreviousXsrf(kit, calls.writes, persona, { jar, token: before[2] });
}

/** A write with the older token must not be refused for it; its body is wrong, so that it changes nothing. */
async function checkPreviousXsrf(kit, writes, persona, { jar, token }) {
  const write = writes.find(({ access, method, body, path }) => {
    const schema = body?.['application/json']?.schema;
    return (
      access === 'session' &&
      method === 'PUT' &&
      schema?.required?.length > 0 &&
      !path.includes('{')
    );
  });
  if (!write || token === undefined)
    return kit.report.skip('previous-xsrf', 'renewAccessToken', 'no write to try it with');
  const previous = jar.copy();
  previous.set(XSRF, token);
  const { answer, what } = await kit.ask(write, write.path, { jar: previous, persona, body: {} });
  const { status, json } = answer;
  const isAccepted = status !== 401 && json?.data?.code !== 'xsrf-token-mismatch';
  kit.expect('previous-xsrf', isAccepted, what, answer);
}

/** A refresh token from two renewals ago ends the session, even for a client with the newest cookies. */
async function checkReuse(kit, calls, persona) {
  const { renew, authenticate } = calls;
  const { jar } = await persona.signIn();
  const oldest = jar.copy();
  for (let count = 0; count < 2; count += 1) await kit.ask(renew, renew.path, { jar, persona });
  const { answer, what } = await kit.ask(renew, renew.path, { jar: oldest, persona });
  kit.expect('renewal-reused', answer.status === 401, what, answer);
  const after = await kit.ask(authenticate, authenticate.path, { jar, persona });
  const asked = `${after.what.asked} after an old refresh token was used`;
  kit.expect('renewal-reused', after.answer.status === 401, { ...after.what, asked }, after.answer);
}

async function checkLogOut(kit, { logOut, authenticate }, persona) {
  if (!logOut) return;
  const { jar } = await persona.signIn();
  const before = jar.copy();
  const { answer, what } = await kit.ask(logOut, logOut.path, { jar, persona });
  const isDeleted = jar.get(ACCESS) === undefined && jar.get(REFRESH) === undefined;
  kit.expect('log-out', answer.status === 200 && isDeleted, what, answer.setCookies.join(', '));
  const after = await kit.ask(authenticate, authenticate.path, { jar: before, persona });
  const asked = `${after.what.asked} with the cookies from before logging out`;
  kit.expect('log-out', after.answer.status === 401, { ...after.what, asked }, after.answer);
}
