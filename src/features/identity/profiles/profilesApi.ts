import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  changeProfile,
  getOwnProfile,
  getProfile,
  getSeenProfile,
  listDirectory,
} from './endpoints';

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query(endpointQuery(getOwnProfile, () => ({}))),
    seenProfile: build.query(endpointQuery(getSeenProfile, () => ({}))),
    profile: build.query(
      endpointQuery(getProfile, (username: string) => ({ params: { username } })),
    ),
    directory: build.query(
      endpointQuery(
        listDirectory,
        (query: NonNullable<InputOf<typeof listDirectory>['query']>) => ({ query }),
      ),
    ),
    changeProfile: build.mutation(
      endpointMutation(changeProfile, (body: InputOf<typeof changeProfile>['body']) => ({ body })),
    ),
  }),
});

export const {
  useOwnProfileQuery,
  useSeenProfileQuery,
  useProfileQuery,
  useDirectoryQuery,
  useChangeProfileMutation,
} = profilesApi;
