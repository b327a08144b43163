import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import {
  deleteLinkedCopy,
  listLinkedCopies,
  postLinkedCopy,
  unlinkCopy,
  updateLinkedCopies,
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
    linkedCopies: build.query(endpointQuery(listLinkedCopies, ofMessage)),
    postLinkedCopy: build.mutation(
      endpointMutation(
        postLinkedCopy,
        ({ channelId, ...place }: MessagePlace & { channelId: string }) => ({
          ...ofMessage(place),
          body: { channelId },
        }),
      ),
    ),
    updateLinkedCopies: build.mutation(
      endpointMutation(
        updateLinkedCopies,
        ({ copyIds, ...place }: MessagePlace & { copyIds: string[] | null }) => ({
          ...ofMessage(place),
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
} = copiesApi;
