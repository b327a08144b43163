import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { getMemberOverview, listMyActivity, listMyDailyPoints } from './endpoints';

/** Number of events shown at first, and added each time. */
export const ACTIVITY_STEP = 10;

/** The first page of the activity. */
export const firstActivity = { page: 1, pageSize: ACTIVITY_STEP };
/** The number of days loaded at first. */
export const FIRST_SPAN = '30';

export const memberOverviewApi = baseApi.injectEndpoints({
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

export const { useMemberOverviewQuery, useMyActivityQuery, useMyDailyPointsQuery } =
  memberOverviewApi;
