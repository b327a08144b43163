import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { pathFinder } from '../http/paths';
import { isJson, type Json } from './json';

/** A response as sent over the network. */
export interface WireAnswer {
  method: string;
  /** Path from the origin's root. */
  path: string;
  status: number;
  /** Its media type. */
  type: string;
  /** Parsed if it is JSON. */
  body: unknown;
}

/**
 * Paths below /api outside the contract: the embedded back end's replacements for the consent pages of Discord and X.
 */
const UNLISTED: readonly string[] = ['/api/auth/discord/authorize', '/api/twitter/authorize'];

/** Whether a path is part of the contract. */
export const isListed = (path: string) => path.startsWith('/api/') && !UNLISTED.includes(path);

const NAME = 'castle';
export const JSON_TYPE = 'application/json';

/** The schemas of a document, for validation: `getSchema('castle#/components/schemas/Order')`. */
export function schemasOf(document: Json): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv.addSchema(document, NAME);
}

/** JSON pointer into the document, with one name per step (RFC 6901). */
export const pointerTo = (...names: readonly string[]) =>
  `${NAME}#${names
    .map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map((name) => `/${encodeURIComponent(name)}`)
    .join('')}`;

/** Returns what differs from the document; null for a valid response. */
export type AnswerCheck = (answer: WireAnswer) => string | null;

/**
 * Checks responses against an OpenAPI 3.1 document: unknown endpoints and statuses are errors, and bodies that do not
 * match their schema. Ignores requests outside /api or the contract.
 */
export function createAnswerCheck(document: Json): AnswerCheck {
  const ajv = schemasOf(document);
  const find = pathFinder(
    Object.keys(isJson(document['paths']) ? document['paths'] : {}).map((written) => ({
      written,
      path: written.replaceAll(/\{(\w+)\}/g, ':$1'),
    })),
  );

  /** The value at a path of names; follows references. */
  function at(names: readonly string[]): { value: unknown; names: readonly string[] } {
    let value: unknown = document;
    for (const name of names) value = isJson(value) ? value[name] : undefined;
    const $ref = isJson(value) ? value['$ref'] : undefined;
    return typeof $ref === 'string' ? at($ref.split('/').slice(1)) : { value, names };
  }

  return ({ method, path, status, type, body }: WireAnswer): string | null => {
    if (!isListed(path)) return null;
    const asked = path.slice('/api'.length);
    const exact = find(asked)[0]?.written;
    if (exact === undefined) return isRefused(status) ? null : `${method} ${path} isn’t described`;
    const operation = ['paths', exact, method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (at(operation).value === undefined) return status === 405 ? null : `${method} ${exact}?`;
    const answers = [String(status), `${String(status)[0] ?? ''}XX`];
    const found = answers.map((each) => at([...operation, 'responses', each]));
    const answer = found.find(({ value }) => value !== undefined);
    if (!answer) return `${method} ${exact} declares no response for status ${String(status)}`;
    // A redirect has no body.
    if (type === '' && at([...answer.names, 'content']).value === undefined) return null;
    const kind = at([...answer.names, 'content', type]);
    if (kind.value === undefined) return `${method} ${exact} declares no response of type ${type}`;
    if (type !== JSON_TYPE) return null;
    const schema = [...answer.names, 'content', JSON_TYPE, 'schema'];
    const validate = ajv.getSchema(pointerTo(...schema));
    if (!validate) return `${method} ${exact} ${String(status)} has no schema`;
    return validate(body) === true
      ? null
      : `${method} ${exact} ${String(status)}: ${ajv.errorsText(validate.errors)}`;
  };
}

/** Statuses that do not reveal whether there is such an endpoint. */
const isRefused = (status: number) => [401, 403, 404].includes(status);
