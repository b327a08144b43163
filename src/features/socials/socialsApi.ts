import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listSocials, requestTelegramCode, unlinkSocial } from './endpoints';

export const socialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    socials: build.query({
      ...endpointQuery(listSocials, () => ({})),
      providesTags: ['Socials'],
    }),
    requestTelegramCode: build.mutation(endpointQuery(requestTelegramCode, () => ({}))),
    unlinkSocial: build.mutation({
      ...endpointQuery(unlinkSocial, (platform: number) => ({
        params: { platform: String(platform) },
      })),
      invalidatesTags: ['Socials'],
    }),
  }),
});

export const { useSocialsQuery, useRequestTelegramCodeMutation, useUnlinkSocialMutation } =
  socialsApi;
