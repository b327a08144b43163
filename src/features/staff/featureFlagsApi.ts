import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { FeatureFlagBody } from './featureFlag';
import { updateFlag, listFlags } from './featureFlagEndpoints';

/** The calls about what staff can switch off (ADR feature-flags). */
const featureFlagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    featureFlags: build.query(endpointQuery(listFlags, () => ({}))),
    updateFeatureFlag: build.mutation(
      endpointMutation(
        updateFlag,
        ({ flagId, body }: { flagId: string; body: FeatureFlagBody }) => ({
          params: { flagId },
          body,
        }),
      ),
    ),
  }),
});

export const { useFeatureFlagsQuery, useUpdateFeatureFlagMutation } = featureFlagsApi;
