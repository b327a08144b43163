import { isForServer, isUpload, serverPlaceOf, setsCookies, takes } from './document.mjs';
import { may } from './personas.mjs';
import { MADE_UP } from './values.mjs';
import {
  checkUnknownServer,
  checkVisitor,
  expectRefused,
  isUnknown,
  serversFor,
} from './reads.mjs';

/**
 * Writes that the server must refuse, so that nothing changes.
 * @param {import('./kit.mjs').Kit} kit
 */
export async function checkWrite(kit, operation) {
  // sessionChecks.mjs checks renewal, with its own sessions.
  if (operation.access === 'renewal' || setsCookies(operation)) return;
  const servers = serversFor(kit, operation);
  const { body, isValid } = bodyFor(kit, operation, servers[0] ?? null);
  if (operation.access !== 'open')
    await checkVisitor(kit, operation, 'write-without-session', body);
  for (const serverId of servers) {
    await checkMissingRoles(kit, operation, serverId);
    await checkAsSomeoneWhoMay(kit, operation, serverId);
  }
  if (isValid) await checkUnknownServer(kit, operation, body);
}

/** A body that is valid if one could be made: from the file, or from the schema. */
function bodyFor(kit, operation, serverId) {
  if (operation.body === null) return { body: undefined, isValid: true };
  if (isUpload(operation)) return { body: new Uint8Array([1]), isValid: false };
  const isNamed = serverPlaceOf(operation).in === 'body' && serverId !== null;
  const known = isNamed ? { discordServerId: serverId } : {};
  const given = kit.values.bodyOf(operation);
  const body = given ? { ...given, ...known } : exampleOf(kit, operation, known);
  return body === undefined ? { body: known, isValid: false } : { body, isValid: true };
}

/** The example of the document, changed to another server where it names one; otherwise a body made from the schema. */
function exampleOf(kit, operation, known) {
  const { schema, example, examples = {} } = operation.body['application/json'];
  const [written] = [example, ...Object.values(examples).map(({ value }) => value)];
  const body = isObject(written) ? { ...written, ...known } : undefined;
  const isValid = body !== undefined && kit.schemas.problemsOf(schema, body).length === 0;
  return isValid ? body : kit.samples.bodyOf(schema, known);
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

async function checkMissingRoles(kit, operation, serverId) {
  if (operation.access === 'open') return;
  const { path, missing } = await kit.pathOf(operation, serverId);
  const { body, isValid } = bodyFor(kit, operation, serverId);
  const { in: place } = serverPlaceOf(operation);
  const isUnclear = (place === 'order' && missing.length > 0) || (place === 'body' && !isValid);
  if (isForServer(operation) && isUnclear) {
    kit.report.skip('write-roles', operation.id, 'no value says which server it is for');
    return;
  }
  for (const persona of kit.personas) {
    if (may(persona, operation, serverId)) continue;
    const { answer, what } = await kit.ask(operation, path, {
      persona,
      body,
      ...typeOf(operation),
    });
    expectRefused(kit, 'write-roles', { persona, operation, serverId, answer, what });
  }
}

const typeOf = (operation) =>
  isUpload(operation) ? { headers: { 'content-type': Object.keys(operation.body)[0] } } : {};

async function checkAsSomeoneWhoMay(kit, operation, serverId) {
  const persona = kit.personas.find((each) => may(each, operation, serverId) && !each.isBanned);
  if (!persona) {
    const where = serverId === null ? '' : ` on ${serverId}`;
    kit.report.skip('xsrf', operation.id, `no persona may call it${where}`);
    return;
  }
  const call = { kit, operation, persona, ...(await kit.pathOf(operation, serverId)) };
  await checkXsrf(call, bodyFor(kit, operation, serverId).body);
  if (operation.body === null) return;
  await checkWrongType(call);
  if (!isUpload(operation)) await checkWrongBodies(call, serverId);
}

async function checkXsrf({ kit, operation, persona, path }, body) {
  const jar = await persona.jar();
  if (operation.access === 'open' && jar.get('castle_access') === undefined) return;
  const forged = jar.copy();
  forged.set('XSRF-TOKEN', MADE_UP);
  const ways = [
    { jar, withoutXsrf: true },
    { jar, headers: { 'x-xsrf-token': MADE_UP } },
    { jar: forged },
  ];
  for (const way of ways) {
    const headers = { ...typeOf(operation).headers, ...way.headers };
    const { answer, what } = await kit.ask(operation, path, { persona, body, ...way, headers });
    const isRefused = answer.status === 403 && answer.json?.data?.code === 'xsrf-token-mismatch';
    kit.expect('xsrf', isRefused, { ...what, asked: `${what.asked}, ${wayIn(way)}` }, answer);
  }
}

function wayIn({ withoutXsrf, headers }) {
  if (withoutXsrf) return 'without X-XSRF-TOKEN';
  return headers ? 'with another X-XSRF-TOKEN than the cookie' : 'with a made-up token in both';
}

async function checkWrongType({ kit, operation, persona, path, isGuess, missing }) {
  const headers = { 'content-type': 'text/plain' };
  const { answer, what } = await kit.ask(operation, path, { persona, body: '{}', headers });
  if (isUnknown(answer, isGuess, missing))
    return kit.report.skip(
      'wrong-content-type',
      operation.id,
      `${String(answer.status)} came first`,
    );
  const asked = `${what.asked} as text/plain`;
  kit.expect('wrong-content-type', answer.status === 415, { ...what, asked }, answer);
}

async function checkWrongBodies({ kit, operation, persona, path, isGuess, missing }, serverId) {
  const { schema } = operation.body['application/json'];
  const { body, isValid } = bodyFor(kit, operation, serverId);
  const wrong = isValid ? kit.samples.wrongBodyOf(schema, body) : null;
  const empty = kit.schemas.problemsOf(schema, {}).length > 0 ? [{ body: {} }] : [];
  for (const bad of [...empty, ...(wrong === null ? [] : [wrong])]) {
    const { answer, what } = await kit.ask(operation, path, { persona, body: bad.body });
    const isNotFound = answer.status === 404 && isUnknown(answer, isGuess, missing);
    // The valid values of a module depend on the server, so the package is checked first.
    const isLate = answer.status === 402 && bad.name === 'values';
    if (isNotFound || isLate) {
      kit.report.skip('invalid-body', operation.id, `${String(answer.status)} came first`);
      continue;
    }
    const errors = answer.json?.data?.errors;
    const isNamed = Array.isArray(errors) && errors.length > 0;
    kit.expect('invalid-body', answer.status === 400 && isNamed, what, answer);
  }
  if (takes(operation, 'Idempotency-Key') && isValid) {
    const { answer, what } = await kit.ask(operation, path, { persona, body, key: null });
    const asked = `${what.asked} without Idempotency-Key`;
    kit.expect('missing-key', answer.status === 400, { ...what, asked }, answer);
  }
}
