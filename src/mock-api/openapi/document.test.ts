import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleAbouts, loadModule } from '@/features/modules/engine/registry';
import { validValues, type Ground } from '@/features/modules/testing/arbitrary';
import { errorCodes } from '../http/errorCodes';
import { pathFinder } from '../http/paths';
import type { Route } from '../http/route';
import { routes } from '../routes';
import { isListed, pointerTo, schemasOf } from './answerCheck';
import { declared } from './declared';
import { openApiDocument, type OpenApiDocument } from './document';
import { isJson, type Json } from './json';
import { componentsOf } from './moduleOperations';

const DOCUMENT = 'docs/openapi.json';

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

/** A part of the document, or what it refers to. */
function inFull(part: unknown): Json {
  const found = isJson(part) && '$ref' in part ? resolve(part['$ref']) : part;
  return isJson(found) ? found : {};
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
    const { parameters = [] } = operation;
    const all = Array.isArray(parameters) ? parameters.map(inFull) : [];
    const named = all.flatMap((each) => (each['in'] === 'path' ? [each['name']] : []));
    expect({ path, named }).toEqual({ path, named: namesInPath(path) });
  }
});

test('every write asks for the XSRF token', () => {
  const bare = described()
    .filter(({ method }) => method !== 'get')
    .filter(({ operation }) => !JSON.stringify(operation).includes('/XsrfToken'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('every declared call is answered', () => {
  const unanswered = declared.filter(({ endpoint: { method, path } }) =>
    routes.every(
      (route) =>
        route.method.toUpperCase() !== method ||
        route.path !== `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(unanswered.map(({ id }) => id)).toEqual([]);
});

test('every call that is answered below /api is described', () => {
  const isDescribed = ({ method, path }: Route) => {
    const find = pathFinder([{ path }]);
    return described().some(
      (each) =>
        each.method === method && find(`/api${each.path.replaceAll(/[{}]/g, '')}`).length > 0,
    );
  };
  const missing = routes.filter((route) => isListed(route.path) && !isDescribed(route));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every failure names one of the error codes, whose meanings are in their description', () => {
  const { Failure, ErrorCode } = isJson(document.components['schemas'])
    ? document.components['schemas']
    : {};
  expect(Failure).toMatchObject({ properties: { data: { required: ['code'] } } });
  expect(ErrorCode).toMatchObject({ enum: Object.keys(errorCodes) });
  for (const [code, { meaning }] of Object.entries(errorCodes))
    expect(ErrorCode).toMatchObject({
      description: expect.stringContaining(`| \`${code}\` | ${meaning} |`),
    });
});

test('the committed document is current', () => {
  expect(
    readFileSync(DOCUMENT, 'utf8') === `${JSON.stringify(document, null, 2)}\n`,
    `${DOCUMENT} isn’t what the schemas say. Run: npm run openapi`,
  ).toBe(true);
});

const ground: Ground = {
  // One of each kind (Discord docs, "Channel Types").
  channels: [0, 2, 4, 5, 13, 15].map((type) => ({
    id: `9000000000000000${String(10 + type)}`,
    type,
  })),
  roles: ['900000000000000011', '900000000000000012', '900000000000000013'],
  rules: Object.fromEntries(moduleAbouts.map(({ slug }) => [slug, `rule-of-${slug}`])),
};

describe.each(moduleAbouts.map(({ slug }) => slug))('%s', (slug) => {
  const componentOf = async () => {
    const spec = await loadModule(slug);
    if (!spec) throw new Error(`There is no ${slug}.`);
    const name = pointerTo('components', 'schemas', componentsOf(spec).sent);
    const validate = schemasOf(document).getSchema(name);
    if (!validate) throw new Error(`${name} isn’t in the document.`);
    const problems = (values: unknown) => {
      void validate(values);
      return validate.errors ?? [];
    };
    return { spec, problems };
  };

  test('what it accepts conforms to its component', async () => {
    const { spec, problems } = await componentOf();
    const samples = validValues(spec, ground);
    fc.assert(
      fc.property(samples, (values) => {
        expect(problems(values)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test('its component asks for the fields that are always in force', async () => {
    const { spec, problems } = await componentOf();
    const needed = Object.entries(spec.fields).filter(([, { when }]) => when === undefined);
    expect(problems({})).toHaveLength(needed.length);
  });
});
