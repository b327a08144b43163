import { isForServer, isWrite, serverPlaceOf, setsCookies } from './document.mjs';
import { may } from './personas.mjs';

/** @param {import('./kit.mjs').Kit} kit */
export async function checkRead(kit, operation) {
  if (isWrite(operation) || setsCookies(operation)) return;
  await checkVisitor(kit, operation, 'read-without-session');
  for (const serverId of serversFor(kit, operation)) await checkRoles(kit, operation, serverId);
  await checkUnknownServer(kit, operation);
  await checkQuery(kit, operation);
}

/** A call for a server is made once per server of the file, every other call once. */
export const serversFor = ({ values }, operation) =>
  isForServer(operation) ? values.servers : [null];

/** Without a session, 401 whatever the path and the body are. */
export async function checkVisitor(kit, operation, check, body) {
  const [serverId = null] = serversFor(kit, operation);
  const { path, isGuess, missing } = await kit.pathOf(operation, serverId);
  const { answer, what } = await kit.ask(operation, path, { body });
  const isOpen = operation.access === 'open';
  if (isOpen && isUnknown(answer, isGuess, missing))
    return kit.report.skip(check, operation.id, `no value for ${missing.join(', ')}`);
  // Whether a single resource is public may depend on its owner.
  const isPublic = operation.path.includes('{')
    ? ![401, 403].includes(answer.status)
    : isGranted(operation, answer);
  const isGood = isOpen ? isPublic : answer.status === 401;
  kit.expect(check, isGood, what, answer);
}

/** 200, or the redirect of a call that has no other successful response. */
const isGranted = ({ responses }, { status }) =>
  status === 200 || (status === 302 && responses[200] === undefined);

/** A guessed or made-up value may not exist on the server. */
export const isUnknown = ({ status }, isGuess, missing) =>
  (status === 404 && (isGuess || missing.length > 0)) || (status === 400 && missing.length > 0);

async function checkRoles(kit, operation, serverId) {
  const { path, isGuess, missing } = await kit.pathOf(operation, serverId);
  if (missing.length > 0) {
    kit.report.skip('read-answer', operation.id, `no value for ${missing.join(', ')}`);
    if (serverPlaceOf(operation).in === 'order') return;
  }
  const isStrict = isForServer(operation) || operation.access === 'staff';
  let isRead = false;
  for (const persona of kit.personas) {
    if (operation.access === 'open' && persona.isBanned) continue;
    const { answer, what } = await kit.ask(operation, path, { persona });
    const call = { persona, operation, serverId, answer, what };
    if (!may(persona, operation, serverId)) expectRefused(kit, 'read-roles', call);
    else if (!isUnknown(answer, isGuess, missing)) {
      // A server may refuse data of one account, or of a server's members, by a rule beyond roles, so only 401 fails
      // here.
      const isGood = isStrict ? isGranted(operation, answer) : answer.status !== 401;
      kit.expect('read-roles', isGood, what, answer);
      isRead ||= isGranted(operation, answer);
    }
  }
  const isExpected = kit.personas.some((each) => may(each, operation, serverId));
  if (isRead) kit.report.pass('read-answer', { operation: operation.id });
  else if (missing.length === 0 && isExpected)
    kit.report.skip('read-answer', operation.id, `nobody got 200 from ${path}`);
}

/** A caller without permission gets 403 and its code; a banned account is treated as signed out. */
export function expectRefused(kit, check, { persona, operation, serverId, answer, what }) {
  if (persona.isBanned) return kit.expect(check, answer.status === 401, what, answer);
  const code = answer.json?.data?.code;
  const isByRole = answer.status === 403 && code !== 'xsrf-token-mismatch';
  if (!kit.expect(check, isByRole, what, answer)) return;
  const isOnTeam = (persona.roles[serverId] ?? []).length > 0;
  const ofServer = isOnTeam ? `${operation.access}-needed` : 'not-on-team';
  const due = operation.access === 'staff' ? 'staff-only' : ofServer;
  kit.expect('refusal-code', code === due, what, `${String(code)} instead of ${due}`);
}

/** @param {unknown} [body] for a write */
export async function checkUnknownServer(kit, operation, body) {
  if (!isForServer(operation)) return;
  const place = serverPlaceOf(operation);
  const persona = kit.personas.find(({ roles }) =>
    Object.values(roles).some((held) => held.includes('owner')),
  );
  if (!persona) return kit.report.skip('unknown-server', operation.id, 'no persona is an owner');
  if (place.in === 'body' && body === undefined) return;
  for (const serverId of kit.values.absentServers) {
    const { path } = await kit.pathOf(operation, serverId);
    const named = place.in === 'body' ? { ...body, discordServerId: serverId } : body;
    const { answer, what } = await kit.ask(operation, path, { persona, body: named });
    kit.expect('unknown-server', answer.status === 404, what, answer);
  }
}

const WRONG_QUERIES = [
  ['page', '0'],
  ['pageSize', '101'],
  ['pageSize', 'all'],
];

async function checkQuery(kit, operation) {
  const reader = await kit.readerOf(operation);
  if (!reader) return;
  for (const [name, value] of WRONG_QUERIES) {
    if (!operation.parameters.some((each) => each.in === 'query' && each.name === name)) continue;
    const path = withQuery(reader.path, { [name]: value });
    const { answer, what } = await kit.ask(operation, path, { persona: reader.persona });
    const isNamed = answer.json?.data?.errors?.some((error) => error.path === name) === true;
    kit.expect('invalid-query', answer.status === 400 && isNamed, what, answer);
  }
}

/** An address with additional query parameters. */
export function withQuery(address, more) {
  const [path, query = ''] = address.split('?');
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(more)) all.set(name, String(value));
  return `${path}?${all.toString()}`;
}
