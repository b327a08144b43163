import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { getNextSteps, getVisitNews, noteServerVisit } from './endpoints';

export const serverHomeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    visitNews: build.query(
      endpointQuery(getVisitNews, (serverId: string) => ({ params: { id: serverId } })),
    ),
    nextSteps: build.query(
      endpointQuery(getNextSteps, (serverId: string) => ({ params: { id: serverId } })),
    ),
    noteVisit: build.mutation(
      endpointMutation(noteServerVisit, (serverId: string) => ({ params: { id: serverId } })),
    ),
  }),
});

export const { useVisitNewsQuery, useNextStepsQuery, useNoteVisitMutation } = serverHomeApi;
