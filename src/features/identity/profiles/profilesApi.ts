import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  updateMyProfile,
  getMyProfile,
  getProfile,
  previewMyProfile,
  listDirectory,
  listMyNfts,
} from './endpoints';
import { getMyCard } from './publicEndpoints';

export const profilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myProfile: build.query(endpointQuery(getMyProfile, () => ({}))),
    myProfilePreview: build.query(
      endpointQuery(
        previewMyProfile,
        (query: NonNullable<InputOf<typeof previewMyProfile>['query']>) => ({ query }),
      ),
    ),
    myCard: build.query(endpointQuery(getMyCard, () => ({}))),
    myNfts: build.query(
      endpointQuery(listMyNfts, (query: NonNullable<InputOf<typeof listMyNfts>['query']>) => ({
        query,
      })),
    ),
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
  useMyCardQuery,
  useMyNftsQuery,
  useProfileQuery,
  useDirectoryQuery,
  useUpdateMyProfileMutation,
} = profilesApi;
