import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type * as z from 'zod/mini';
import { call } from './client';
import type { ApiResult, Failure } from './envelope';
import type { ApiRequest } from './request';

/**
 * The one RTK Query api; features inject their endpoints, each with a `queryFn` of its own (`apiQuery`). Its
 * error type is Failure.
 */
export const baseApi = createApi({
  reducerPath: 'serverData',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['Servers', 'Packages', 'Notifications', 'Modules'],
  endpoints: () => ({}),
});

/**
 * An endpoint whose result type comes from its schema, so that the two cannot part:
 * `builder.query({ ...apiQuery(listSchema, (id: string) => ({ url: apiPath`…` })), providesTags })`.
 * Serves mutations alike.
 */
export function apiQuery<S extends z.ZodMiniType, Arg = void>(
  schema: S,
  build: (arg: Arg) => Omit<ApiRequest, 'schema' | 'signal'>,
) {
  return {
    queryFn: async (arg: Arg, { signal }: { signal: AbortSignal }) =>
      asQueryResult(await call({ ...build(arg), schema, signal })),
  };
}

/** A result of `call` as RTK Query takes it, for endpoints that need more than one call. */
export const asQueryResult = <T>(result: ApiResult<T>): { data: T } | { error: Failure } =>
  result.success ? { data: result.data } : { error: result };
