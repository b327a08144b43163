import { fillPath } from './apiPath';
import { call } from './client';
import type { DataOf, Endpoint, InputOf } from './endpoint';
import type { ApiResult } from './envelope';

/** What any caller may say; `InputOf` says which of it a call needs. */
interface Said {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Makes a declared call. Never rejects (see `call`); `data` of the result is what the declaration says.
 *
 * @param input what stands in the path, the query and the body, as far as the call has them
 */
export function ask<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<ApiResult<DataOf<E>>> {
  const { method, path, data } = endpoint;
  const { params = {}, query, body }: Said = input;
  return call<E['data']>({
    method,
    url: fillPath(path, params),
    schema: data,
    ...(query === undefined ? {} : { params: queryOf(query) }),
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
}

type Plain = string | number | boolean;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const queryOf = (query: Readonly<Record<string, unknown>>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])),
  );
