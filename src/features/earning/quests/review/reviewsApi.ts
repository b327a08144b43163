import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decideSubmission,
  getQuestStats,
  getSubmission,
  listReviewReasons,
  listSubmissions,
  updateReviewReasons,
  undoSubmissionDecision,
} from './endpoints';

/** Filters and page of the inbox. */
export type SubmissionsQuery = NonNullable<InputOf<typeof listSubmissions>['query']> & {
  serverId: string;
};

/** A submission of a server. */
export interface SubmissionParams {
  serverId: string;
  submissionId: string;
}

/** An approval, or a rejection with the reason shown to the member. */
export type Decision = InputOf<typeof decideSubmission>['body'];

export const reviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    submissions: build.query(
      endpointQuery(listSubmissions, ({ serverId, ...query }: SubmissionsQuery) => ({
        params: { id: serverId },
        query,
      })),
    ),
    submission: build.query(
      endpointQuery(getSubmission, ({ serverId, submissionId }: SubmissionParams) => ({
        params: { id: serverId, submissionId },
      })),
    ),
    decideSubmission: build.mutation(
      endpointMutation(
        decideSubmission,
        ({ serverId, submissionId, body }: SubmissionParams & { body: Decision }) => ({
          params: { id: serverId, submissionId },
          body,
        }),
      ),
    ),
    undoSubmissionDecision: build.mutation(
      endpointMutation(undoSubmissionDecision, ({ serverId, submissionId }: SubmissionParams) => ({
        params: { id: serverId, submissionId },
      })),
    ),
    reviewReasons: build.query(
      endpointQuery(listReviewReasons, (serverId: string) => ({ params: { id: serverId } })),
    ),
    updateReviewReasons: build.mutation(
      endpointMutation(
        updateReviewReasons,
        ({ serverId, reasons }: { serverId: string; reasons: string[] }) => ({
          params: { id: serverId },
          body: { reasons },
        }),
      ),
    ),
    questStats: build.query(
      endpointQuery(
        getQuestStats,
        ({ serverId, ruleId }: { serverId: string; ruleId: string }) => ({
          params: { id: serverId, ruleId },
        }),
      ),
    ),
  }),
});

export const {
  useSubmissionsQuery,
  useSubmissionQuery,
  useDecideSubmissionMutation,
  useUndoSubmissionDecisionMutation,
  useReviewReasonsQuery,
  useUpdateReviewReasonsMutation,
  useQuestStatsQuery,
} = reviewsApi;
