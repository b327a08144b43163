import { AnswerChecks } from './answers.mjs';
import { Client } from './client.mjs';
import { isWrite, operationsOf } from './document.mjs';
import { Kit } from './kit.mjs';
import { checkList } from './lists.mjs';
import { may, openPersonas } from './personas.mjs';
import { checkRead } from './reads.mjs';
import { Report } from './report.mjs';
import { Samples } from './samples.mjs';
import { runScenario } from './scenarios.mjs';
import { Schemas } from './schemas.mjs';
import { checkSessions, SESSION_CALLS } from './sessionChecks.mjs';
import { Values, valueAt } from './values.mjs';
import { checkWrite } from './writes.mjs';

/**
 * Runs all checks against a server.
 * @param {object} options
 * @param {string} options.target origin of the server
 * @param {object} options.document the OpenAPI document, parsed
 * @param {object} options.personas the personas file, parsed
 * @param {readonly string[]} [options.only] IDs of operations; all if left out
 * @param {number} [options.parallel] operations that are checked at once
 * @param {(line: string) => void} [options.say] gets progress lines
 */
export async function runConformance({
  target,
  document,
  personas: file,
  only = [],
  parallel = 4,
  say = () => {},
}) {
  const operations = operationsOf(document);
  const unknown = only.filter((id) => operations.every((each) => each.id !== id));
  if (unknown.length > 0) throw new Error(`The document has no operation ${unknown.join(', ')}.`);
  const kit = await open({ target, document, file: structuredClone(file), operations });
  const wanted = operations.filter(({ id }) => only.length === 0 || only.includes(id));
  for (const operation of wanted) {
    const reason = reasonToSkip(operation, file);
    if (reason !== null) kit.report.skip('declared-status', operation.id, reason);
  }
  const chosen = wanted.filter((operation) => reasonToSkip(operation, file) === null);

  say('Reads');
  await inParallel(chosen, parallel, (operation) => checkRead(kit, operation));
  say('Lists');
  for (const operation of chosen) await checkList(kit, operation);
  say('Writes without effect');
  const writes = chosen.filter(isWrite);
  // A server that wrongly accepts a deletion would leave nothing to check the other writes with.
  const isDeletion = ({ method }) => method === 'DELETE';
  await inParallel(
    writes.filter((each) => !isDeletion(each)),
    parallel,
    (each) => checkWrite(kit, each),
  );
  await inParallel(writes.filter(isDeletion), parallel, (each) => checkWrite(kit, each));
  say('Scenarios');
  for (const scenario of file.scenarios ?? [])
    if (chosen.some(({ id }) => id === scenario.operation)) await runScenario(kit, scenario);
  if (chosen.some(({ id }) => SESSION_CALLS.includes(id))) {
    say('Sessions');
    await checkSessions(kit, document, writes);
  }
  return kit.report.result();
}

function reasonToSkip({ id, access }, { skip = {} }) {
  if (skip[id] !== undefined) return skip[id];
  return access === null ? 'the document has no x-access for it' : null;
}

async function open({ target, document, file, operations }) {
  const base = new URL(document.servers?.[0]?.url ?? '/', target).pathname.replace(/\/$/, '');
  const client = new Client(target, base, { headers: file.headers, cookies: file.cookies });
  const report = new Report();
  const schemas = new Schemas(document);
  const answers = new AnswerChecks(document, schemas, report);
  const renewal = operations.find(({ access }) => access === 'renewal');
  const renew = (jar) => client.call({ method: renewal.method, path: renewal.path, jar });

  const everyone = openPersonas(client, file, renew);
  await setUp(client, file, everyone);
  const read = async (operation, path, serverId) => {
    const reader = everyone.find((each) => !each.isBanned && may(each, operation, serverId));
    if (!reader) return null;
    const jar = await reader.jar();
    const { status, json } = await client.call({ method: 'GET', path, jar });
    return status === 200 ? json?.data : null;
  };
  return new Kit({
    client,
    answers,
    report,
    personas: everyone,
    values: new Values(file, operations, read),
    samples: new Samples(document, schemas),
    schemas,
    file,
    operations,
  });
}

/** Makes the setup requests of the file; each persona signs in when it is first needed. */
async function setUp(client, file, personas) {
  for (const { persona, bytes, values = {}, ...request } of file.setup ?? []) {
    const by = personas.find(({ name }) => name === persona);
    const body = bytes === undefined ? request.body : Buffer.from(bytes, 'base64');
    const jar = by ? await by.jar() : null;
    const { status, text, json } = await client.send({ ...request, body, jar });
    if (status === 0 || status >= 400)
      throw new Error(`Setup: ${request.method} ${request.path}: ${String(status)} ${text}`);
    // An address ends in the ID of the resource it leads to.
    for (const [name, path] of Object.entries(values))
      file.values[name] = String(valueAt(json?.data, path)).split('/').at(-1);
  }
}

/** Runs the work for each item of a list, several at once. */
async function inParallel(list, count, work) {
  const waiting = [...list];
  const next = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) await work(each);
  };
  await Promise.all(Array.from({ length: count }, next));
}
