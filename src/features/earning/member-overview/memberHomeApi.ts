import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getMemberOverview, listMyActivity, listMyDailyPoints } from './endpoints';

export const memberHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberOverview: build.query(endpointQuery(getMemberOverview, () => ({}))),
    myActivity: build.query(
      endpointQuery(listMyActivity, (query: { page: number; pageSize: number }) => ({ query })),
    ),
    myDailyPoints: build.query(
      endpointQuery(listMyDailyPoints, (span: '7' | '30' | '90') => ({ query: { span } })),
    ),
  }),
});

export const { useMemberOverviewQuery, useMyActivityQuery, useMyDailyPointsQuery } = memberHomeApi;
