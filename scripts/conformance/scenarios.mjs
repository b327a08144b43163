import { takes } from './document.mjs';
import { fill, valueAt } from './values.mjs';

/**
 * @typedef {object} Scenario a write that takes effect, from the personas file
 * @property {'repeated-call' | 'stale-version' | 'once' | 'limit'} check
 * @property {string} operation
 * @property {string} persona
 * @property {Record<string, unknown>} [params] of the path
 * @property {unknown} [body]
 * @property {unknown} [otherBody] for `repeated-call`: another body, which the key must refuse; for `once`: another
 *   decision, which must get 409
 * @property {number} [repeatedWith] for `once`: the status of the same call again, 409 if left out
 * @property {Reading} [read] read before; `{"$from": "items.0.id"}` in params and bodies takes a value from its data
 * @property {Reading & {count: string}} [effect] where the effect shows: the path of a list or a number in the data
 * @property {number} [times] for `limit`: the most calls until 429
 *
 * @typedef {object} Reading
 * @property {string} operation
 * @property {string} [persona]
 * @property {Record<string, unknown>} [params]
 * @property {Record<string, string>} [query]
 */

/** @param {import('./kit.mjs').Kit} kit @param {Scenario} scenario */
export async function runScenario(kit, scenario) {
  const run = runs[scenario.check];
  if (!run) throw new Error(`There is no check ${scenario.check} for a scenario.`);
  if (scenario.effect && typeof scenario.effect.count !== 'string')
    throw new Error(`The effect of ${scenario.operation} has no count.`);
  const read = scenario.read ? await reading(kit, scenario.read, scenario) : undefined;
  if (typeof read === 'string')
    return kit.report.skip(scenario.check, scenario.operation, `its read failed: ${read}`);
  const prepared = withValues(
    { params: scenario.params, body: scenario.body, otherBody: scenario.otherBody },
    read,
  );
  if (prepared === MISSING)
    return kit.report.skip(scenario.check, scenario.operation, 'its read has no such value');
  await run(new Play(kit, { ...scenario, ...prepared }));
}

const MISSING = Symbol('a value that the read does not have');

/** Replaces each `$from` by the value that was read. */
function withValues(value, read) {
  if (Array.isArray(value)) return whole(value.map((each) => withValues(each, read)));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$from === 'string') return valueAt(read, value.$from) ?? MISSING;
  const entries = Object.entries(value).map(([name, inner]) => [name, withValues(inner, read)]);
  return whole(entries.map(([, inner]) => inner)) === MISSING
    ? MISSING
    : Object.fromEntries(entries);
}

const whole = (values) => (values.includes(MISSING) ? MISSING : values);

async function reading(kit, { operation: id, persona, params = {}, query = {} }, scenario) {
  const operation = kit.operation(id);
  const text = new URLSearchParams(query).toString();
  const path = fill(operation.path, params) + (text === '' ? '' : `?${text}`);
  const reader = kit.persona(persona ?? scenario.persona);
  const { answer, what } = await kit.ask(operation, path, { persona: reader });
  return answer.status === 200 ? answer.json?.data : `${what.asked}: ${String(answer.status)}`;
}

/** One run of a scenario. */
class Play {
  constructor(kit, scenario) {
    this.kit = kit;
    this.scenario = scenario;
    this.operation = kit.operation(scenario.operation);
    this.path = fill(this.operation.path, scenario.params ?? {});
    this.persona = kit.persona(scenario.persona);
  }

  send(body, key) {
    return this.kit.ask(this.operation, this.path, { persona: this.persona, body, key });
  }

  expect(isGood, { what, answer }, came) {
    return this.kit.expect(this.scenario.check, isGood, what, came ?? answer);
  }

  /** Number of items of the kind that the write creates; undefined if the file names no place to count them. */
  async count() {
    const { effect } = this.scenario;
    if (!effect) return undefined;
    const found = valueAt(await reading(this.kit, effect, this.scenario), effect.count);
    return Array.isArray(found) ? found.length : found;
  }
}

const isDone = ({ answer }) => answer.status < 300;

/** The same write twice: with an `Idempotency-Key` header, or with the key in its body. */
async function repeat(play) {
  const { body, otherBody } = play.scenario;
  const key = takes(play.operation, 'Idempotency-Key') ? crypto.randomUUID() : undefined;
  const before = await play.count();
  const first = await play.send(body, key);
  if (!play.expect(isDone(first), first)) return;
  const between = await play.count();
  const second = await play.send(body, key);
  const isSame =
    second.answer.status === first.answer.status && second.answer.text === first.answer.text;
  play.expect(
    isSame,
    second,
    `${String(second.answer.status)} ${second.answer.text}, after ${first.answer.text}`,
  );
  const after = await play.count();
  if (before !== undefined) {
    play.expect(between !== before, first, 'no effect');
    play.expect(
      after === between,
      second,
      `a second effect: ${String(after)} after ${String(between)}`,
    );
  }
  if (otherBody === undefined) return;
  const other = await play.send(otherBody, key);
  play.kit.expect('reused-key', other.answer.status === 422, other.what, other.answer);
}

/** A version that was read is valid for one save. */
async function saveTwice(play) {
  const { body } = play.scenario;
  const first = await play.send(body);
  if (!play.expect(isDone(first), first)) return;
  const between = await play.count();
  const second = await play.send(body);
  play.expect(second.answer.status === 409, second);
  play.expect((await play.count()) === between, second, 'something was saved');
}

/** A decision takes effect once: another decision is refused, and the same one has no second effect. */
async function doTwice(play) {
  const { body, otherBody, repeatedWith = 409 } = play.scenario;
  const first = await play.send(body);
  if (!play.expect(isDone(first), first)) return;
  const between = await play.count();
  const second = await play.send(body);
  play.expect(second.answer.status === repeatedWith, second);
  if (otherBody !== undefined) {
    const other = await play.send(otherBody);
    play.expect(other.answer.status === 409, other);
  }
  play.expect((await play.count()) === between, first, 'the second call had an effect');
}

/**
 * Calls until the limit is reached. The client waits as long as Retry-After says, so one request is sent past the
 * limit.
 */
async function callUntilLimited(play) {
  const { body, times = 20 } = play.scenario;
  for (let count = 0; count < times; count += 1) {
    const found = await play.kit.ask(play.operation, play.path, {
      persona: play.persona,
      body,
      isPatient: false,
    });
    if (found.answer.status !== 429) continue;
    const seconds = found.answer.headers.get('retry-after');
    play.expect(/^\d+$/.test(seconds ?? ''), found, `429 with Retry-After: ${String(seconds)}`);
    return;
  }
  play.kit.expect(
    'limit',
    false,
    { operation: play.operation.id, asked: `${play.path}, ${String(times)} times` },
    'no 429',
  );
}

const runs = {
  'repeated-call': repeat,
  'stale-version': saveTwice,
  once: doTwice,
  limit: callUntilLimited,
};
