import { fillPath } from './apiPath';
import { reportChangeOf } from './changes';
import { call } from './client';
import type { DataOf, Endpoint, InputOf } from './endpoint';
import type { ApiResult } from './envelope';
import { withIdempotencyKey } from './idempotency';
import type { ApiRequest } from './apiRequest';

/** All possible inputs; `InputOf` says which of them a call needs. */
interface Said {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Makes a declared call and reports what it has changed. Never rejects (see `call`); `data` of the result has the
 * declared type.
 *
 * @param input path parameters, query and body, as far as the call has them
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ApiResult<DataOf<E>>> {
  const request = { ...requestOf(endpoint, input), ...(signal === undefined ? {} : { signal }) };
  const result = await (endpoint.idempotent ? withIdempotencyKey(request, call) : call(request));
  reportChangeOf(endpoint, input, result);
  return result;
}

/** A declared call in the form that `call` takes. */
export function requestOf<E extends Endpoint>(
  { method, path, data, ties }: E,
  { params = {}, query, body }: Said,
): ApiRequest<E['data']> {
  return {
    method,
    url: fillPath(path, params),
    schema: data,
    ...(query === undefined ? {} : { params: queryOf(query) }),
    ...(body === undefined ? {} : { body }),
    ...(ties === undefined ? {} : { ties }),
  };
}

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const queryOf = (query: Readonly<Record<string, unknown>>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])),
  );
