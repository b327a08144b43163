import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { signOutDevice, previewAccountDeletion, listSessions } from './endpoints';

/** The endpoints of the account page. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query(endpointQuery(listSessions, () => ({}))),
    signOutDevice: build.mutation(
      endpointMutation(signOutDevice, (sessionId: string) => ({ params: { sessionId } })),
    ),
    accountDeletion: build.query(endpointQuery(previewAccountDeletion, () => ({}))),
  }),
});

export const { useSessionsQuery, useSignOutDeviceMutation, useAccountDeletionQuery } = accountApi;
