import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getMemberOverview, listOwnActivity, listOwnDays } from './endpoints';

export const memberHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberOverview: build.query(endpointQuery(getMemberOverview, () => ({}))),
    ownActivity: build.query(
      endpointQuery(listOwnActivity, (query: { page: number; pageSize: number }) => ({ query })),
    ),
    ownDays: build.query(
      endpointQuery(listOwnDays, (span: '7' | '30' | '90') => ({ query: { span } })),
    ),
  }),
});

export const { useMemberOverviewQuery, useOwnActivityQuery, useOwnDaysQuery } = memberHomeApi;
