import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  changeProfile,
  getOwnProfile,
  getProfile,
  getSeenProfile,
  listDirectory,
} from './endpoints';

export const profilesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Profile'] }).injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query({
      ...endpointQuery(getOwnProfile, () => ({})),
      providesTags: ['Profile'],
    }),
    seenProfile: build.query({
      ...endpointQuery(getSeenProfile, () => ({})),
      providesTags: ['Profile'],
    }),
    profile: build.query({
      ...endpointQuery(getProfile, (username: string) => ({ params: { username } })),
      providesTags: ['Profile'],
    }),
    directory: build.query({
      ...endpointQuery(
        listDirectory,
        (query: NonNullable<InputOf<typeof listDirectory>['query']>) => ({ query }),
      ),
      providesTags: ['Profile'],
    }),
    changeProfile: build.mutation({
      ...endpointQuery(changeProfile, (body: InputOf<typeof changeProfile>['body']) => ({ body })),
      invalidatesTags: (_, error) => (error ? [] : ['Profile']),
    }),
  }),
});

export const {
  useOwnProfileQuery,
  useSeenProfileQuery,
  useProfileQuery,
  useDirectoryQuery,
  useChangeProfileMutation,
} = profilesApi;
