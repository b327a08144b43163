import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { listSocials, requestTelegramCode, unlinkSocial } from './endpoints';

export const socialsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    socials: build.query(endpointQuery(listSocials, () => ({}))),
    requestTelegramCode: build.mutation(endpointMutation(requestTelegramCode, () => ({}))),
    unlinkSocial: build.mutation(
      endpointMutation(unlinkSocial, (platform: number) => ({
        params: { platform: String(platform) },
      })),
    ),
  }),
});

export const { useSocialsQuery, useRequestTelegramCodeMutation, useUnlinkSocialMutation } =
  socialsApi;
