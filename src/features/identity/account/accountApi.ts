import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { endSession, previewAccountDeletion, listSessions } from './endpoints';

/** The calls of one's own account that a page is made of. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query(endpointQuery(listSessions, () => ({}))),
    endSession: build.mutation(
      endpointMutation(endSession, (sessionId: string) => ({ params: { sessionId } })),
    ),
    accountDeletion: build.query(endpointQuery(previewAccountDeletion, () => ({}))),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useAccountDeletionQuery } = accountApi;
