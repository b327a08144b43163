import type { Endpoint, ErrorStatus } from '@/shared/api/endpoint';
import {
  cacheHeader,
  errorAnswers,
  fileHeaders,
  fileRefusals,
  SET_COOKIE,
  statuses,
} from './answers';
import type { Declared } from './declared';
import { refTo, type Json } from './json';
import { parametersOf } from './parameters';
import { shape } from './shape';

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

/** An OpenAPI Operation Object. */
export function written(operation: Operation, parameters: Readonly<Record<string, Json>>): Json {
  const { id, endpoint, summary, tag, body, data } = operation;
  const { description, access, status = 200, upload, download } = endpoint;
  const said = parametersOf(operation, parameters);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
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
          : json({ allOf: [refTo('Success'), { properties: { data } }] }),
      },
      ...errorAnswers(refusalsOf(endpoint)),
      ...(upload ? fileRefusals(upload) : {}),
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

const implied: Readonly<Record<Endpoint['access'], readonly ErrorStatus[]>> = {
  open: [],
  renewal: [401],
  session: [401],
  staff: [401, 403],
  viewer: [401, 403, 404],
  editor: [401, 403, 404],
  reviewer: [401, 403, 404],
  treasurer: [401, 403, 404],
  owner: [401, 403, 404],
};

/** The refusals declared, with the schema of their `data`, and those that follow from the rest. */
function refusalsOf(endpoint: Endpoint): Map<ErrorStatus, Json | null> {
  const { method, access, params, query, body, upload, idempotent, errors = {} } = endpoint;
  const follow: ErrorStatus[] = [
    ...implied[access],
    ...(method === 'GET' ? [] : ([403] as const)),
    ...(params ? ([404] as const) : []),
    ...(query || body || upload || idempotent ? ([400] as const) : []),
    ...(idempotent ? ([422] as const) : []),
    ...(body ? ([413, 415] as const) : []),
  ];
  const all = new Map<ErrorStatus, Json | null>(follow.map((status) => [status, null]));
  for (const status of statuses) {
    const schema = errors[status];
    if (schema !== undefined) all.set(status, schema && shape(schema));
  }
  return all;
}
