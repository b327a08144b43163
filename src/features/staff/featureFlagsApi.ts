import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { FeatureFlagBody } from './featureFlag';
import { changeFlag, listFlags } from './featureFlagEndpoints';

/** The calls about what staff can switch off (decision 125). */
const featureFlagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    featureFlags: build.query(endpointQuery(listFlags, () => ({}))),
    changeFeatureFlag: build.mutation(
      endpointMutation(
        changeFlag,
        ({ flagId, body }: { flagId: string; body: FeatureFlagBody }) => ({
          params: { flagId },
          body,
        }),
      ),
    ),
  }),
});

export const { useFeatureFlagsQuery, useChangeFeatureFlagMutation } = featureFlagsApi;
