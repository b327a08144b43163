import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { findPostedMessage, linkPostedMessage } from './postedEndpoints';

/** A message of Discord on a server of ours. */
export interface MessageAt {
  serverId: string;
  channelId: string;
  messageId: string;
}

/** The calls about messages the bot has posted. One that becomes a copy of a rule is news to all that show it. */
export const postedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    postedMessage: build.query(
      endpointQuery(findPostedMessage, ({ serverId, ...query }: MessageAt) => ({
        params: { id: serverId },
        query,
      })),
    ),
    linkPostedMessage: build.mutation(
      endpointMutation(
        linkPostedMessage,
        ({ serverId, ruleId, ...body }: MessageAt & { ruleId: string }) => ({
          params: { id: serverId, ruleId },
          body,
        }),
      ),
    ),
  }),
});

export const { useLazyPostedMessageQuery, useLinkPostedMessageMutation } = postedApi;
