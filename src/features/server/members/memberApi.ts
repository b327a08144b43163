import { endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  createMemberNote,
  updateMemberNote,
  getMember,
  getMemberRoles,
  listMemberEvents,
  listMemberNotes,
  deleteMemberNote,
} from './memberEndpoints';
import { membersApi } from './membersApi';

/** A member of a server. */
export interface MemberParams {
  serverId: string;
  memberId: string;
}
interface NotePlace extends MemberParams {
  noteId: string;
}
type EventsAsked = NonNullable<InputOf<typeof listMemberEvents>['query']> & MemberParams;
const inPath = ({ serverId, memberId }: MemberParams) => ({ params: { id: serverId, memberId } });
const noteInPath = ({ serverId, memberId, noteId }: NotePlace) => ({
  params: { id: serverId, memberId, noteId },
});

/** The calls about one member. */
export const memberApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    member: build.query(
      endpointQuery(
        getMember,
        ({ serverId, username }: { serverId: string; username: string }) => ({
          params: { id: serverId, username },
        }),
      ),
    ),
    memberRoles: build.query(endpointQuery(getMemberRoles, inPath)),
    memberEvents: build.query(
      endpointQuery(listMemberEvents, ({ serverId, memberId, ...query }: EventsAsked) => ({
        params: { id: serverId, memberId },
        query,
      })),
    ),
    memberNotes: build.query(endpointQuery(listMemberNotes, inPath)),
    createMemberNote: build.mutation(
      endpointMutation(createMemberNote, ({ text, ...place }: MemberParams & { text: string }) => ({
        ...inPath(place),
        body: { text },
      })),
    ),
    updateMemberNote: build.mutation(
      endpointMutation(
        updateMemberNote,
        ({ text, version, ...place }: NotePlace & { text: string; version: number }) => ({
          ...noteInPath(place),
          body: { text, version },
        }),
      ),
    ),
    deleteMemberNote: build.mutation(endpointMutation(deleteMemberNote, noteInPath)),
  }),
});

export const {
  useMemberQuery,
  useMemberRolesQuery,
  useMemberEventsQuery,
  useMemberNotesQuery,
  useCreateMemberNoteMutation,
  useUpdateMemberNoteMutation,
  useDeleteMemberNoteMutation,
} = memberApi;
