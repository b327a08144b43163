import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getMemberOverview, listOwnActivity, listOwnDays } from './endpoints';

export const memberHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberOverview: build.query({
      ...endpointQuery(getMemberOverview, () => ({})),
      providesTags: ['Quests', 'Points', 'Memberships', 'LinkedWallets', 'Socials'],
    }),
    ownActivity: build.query({
      ...endpointQuery(listOwnActivity, (query: { page: number; pageSize: number }) => ({ query })),
      providesTags: ['Quests', 'Points'],
    }),
    ownDays: build.query({
      ...endpointQuery(listOwnDays, (span: '7' | '30' | '90') => ({ query: { span } })),
      providesTags: ['Points'],
    }),
  }),
});

export const { useMemberOverviewQuery, useOwnActivityQuery, useOwnDaysQuery } = memberHomeApi;
