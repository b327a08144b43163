import { responseOf } from './document.mjs';

const JSON_TYPE = 'application/json';
const SHOWN = 300;

/** A request as one line of the report. */
export const shownRequest = (operation, path, { body, persona } = {}) =>
  `${operation.method} ${path}${body === undefined ? '' : ` ${cut(typeof body === 'string' ? body : JSON.stringify(body))}`}${persona === undefined ? '' : ` (session: ${persona})`}`;

export const shownAnswer = ({ status, type, text }) =>
  `${String(status)} ${type}${text === '' ? '' : ` ${cut(text)}`}`;

const cut = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What holds for every response, whatever it was asked for. */
export class AnswerChecks {
  #report;
  #schemas;
  #secrets;
  #sentSecrets = [];

  constructor(document, schemas, report) {
    this.#report = report;
    this.#schemas = schemas;
    this.#secrets = writeOnlyNames(document);
  }

  /** Remembers the secrets of a body, which no later response may have. */
  remember(body) {
    for (const { parent, name, value } of fieldsOf(body))
      if (this.#isSecret(parent, name) && typeof value === 'string' && value.length >= 8)
        this.#sentSecrets.push(value);
  }

  #isSecret(parent, name) {
    return this.#secrets.some((each) => each.name === name && each.parent === parent);
  }

  /** @param {object} what operation, persona and request for the report */
  check(operation, answer, what) {
    const told = { ...what, operation: operation.id, came: shownAnswer(answer) };
    const expect = (check, isGood, came) =>
      this.#report.expect(check, isGood, came === undefined ? told : { ...told, came });
    const { status, headers, text, type } = answer;
    if (status === 0) return void expect('no-server-error', false);
    expect('date-header', !Number.isNaN(Date.parse(headers.get('date') ?? '')), 'no Date header');
    if (status === 429)
      expect('retry-after', /^\d+$/.test(headers.get('retry-after') ?? ''), 'no Retry-After');
    expect('no-server-error', status < 500);
    const response = responseOf(operation, status);
    const isAnyLimit = status === 429 && !response;
    if (!isAnyLimit && !expect('declared-status', response !== undefined)) return;
    const content = response?.content ?? {};
    const types = Object.keys(content);
    if (types.includes(JSON_TYPE) && !expect('no-html', !/^\s*<(?:!doctype|html)/i.test(text)))
      return;
    if (types.length > 0 && !expect('content-type', fits(types, type))) return;
    if (types.length === 0 || type !== JSON_TYPE) return;
    this.#checkBody(expect, answer, content[JSON_TYPE].schema);
  }

  #checkBody(expect, { status, json, text }, schema) {
    const isEnvelope =
      typeof json?.message === 'string' && json.success === status < 400 && 'data' in json;
    if (!expect('envelope', isEnvelope)) return;
    const problems = this.#schemas.problemsOf(schema, json);
    expect('schema', problems.length === 0, `${String(status)}: ${problems.join('; ')}`);
    const shown = fieldsOf(json.data).find(({ parent, name }) => this.#isSecret(parent, name));
    const repeated = this.#sentSecrets.find((secret) => text.includes(secret));
    const leak = shown
      ? `the field ${shown.parent}.${shown.name}`
      : 'a secret that was sent before';
    expect('secrets', !shown && repeated === undefined, leak);
  }
}

const fits = (types, type) =>
  types.some(
    (each) => each === type || (each.endsWith('/*') && type.startsWith(each.slice(0, -1))),
  );

/** Each field of a value, with the name of the object it is in. */
function fieldsOf(value, parent = '', found = []) {
  if (Array.isArray(value)) for (const each of value) fieldsOf(each, parent, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      found.push({ parent, name, value: inner });
      fieldsOf(inner, name, found);
    }
  return found;
}

/** Names of fields that are writeOnly, with the property that holds them. */
function writeOnlyNames(document) {
  const found = [];
  const visit = (schema, parent) => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key !== 'properties') visit(value, parent);
      else
        for (const [name, property] of Object.entries(value)) {
          if (property?.writeOnly === true) found.push({ parent, name });
          visit(property, name);
        }
    }
  };
  visit(document, '');
  return found;
}
