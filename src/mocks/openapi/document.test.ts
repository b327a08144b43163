import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleAbouts, loadModule } from '@/features/bot-modules/engine/registry';
import { validValues, type Ground } from '@/features/bot-modules/testing/arbitrary';
import { endpoints } from '../rooms';
import { openApiDocument, type OpenApiDocument } from './document';
import { isJson, type Json } from './json';
import { componentsOf } from './operations/modules';
import { problemsOf } from './testing/conforms';

const DOCUMENT = 'docs/openapi.json';

/**
 * Answered below /api without being part of the contract: Discord's consent page, which is the mock's own, and
 * the callback, which answers a navigation; the document tells of it in words.
 */
const UNLISTED = ['/api/auth/discord/authorize', '/api/auth/discord/callback'];

let document: OpenApiDocument;
beforeAll(async () => {
  document = await openApiDocument();
});

interface Described {
  method: string;
  path: string;
  operation: Json;
}

const described = (): Described[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      isJson(operation) ? [{ method, path, operation }] : [],
    ),
  );

/** The endpoint that would answer a described call: the first whose path fits, as in the back end. */
const answering = ({ method, path }: Described) =>
  endpoints.find((endpoint) => endpoint.method === method && fits(endpoint.path, `/api${path}`));

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** Every value of a key, anywhere in the document. */
function valuesOf(key: string, part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap((each) => valuesOf(key, each));
  if (!isJson(part)) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(key, value),
  );
}

/** What a reference points at; undefined when there is nothing. */
function resolve(ref: unknown): unknown {
  let part: unknown = document;
  for (const name of String(ref).split('/').slice(1)) part = isJson(part) ? part[name] : undefined;
  return part;
}

const namesInPath = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('every reference leads somewhere', () => {
  const lost = valuesOf('$ref', document).filter((ref) => resolve(ref) === undefined);
  expect(lost).toEqual([]);
});

test('every call has an operationId of its own', () => {
  const ids = described().map(({ operation }) => operation['operationId']);
  expect(ids.filter((id, index) => typeof id !== 'string' || ids.indexOf(id) !== index)).toEqual(
    [],
  );
});

test('every parameter of a path is declared, and none that is not in it', () => {
  for (const { path, operation } of described()) {
    const declared = valuesOf('$ref', operation['parameters'])
      .map(resolve)
      .flatMap((each) => (isJson(each) && each['in'] === 'path' ? [each['name']] : []));
    expect({ path, declared }).toEqual({ path, declared: namesInPath(path) });
  }
});

test('every write asks for the XSRF token', () => {
  const bare = described()
    .filter(({ method }) => method !== 'get')
    .filter(({ operation }) => !JSON.stringify(operation).includes('/XsrfToken'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('every described call is answered', () => {
  const unanswered = described().filter((call) => answering(call) === undefined);
  expect(unanswered.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every call that is answered below /api is described', () => {
  const known = new Set(described().map(answering));
  const missing = endpoints.filter(
    (endpoint) =>
      endpoint.path.startsWith('/api/') &&
      !UNLISTED.includes(endpoint.path) &&
      !known.has(endpoint),
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the committed document is current', () => {
  expect(
    readFileSync(DOCUMENT, 'utf8') === `${JSON.stringify(document, null, 2)}\n`,
    `${DOCUMENT} is not what the schemas say. Run: npm run openapi`,
  ).toBe(true);
});

const ground: Ground = {
  channels: ['900000000000000001', '900000000000000002'],
  roles: ['900000000000000011', '900000000000000012', '900000000000000013'],
  rules: Object.fromEntries(moduleAbouts.map(({ slug }) => [slug, `rule-of-${slug}`])),
};

describe.each(moduleAbouts.map(({ slug }) => slug))('%s', (slug) => {
  const specOf = async () => {
    const spec = await loadModule(slug);
    if (!spec) throw new Error(`There is no ${slug}.`);
    return { spec, $ref: `#/components/schemas/${componentsOf(spec).values}` };
  };

  test('what it accepts conforms to its component', async () => {
    const { spec, $ref } = await specOf();
    const samples = validValues(spec, ground);
    fc.assert(
      fc.property(samples, (values) => {
        expect(problemsOf({ $ref }, values, resolve)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test('its component asks for the fields that are always in force', async () => {
    const { spec, $ref } = await specOf();
    const needed = Object.entries(spec.fields).filter(([, { when }]) => when === undefined);
    expect(problemsOf({ $ref }, {}, resolve)).toHaveLength(needed.length);
  });
});
