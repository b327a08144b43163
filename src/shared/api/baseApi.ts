import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { ask } from './ask';
import type { Endpoint, InputOf } from './endpoint';
import type { ApiResult, Failure } from './envelope';

/**
 * The one RTK Query api; features inject their endpoints, each with a `queryFn` of its own
 * (`endpointQuery`). Its error type is Failure.
 */
export const baseApi = createApi({
  reducerPath: 'serverData',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [
    'Servers',
    'ServerStats',
    'Packages',
    'Notifications',
    'NewsChoices',
    'ServerSettings',
    'AuditLog',
    'StaffDesk',
    'Resyncs',
    'Flags',
    'Modules',
    'Quests',
    'Submissions',
    'ReviewReasons',
    'LinkedWallets',
    'Socials',
    'Points',
    'Seasons',
    'Memberships',
    'Ambassador',
    'Referrals',
    'Notices',
    'Sessions',
    'Treasury',
    'ProjectWallets',
  ],
  endpoints: () => ({}),
});

/**
 * A declared call as an endpoint of RTK Query, whose types follow from the declaration:
 * `build.query({ ...endpointQuery(listOrders, (serverId: string) => ({ params: { serverId } })), providesTags })`.
 * Serves mutations alike.
 *
 * @param input what the call says, by the argument of the hook
 */
export function endpointQuery<E extends Endpoint, Arg = void>(
  endpoint: E,
  input: (arg: Arg) => InputOf<E>,
) {
  return {
    queryFn: async (arg: Arg, { signal }: { signal: AbortSignal }) =>
      asQueryResult(await ask(endpoint, input(arg), signal)),
  };
}

/** A result of `call` as RTK Query takes it, for endpoints that need more than one call. */
export const asQueryResult = <T>(result: ApiResult<T>): { data: T } | { error: Failure } =>
  result.success ? { data: result.data } : { error: result };
