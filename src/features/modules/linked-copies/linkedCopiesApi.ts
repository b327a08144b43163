import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  deleteLinkedCopy,
  listLinkedCopies,
  postLinkedCopy,
  unlinkCopy,
  updateLinkedCopies,
} from './endpoints';

/** A message with linked copies. */
export interface MessageKey {
  serverId: string;
  ruleId: string;
}
interface CopyKey extends MessageKey {
  copyId: string;
}

const ofMessage = ({ serverId, ruleId }: MessageKey) => ({ params: { id: serverId, ruleId } });
const ofCopy = ({ copyId, ...message }: CopyKey) => ({
  params: { ...ofMessage(message).params, copyId },
});

/** Endpoints of linked copies. Saving a rule changes its copies, so the list is requested again after a save. */
export const linkedCopiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    linkedCopies: build.query(endpointQuery(listLinkedCopies, ofMessage)),
    postLinkedCopy: build.mutation(
      endpointMutation(
        postLinkedCopy,
        ({ channelId, ...message }: MessageKey & { channelId: string }) => ({
          ...ofMessage(message),
          body: { channelId },
        }),
      ),
    ),
    updateLinkedCopies: build.mutation(
      endpointMutation(
        updateLinkedCopies,
        ({ copyIds, ...message }: MessageKey & { copyIds: string[] | null }) => ({
          ...ofMessage(message),
          body: { copyIds },
        }),
      ),
    ),
    unlinkCopy: build.mutation(endpointMutation(unlinkCopy, ofCopy)),
    deleteLinkedCopy: build.mutation(endpointMutation(deleteLinkedCopy, ofCopy)),
  }),
});

export const {
  useLinkedCopiesQuery,
  usePostLinkedCopyMutation,
  useUpdateLinkedCopiesMutation,
  useUnlinkCopyMutation,
  useDeleteLinkedCopyMutation,
} = linkedCopiesApi;
