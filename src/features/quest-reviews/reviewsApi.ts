import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decideSubmission,
  getQuestStatistics,
  listReviewReasons,
  listSubmissions,
  saveReviewReasons,
  undoDecision,
} from './endpoints';

/** What the inbox asks for. */
export type SubmissionsAsked = NonNullable<InputOf<typeof listSubmissions>['query']> & {
  serverId: string;
};

/** A submission of a server. */
export interface SubmissionPlace {
  serverId: string;
  submissionId: string;
}

/** Approved, or rejected with what the member is told. */
export type Decision = InputOf<typeof decideSubmission>['body'];

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submissions: build.query({
      ...endpointQuery(listSubmissions, ({ serverId, ...query }: SubmissionsAsked) => ({
        params: { id: serverId },
        query,
      })),
      providesTags: ['Submissions'],
    }),
    decideSubmission: build.mutation({
      ...endpointQuery(
        decideSubmission,
        ({ serverId, submissionId, body }: SubmissionPlace & { body: Decision }) => ({
          params: { id: serverId, submissionId },
          body,
        }),
      ),
      invalidatesTags: ['Submissions'],
    }),
    undoDecision: build.mutation({
      ...endpointQuery(undoDecision, ({ serverId, submissionId }: SubmissionPlace) => ({
        params: { id: serverId, submissionId },
      })),
      invalidatesTags: ['Submissions'],
    }),
    reviewReasons: build.query({
      ...endpointQuery(listReviewReasons, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['ReviewReasons'],
    }),
    saveReviewReasons: build.mutation({
      ...endpointQuery(
        saveReviewReasons,
        ({ serverId, reasons }: { serverId: string; reasons: string[] }) => ({
          params: { id: serverId },
          body: { reasons },
        }),
      ),
      invalidatesTags: ['ReviewReasons'],
    }),
    questStatistics: build.query({
      ...endpointQuery(
        getQuestStatistics,
        ({ serverId, ruleId }: { serverId: string; ruleId: string }) => ({
          params: { id: serverId, ruleId },
        }),
      ),
      providesTags: ['Submissions'],
    }),
  }),
});

export const {
  useSubmissionsQuery,
  useDecideSubmissionMutation,
  useUndoDecisionMutation,
  useReviewReasonsQuery,
  useSaveReviewReasonsMutation,
  useQuestStatisticsQuery,
} = reviewsApi;
