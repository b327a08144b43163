import { shownAnswer, shownRequest } from './answers.mjs';
import { isForServer, takes } from './document.mjs';
import { may } from './personas.mjs';
import { serversFor } from './reads.mjs';

/** Shared by the checks: the server, its personas and the report. */
export class Kit {
  #client;
  #answers;
  #readers = new Map();

  constructor({ client, answers, report, personas, values, samples, schemas, file, operations }) {
    this.#client = client;
    this.#answers = answers;
    Object.assign(this, { report, personas, values, samples, schemas, file, operations });
    this.client = client;
  }

  /** @returns {import('./document.mjs').Operation} */
  operation(id) {
    const found = this.operations.find((each) => each.id === id);
    if (!found) throw new Error(`The document has no operation ${id}.`);
    return found;
  }

  persona(name) {
    const found = this.personas.find((each) => each.name === name);
    if (!found) throw new Error(`The personas file has no persona ${name}.`);
    return found;
  }

  /** The address of an operation, with existing values where possible. */
  pathOf(operation, serverId) {
    return this.values.pathOf(operation, serverId);
  }

  /**
   * Makes a call and runs the checks for every response.
   * @param {object} how
   * @param {import('./personas.mjs').Persona} [how.persona] a visitor if left out
   * @param {import('./cookieJar.mjs').CookieJar} [how.jar] instead of the persona’s own
   * @returns {Promise<{answer: import('./client.mjs').Answer, what: object}>}
   */
  async ask(
    operation,
    path,
    { persona, jar, body, headers = {}, withoutXsrf, key, isPatient = true } = {},
  ) {
    const keyed =
      takes(operation, 'Idempotency-Key') && key !== null
        ? { 'idempotency-key': key ?? crypto.randomUUID() }
        : {};
    const asked = shownRequest(operation, path, { body, persona: persona?.name });
    const what = { operation: operation.id, persona: persona?.name, asked };
    const request = {
      method: operation.method,
      path,
      body,
      headers: { ...keyed, ...headers },
      jar: jar ?? (persona ? await persona.jar() : null),
      withoutXsrf,
      isPatient,
    };
    const seen = (answer) => {
      this.report.requests += 1;
      this.#answers.check(operation, answer, what);
    };
    const answer = await this.#client.call(request, seen);
    if (body !== undefined) this.#answers.remember(body);
    return { answer, what };
  }

  /** @returns {boolean} whether the expectation was met */
  expect(check, isGood, what, answer) {
    return this.report.expect(check, isGood, {
      ...what,
      came: typeof answer === 'string' ? answer : shownAnswer(answer),
    });
  }

  /** The persona that gets 200 from a read, with the address; null if none does. */
  readerOf(operation) {
    if (!this.#readers.has(operation.id))
      this.#readers.set(operation.id, this.#findReader(operation));
    return this.#readers.get(operation.id);
  }

  /** The reader with the most rows, as long lists have more to check. */
  async #findReader(operation) {
    let best = null;
    for (const serverId of serversFor(this, operation)) {
      const { path, missing } = await this.pathOf(operation, serverId);
      if (missing.length > 0) continue;
      const able = this.personas.filter((each) => may(each, operation, serverId) && !each.isBanned);
      for (const persona of isForServer(operation) ? able.slice(0, 1) : able) {
        const { answer } = await this.ask(operation, path, { persona });
        const total = answer.json?.data?.total ?? 0;
        if (answer.status === 200 && (best === null || total > best.total))
          best = { persona, path, total };
      }
    }
    return best;
  }
}
