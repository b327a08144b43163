import { errorAnswers, type ErrorStatus } from './answers';
import { refTo, type Json } from './json';
import {
  pathReferences,
  queryReferences,
  XSRF_REFERENCE,
  type PathName,
  type QueryName,
} from './parameters';

/** One call of the API, as the tables of `operations/` have it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with its {parameters}. */
  path: string;
  /** operationId, unique in the document. */
  id: string;
  summary: string;
  tag: string;
  /** Who may call it: everybody, who is signed in (unless said otherwise), or the platform's staff. */
  access?: 'open' | 'session' | 'staff';
  /** What the path's parameters stand for. */
  of?: readonly PathName[];
  query?: readonly QueryName[];
  body?: Json;
  /** Schema of `data` of a good answer. */
  data: Json;
  /** Status of a good answer; 200 unless something is made. */
  status?: 200 | 201;
  /** Refusals there are beyond those that follow from method and access. */
  errors?: readonly ErrorStatus[];
  description?: string;
}

type Row = Omit<Operation, 'method' | 'path' | 'id' | 'summary' | 'tag'>;
type Untagged = Omit<Operation, 'tag'>;

const call =
  (method: Operation['method']) =>
  (path: string, id: string, summary: string, row: Row): Untagged => ({
    method,
    path,
    id,
    summary,
    ...row,
  });

/** Rows of a table of operations. */
export const calls = {
  get: call('get'),
  post: call('post'),
  put: call('put'),
  delete: call('delete'),
};

/** The operations under one heading. */
export const under = (tag: string, rows: readonly Untagged[]): Operation[] =>
  rows.map((row) => ({ ...row, tag }));

/** `data` of calls that have nothing to tell. */
export const NOTHING: Json = { type: 'null' };

/** An OpenAPI Operation Object. */
export function written(operation: Operation): Json {
  const { id, summary, description, tag, access = 'session', body, data, status = 200 } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: access === 'open' ? [] : [{ session: [] }],
    ...parameters(operation),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [status]: {
        description: status === 201 ? 'Made.' : 'Done.',
        content: json({ allOf: [refTo('Success'), { properties: { data } }] }),
      },
      ...errorAnswers(refusals(operation)),
    },
  };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function parameters({ method, path, of = [], query = [] }: Operation): Json {
  const all = [
    ...pathReferences(path, of),
    ...queryReferences(query),
    ...(method === 'get' ? [] : [XSRF_REFERENCE]),
  ];
  return all.length > 0 ? { parameters: all } : {};
}

function refusals({ method, access = 'session', errors = [], body }: Operation): ErrorStatus[] {
  const isOpen = access === 'open';
  return [
    ...errors,
    ...(body ? ([400] as const) : []),
    ...(isOpen ? [] : ([401] as const)),
    ...(method === 'get' && access !== 'staff' ? [] : ([403] as const)),
  ];
}
