import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { decidePost, listPostReviews, undoPostDecision } from './endpoints';

/** What the desk asks for. */
type PostsAsked = NonNullable<InputOf<typeof listPostReviews>['query']> & { serverId: string };

interface PostPlace {
  serverId: string;
  postReviewId: string;
}

/** Approved, or refused with what the member is told. */
export type PostDecision = InputOf<typeof decidePost>['body'];

export const postReviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postReviews: build.query(
      endpointQuery(listPostReviews, ({ serverId, ...query }: PostsAsked) => ({
        params: { id: serverId },
        query,
      })),
    ),
    decidePost: build.mutation(
      endpointMutation(
        decidePost,
        ({ serverId, postReviewId, body }: PostPlace & { body: PostDecision }) => ({
          params: { id: serverId, postReviewId },
          body,
        }),
      ),
    ),
    undoPostDecision: build.mutation(
      endpointMutation(undoPostDecision, ({ serverId, postReviewId }: PostPlace) => ({
        params: { id: serverId, postReviewId },
      })),
    ),
  }),
});

export const { usePostReviewsQuery, useDecidePostMutation, useUndoPostDecisionMutation } =
  postReviewsApi;
