import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { FlagBody } from './flag';
import { changeFlag, listFlags } from './flagEndpoints';

/** The calls about what staff can switch off (decision 125). */
const flagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    flags: build.query({
      ...endpointQuery(listFlags, () => ({})),
      providesTags: ['Flags'],
    }),
    changeFlag: build.mutation({
      ...endpointQuery(changeFlag, ({ flagId, body }: { flagId: string; body: FlagBody }) => ({
        params: { flagId },
        body,
      })),
      // Also after a refusal: what was looked at is no longer true.
      invalidatesTags: ['Flags', 'StaffDesk'],
    }),
  }),
});

export const { useFlagsQuery, useChangeFlagMutation } = flagsApi;
