import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { getNextSteps, getVisitSummary, recordServerVisit } from './endpoints';

export const serverOverviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    visitSummary: build.query(
      endpointQuery(getVisitSummary, (serverId: string) => ({ params: { id: serverId } })),
    ),
    nextSteps: build.query(
      endpointQuery(getNextSteps, (serverId: string) => ({ params: { id: serverId } })),
    ),
    recordServerVisit: build.mutation(
      endpointMutation(recordServerVisit, (serverId: string) => ({ params: { id: serverId } })),
    ),
  }),
});

export const { useVisitSummaryQuery, useNextStepsQuery, useRecordServerVisitMutation } =
  serverOverviewApi;
