import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { endSession, getDeletion, listSessions } from './endpoints';

/** The calls of one's own account that a page is made of. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query(endpointQuery(listSessions, () => ({}))),
    endSession: build.mutation(
      endpointMutation(endSession, (sessionId: string) => ({ params: { sessionId } })),
    ),
    deletion: build.query(endpointQuery(getDeletion, () => ({}))),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useDeletionQuery } = accountApi;
