import * as z from 'zod/mini';
import type { PathParam } from '@/shared/api/endpoint';
import { XSRF_COOKIE } from '../http/cookies';
import { IDEMPOTENCY_HEADER } from '../http/idempotency';
import type { Json } from './json';
import type { Operation } from './operation';
import { shape } from './shape';

/** A parameter, and what it is called among the components where several calls have it. */
interface Parameter {
  key: string;
  json: Json;
}

const XSRF: Parameter = {
  key: 'XsrfToken',
  json: {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    required: true,
    description: `The value of the cookie ${XSRF_COOKIE}, which every write needs. See Cookies.`,
    schema: { type: 'string' },
  },
};

const IDEMPOTENCY: Parameter = {
  key: 'IdempotencyKey',
  json: {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: true,
    description:
      'A random key, new for each action. Repeating a call with its key within 24 hours has no further effect and returns the same response. A different call with that key returns 422.',
    schema: { type: 'string', pattern: String.raw`^[\w-]{16,64}$` },
  },
};

/** The parameters of an operation, in full. */
function allOf({ endpoint, path }: Operation): Parameter[] {
  const { params = {}, query, method, idempotent } = endpoint;
  return [
    ...Object.entries(params)
      .filter(([name]) => path.includes(`{${name}}`))
      .map(([name, param]) => inPath(name, param)),
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) => inQuery(name, schema)),
    ...(method === 'GET' ? [] : [XSRF]),
    ...(idempotent ? [IDEMPOTENCY] : []),
  ];
}

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

const inPath = (name: string, { of, description, schema }: PathParam): Parameter => ({
  key: name === 'id' ? `${capital(of)}Id` : capital(name),
  json: { name, in: 'path', required: true, description, schema: shape(schema) },
});

function inQuery(name: string, schema: z.core.$ZodType): Parameter {
  const { $schema: _, description, ...said } = z.toJSONSchema(schema, { io: 'input' });
  const json = {
    name,
    in: 'query',
    ...(z.safeParse(schema, undefined).success ? {} : { required: true }),
    ...(description === undefined ? {} : { description }),
    schema: said,
  };
  return { key: capital(name), json };
}

/** components.parameters: those that more than one operation has. */
export function parameterComponents(
  operations: readonly Operation[],
): Readonly<Record<string, Json>> {
  const seen = new Set<string>();
  const found: Record<string, Json> = {};
  for (const { key, json } of operations.flatMap(allOf)) {
    const text = JSON.stringify(json);
    if (seen.has(text)) found[key] ??= json;
    seen.add(text);
  }
  return found;
}

/** The parameters of an operation, by reference where they are among the components. */
export const parametersOf = (
  operation: Operation,
  components: Readonly<Record<string, Json>>,
): Json[] =>
  allOf(operation).map(({ key, json }) =>
    JSON.stringify(components[key]) === JSON.stringify(json)
      ? { $ref: `#/components/parameters/${key}` }
      : json,
  );
