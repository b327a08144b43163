import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { FlagBody } from './flag';
import { changeFlag, listFlags } from './flagEndpoints';

/** The calls about what staff can switch off (decision 125). */
const flagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    flags: build.query(endpointQuery(listFlags, () => ({}))),
    changeFlag: build.mutation(
      endpointMutation(changeFlag, ({ flagId, body }: { flagId: string; body: FlagBody }) => ({
        params: { flagId },
        body,
      })),
    ),
  }),
});

export const { useFlagsQuery, useChangeFlagMutation } = flagsApi;
