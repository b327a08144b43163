import type { Endpoint } from '@/shared/api/endpoint';
import { cacheHeader, fileHeaders, SET_COOKIE, troubleResponse } from './answers';
import type { Declared } from './declared';
import { object, refTo, type Json } from './json';
import { parametersOf } from './parameters';
import { refusalResponses } from './refusals';
import { shape } from './shape';
import { termsOf } from './terms';

/** A call as the document has it: as declared, or said more exactly of one module. */
export interface Operation extends Declared {
  tag: string;
  summary: string;
  path: string;
  body?: Json | undefined;
  data: Json;
}

/** A declared call as an operation. */
export const operationOf = ({ id, endpoint }: Declared): Operation => ({
  id,
  endpoint,
  tag: endpoint.tag,
  summary: endpoint.summary,
  path: endpoint.path,
  body: endpoint.body && shape(endpoint.body),
  data: endpoint.download ? {} : shape(endpoint.data),
});

/** Components that several operations refer to. */
export interface Shared {
  parameters: Readonly<Record<string, Json>>;
  responses: Readonly<Record<string, Json>>;
}

/** An OpenAPI Operation Object. */
export function written(operation: Operation, { parameters, responses }: Shared): Json {
  const { id, endpoint, summary, tag, body, data } = operation;
  const { description, access, status = 200, upload, download } = endpoint;
  const said = parametersOf(operation, parameters);
  const { words, extensions } = termsOf(endpoint);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description === undefined ? words : `${description}\n\n${words}`,
    ...extensions,
    security: security[access],
    ...(said.length > 0 ? { parameters: said } : {}),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    ...(upload ? { requestBody: { required: true, content: contentOf(upload.types) } } : {}),
    responses: {
      [status]: {
        description: status === 201 ? 'Created.' : 'Success.',
        ...headersOf(endpoint),
        content: download
          ? contentOf(download)
          : json({ allOf: [refTo('Success'), object({ data })] }),
      },
      ...refusalsOf(endpoint, responses),
      '5XX': troubleResponse,
    },
  };
}

function headersOf({ setsCookies, download, isPublicFile, cachedFor }: Endpoint): Json {
  const isPublic = isPublicFile === true || cachedFor !== undefined;
  const headers: Json = {
    ...(setsCookies ? SET_COOKIE : {}),
    ...(download ? fileHeaders(isPublic) : {}),
    ...(isPublic ? cacheHeader(isPublicFile === true, cachedFor) : {}),
  };
  return Object.keys(headers).length === 0 ? {} : { headers };
}

/** Bytes as they are, of one of these types. */
const contentOf = (types: readonly string[]): Json =>
  Object.fromEntries(types.map((type) => [type, {}]));

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const security: Readonly<Record<Endpoint['access'], readonly Json[]>> = {
  open: [],
  renewal: [{ renewal: [] }],
  session: [{ session: [] }],
  staff: [{ session: [] }],
  viewer: [{ session: [] }],
  editor: [{ session: [] }],
  reviewer: [{ session: [] }],
  treasurer: [{ session: [] }],
  owner: [{ session: [] }],
};

/** The refusals of a call by status, by reference where they are among the components. */
const refusalsOf = (endpoint: Endpoint, responses: Readonly<Record<string, Json>>): Json =>
  Object.fromEntries(
    refusalResponses(endpoint).map(({ status, name, response }) => [
      status,
      name !== null && name in responses ? { $ref: `#/components/responses/${name}` } : response,
    ]),
  );

/** components.responses: the refusals that more than one operation has. */
export function refusalComponents(
  operations: readonly Operation[],
): Readonly<Record<string, Json>> {
  const seen = new Set<string>();
  const found: Record<string, Json> = {};
  for (const { name, response } of operations.flatMap((each) => refusalResponses(each.endpoint))) {
    if (name === null) continue;
    if (seen.has(name)) found[name] = response;
    seen.add(name);
  }
  return found;
}
