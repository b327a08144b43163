import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type * as z from 'zod/mini';
import { call } from './client';
import type { ApiResult, Failure } from './envelope';
import type { ApiRequest } from './request';

/** What an endpoint says of its call: all but the signal, which RTK Query passes on. */
export type EndpointRequest = Omit<ApiRequest, 'signal'>;

/** The server's own message, for a toast: `action.meta.baseQueryMeta.message`. */
interface AnswerMeta {
  message: string;
}

const baseQuery: BaseQueryFn<EndpointRequest, unknown, Failure, object, AnswerMeta> = async (
  request,
  { signal },
) => asQueryResult(await call({ ...request, signal }));

/** The one RTK Query api; features inject their endpoints. Its error type is Failure. */
export const baseApi = createApi({
  reducerPath: 'serverData',
  baseQuery,
  tagTypes: [
    'Servers',
    'ServerDetails',
    'Packages',
    'Package',
    'Orders',
    'Referrals',
    'Notifications',
    'Modules',
  ],
  endpoints: () => ({}),
});

/**
 * An endpoint whose result type comes from its schema, so that the two cannot part:
 * `builder.query({ ...apiQuery(listSchema, (id: string) => ({ url: apiPath`…` })), providesTags })`.
 * Serves mutations alike.
 */
export function apiQuery<S extends z.ZodMiniType, Arg = void>(
  schema: S,
  build: (arg: Arg) => Omit<EndpointRequest, 'schema'>,
) {
  return {
    queryFn: async (arg: Arg, { signal }: { signal: AbortSignal }) =>
      asQueryResult(await call({ ...build(arg), schema, signal })),
  };
}

/** A result of `call` as RTK Query takes it, for endpoints that need more than one call. */
export function asQueryResult<T>(
  result: ApiResult<T>,
): { data: T; meta: AnswerMeta } | { error: Failure; meta: AnswerMeta } {
  const meta = { message: result.message };
  return result.success ? { data: result.data, meta } : { error: result, meta };
}
