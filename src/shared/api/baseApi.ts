import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { request } from './request';
import { dataKinds, type DataKind } from './dataKinds';
import type { Endpoint, InputOf } from './endpoint';
import type { ApiResult, Failure } from './envelope';
import { onePage } from './onePage';
import { tagsShown, type Change } from './tags';

const none: readonly DataKind[] = [];

/**
 * The one RTK Query api; features inject their endpoints, each with its own `queryFn` (`endpointQuery`). Its error type
 * is Failure.
 */
export const baseApi = createApi({
  reducerPath: 'serverData',
  baseQuery: fakeBaseQuery<Failure>(),
  // RTK Query checks tags against the list during development; production builds leave it out.
  tagTypes: import.meta.env.PROD ? none : dataKinds,
  // When the user returns to the tab (`onReturn`).
  refetchOnFocus: true,
  endpoints: () => ({}),
});

/**
 * A declared call as an endpoint of RTK Query, whose types follow from the declaration:
 * `build.query(endpointQuery(listOrders, (serverId: string) => ({ params: { serverId } })))`. Its tags are the data
 * kinds that the call shows. A page of a list has at most the requested number of rows.
 *
 * @param input builds the call's input from the hook's argument
 */
export function endpointQuery<E extends Endpoint, Arg = void>(
  endpoint: E,
  input: (arg: Arg) => InputOf<E>,
) {
  return {
    queryFn: async (arg: Arg, { signal }: { signal: AbortSignal }) => {
      const asked = input(arg);
      const result = asQueryResult(await request(endpoint, asked, signal));
      return 'data' in result ? { data: onePage(result.data, asked) } : result;
    },
    providesTags: (_data: unknown, _failure: unknown, arg: Arg) => tagsShown(endpoint, input(arg)),
  };
}

/** As `endpointQuery`, for `build.mutation`. `request` reports what the call changes. */
export function endpointMutation<E extends Endpoint, Arg = void>(
  endpoint: E,
  input: (arg: Arg) => InputOf<E>,
) {
  return {
    queryFn: async (arg: Arg, { signal }: { signal: AbortSignal }) =>
      asQueryResult(await request(endpoint, input(arg), signal)),
  };
}

/** A result of `call` in RTK Query's form, for endpoints that need more than one call. */
export const asQueryResult = <T>(result: ApiResult<T>): { data: T } | { error: Failure } =>
  result.success ? { data: result.data } : { error: result };

/** The tags of a query whose own `queryFn` makes a declared call. */
export const shown = (endpoint: Endpoint): { providesTags: readonly Change[] } => ({
  providesTags: tagsShown(endpoint),
});
