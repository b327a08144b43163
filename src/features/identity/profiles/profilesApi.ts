import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  updateMyProfile,
  getMyProfile,
  getProfile,
  previewMyProfile,
  listDirectory,
} from './endpoints';

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myProfile: build.query(endpointQuery(getMyProfile, () => ({}))),
    myProfilePreview: build.query(endpointQuery(previewMyProfile, () => ({}))),
    profile: build.query(
      endpointQuery(getProfile, (username: string) => ({ params: { username } })),
    ),
    directory: build.query(
      endpointQuery(
        listDirectory,
        (query: NonNullable<InputOf<typeof listDirectory>['query']>) => ({ query }),
      ),
    ),
    updateMyProfile: build.mutation(
      endpointMutation(updateMyProfile, (body: InputOf<typeof updateMyProfile>['body']) => ({
        body,
      })),
    ),
  }),
});

export const {
  useMyProfileQuery,
  useMyProfilePreviewQuery,
  useProfileQuery,
  useDirectoryQuery,
  useUpdateMyProfileMutation,
} = profilesApi;
