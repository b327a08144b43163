import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleAbouts, loadModule } from '@/features/modules/engine/registry';
import { validValues, type Ground } from '@/features/modules/testing/arbitrary';
import { errorCodes } from '@/shared/api/errorCodes';
import { pathFinder } from '../http/paths';
import type { Route } from '../http/route';
import { routes } from '../routes';
import { isListed, JSON_TYPE, pointerTo, schemasOf } from './answerCheck';
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

test('every reference resolves', () => {
  const lost = valuesOf('$ref', document).filter((ref) => resolve(ref) === undefined);
  expect(lost).toEqual([]);
});

test('every component is used', () => {
  const used = new Set(valuesOf('$ref', document));
  const unused = ['schemas', 'parameters', 'responses', 'examples'].flatMap((kind) =>
    Object.keys(inFull(document.components[kind])).filter(
      (name) => !used.has(`#/components/${kind}/${name}`),
    ),
  );
  expect(unused).toEqual([]);
});

test('every call has a unique operationId', () => {
  const ids = described().map(({ operation }) => operation['operationId']);
  expect(ids.filter((id, index) => typeof id !== 'string' || ids.indexOf(id) !== index)).toEqual(
    [],
  );
});

test('the path parameters declared are those in the path', () => {
  for (const { path, operation } of described()) {
    const { parameters = [] } = operation;
    const all = Array.isArray(parameters) ? parameters.map(inFull) : [];
    const named = all.flatMap((each) => (each['in'] === 'path' ? [each['name']] : []));
    expect({ path, named }).toEqual({ path, named: namesInPath(path) });
  }
});

test('every write requires the XSRF token', () => {
  const bare = described()
    .filter(({ method }) => method !== 'get')
    .filter(({ operation }) => !JSON.stringify(operation).includes('/XsrfToken'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('every tag has a description', () => {
  const tags = Array.isArray(document['tags']) ? document['tags'].map(inFull) : [];
  expect(tags.filter(({ description }) => typeof description !== 'string')).toEqual([]);
});

test('every operation documents its access', () => {
  const silent = described().filter(
    ({ operation }) =>
      typeof operation['x-access'] !== 'string' ||
      !String(operation['description']).includes('**Access:** '),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('every declared call has a route', () => {
  const unanswered = declared.filter(({ endpoint: { method, path } }) =>
    routes.every(
      (route) =>
        route.method.toUpperCase() !== method ||
        route.path !== `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(unanswered.map(({ id }) => id)).toEqual([]);
});

test('every route below /api is described', () => {
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

test('every failure has an error code, and the description lists their meanings', () => {
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

/** Every body and successful response in JSON, with its example and a pointer to its schema. */
const samples = () =>
  described().flatMap(({ method, path, operation }) => {
    const { requestBody, responses } = operation;
    const parts = [
      { names: ['requestBody'], part: requestBody },
      ...Object.entries(isJson(responses) ? responses : {})
        .filter(([status]) => status.startsWith('2'))
        .map(([status, part]) => ({ names: ['responses', status], part })),
    ];
    return parts.flatMap(({ names, part }) => {
      const media = inFull(inFull(inFull(part)['content'])[JSON_TYPE]);
      if (media['schema'] === undefined) return [];
      const pointer = pointerTo('paths', path, method, ...names, 'content', JSON_TYPE, 'schema');
      return [{ what: `${method} ${path} ${names.join(' ')}`, pointer, example: media['example'] }];
    });
  });

test('every body and successful response has an example that conforms to its schema', () => {
  const schemas = schemasOf(document);
  const wrong = samples().flatMap(({ what, pointer, example }) => {
    const validate = schemas.getSchema(pointer);
    return validate?.(example) === true
      ? []
      : [`${what}: ${schemas.errorsText(validate?.errors ?? [])}`];
  });
  expect(wrong).toEqual([]);
});

test('every refusal has examples that conform to its schema', () => {
  const schemas = schemasOf(document);
  const wrong = described().flatMap(({ method, path, operation }) =>
    Object.entries(inFull(operation['responses'])).flatMap(([status, response]) => {
      if (!status.startsWith('4')) return [];
      const $ref = isJson(response) ? response['$ref'] : undefined;
      const at =
        typeof $ref === 'string'
          ? $ref.split('/').slice(1)
          : ['paths', path, method, 'responses', status];
      const validate = schemas.getSchema(pointerTo(...at, 'content', JSON_TYPE, 'schema'));
      const examples = inFull(inFull(inFull(inFull(response)['content'])[JSON_TYPE])['examples']);
      const bodies = Object.values(examples).map((example) => inFull(example)['value']);
      return bodies.length > 0 && bodies.every((body) => validate?.(body) === true)
        ? []
        : [`${method} ${path} ${status}: ${schemas.errorsText(validate?.errors ?? [])}`];
    }),
  );
  expect(wrong).toEqual([]);
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

  test('accepts only values that conform to its component', async () => {
    const { spec, problems } = await componentOf();
    const samples = validValues(spec, ground);
    fc.assert(
      fc.property(samples, (values) => {
        expect(problems(values)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test('requires the fields that are always active in its component', async () => {
    const { spec, problems } = await componentOf();
    const needed = Object.entries(spec.fields).filter(([, { when }]) => when === undefined);
    expect(problems({})).toHaveLength(needed.length);
  });
});
