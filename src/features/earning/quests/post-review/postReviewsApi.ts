import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { decidePost, listPostReviews, undoPostDecision } from './endpoints';

/** Filters and page of the list of posts. */
type PostsQuery = NonNullable<InputOf<typeof listPostReviews>['query']> & { serverId: string };

interface PostParams {
  serverId: string;
  postReviewId: string;
}

/** An approval, or a rejection with the reason shown to the member. */
export type PostDecision = InputOf<typeof decidePost>['body'];

export const postReviewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postReviews: build.query(
      endpointQuery(listPostReviews, ({ serverId, ...query }: PostsQuery) => ({
        params: { id: serverId },
        query,
      })),
    ),
    decidePost: build.mutation(
      endpointMutation(
        decidePost,
        ({ serverId, postReviewId, body }: PostParams & { body: PostDecision }) => ({
          params: { id: serverId, postReviewId },
          body,
        }),
      ),
    ),
    undoPostDecision: build.mutation(
      endpointMutation(undoPostDecision, ({ serverId, postReviewId }: PostParams) => ({
        params: { id: serverId, postReviewId },
      })),
    ),
  }),
});

export const { usePostReviewsQuery, useDecidePostMutation, useUndoPostDecisionMutation } =
  postReviewsApi;
