import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  deleteMessageCopy,
  listMessageCopies,
  postMessageCopy,
  unlinkMessageCopy,
  updateMessageCopies,
} from './endpoints';

/** A message of which there are copies. */
export interface MessagePlace {
  serverId: string;
  ruleId: string;
}
interface CopyPlace extends MessagePlace {
  copyId: string;
}

const ofMessage = ({ serverId, ruleId }: MessagePlace) => ({ params: { id: serverId, ruleId } });
const ofCopy = ({ copyId, ...place }: CopyPlace) => ({
  params: { ...ofMessage(place).params, copyId },
});

/** The calls of copies. A rule that is saved changes its copies, so that the list is asked for anew with it. */
export const copiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    messageCopies: build.query(endpointQuery(listMessageCopies, ofMessage)),
    postMessageCopy: build.mutation(
      endpointMutation(
        postMessageCopy,
        ({ channelId, ...place }: MessagePlace & { channelId: string }) => ({
          ...ofMessage(place),
          body: { channelId },
        }),
      ),
    ),
    updateMessageCopies: build.mutation(
      endpointMutation(
        updateMessageCopies,
        ({ copyIds, ...place }: MessagePlace & { copyIds: string[] | null }) => ({
          ...ofMessage(place),
          body: { copyIds },
        }),
      ),
    ),
    unlinkMessageCopy: build.mutation(endpointMutation(unlinkMessageCopy, ofCopy)),
    deleteMessageCopy: build.mutation(endpointMutation(deleteMessageCopy, ofCopy)),
  }),
});

export const {
  useMessageCopiesQuery,
  usePostMessageCopyMutation,
  useUpdateMessageCopiesMutation,
  useUnlinkMessageCopyMutation,
  useDeleteMessageCopyMutation,
} = copiesApi;
