import { endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addMemberNote,
  changeMemberNote,
  getMember,
  getMemberRoles,
  listMemberEvents,
  listMemberNotes,
  removeMemberNote,
} from './memberEndpoints';
import { membersApi } from './membersApi';

/** A member of a server. */
export interface MemberPlace {
  serverId: string;
  memberId: string;
}
interface NotePlace extends MemberPlace {
  noteId: string;
}
type EventsAsked = NonNullable<InputOf<typeof listMemberEvents>['query']> & MemberPlace;
const inPath = ({ serverId, memberId }: MemberPlace) => ({ params: { id: serverId, memberId } });
const noteInPath = ({ serverId, memberId, noteId }: NotePlace) => ({
  params: { id: serverId, memberId, noteId },
});

/** The calls about one member. */
export const memberApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    member: build.query({
      ...endpointQuery(
        getMember,
        ({ serverId, username }: { serverId: string; username: string }) => ({
          params: { id: serverId, username },
        }),
      ),
      providesTags: ['Members'],
    }),
    memberRoles: build.query({
      ...endpointQuery(getMemberRoles, inPath),
      providesTags: ['Members'],
    }),
    memberEvents: build.query({
      ...endpointQuery(listMemberEvents, ({ serverId, memberId, ...query }: EventsAsked) => ({
        params: { id: serverId, memberId },
        query,
      })),
      providesTags: ['Members'],
    }),
    memberNotes: build.query({
      ...endpointQuery(listMemberNotes, inPath),
      providesTags: ['MemberNotes'],
    }),
    addMemberNote: build.mutation({
      ...endpointQuery(addMemberNote, ({ text, ...place }: MemberPlace & { text: string }) => ({
        ...inPath(place),
        body: { text },
      })),
      invalidatesTags: (_, error) => (error ? [] : ['MemberNotes', 'Members']),
    }),
    changeMemberNote: build.mutation({
      ...endpointQuery(
        changeMemberNote,
        ({ text, version, ...place }: NotePlace & { text: string; version: number }) => ({
          ...noteInPath(place),
          body: { text, version },
        }),
      ),
      // Also after a refusal: what was shown is no longer true.
      invalidatesTags: ['MemberNotes'],
    }),
    removeMemberNote: build.mutation({
      ...endpointQuery(removeMemberNote, noteInPath),
      invalidatesTags: ['MemberNotes', 'Members'],
    }),
  }),
});

export const {
  useMemberQuery,
  useMemberRolesQuery,
  useMemberEventsQuery,
  useMemberNotesQuery,
  useAddMemberNoteMutation,
  useChangeMemberNoteMutation,
  useRemoveMemberNoteMutation,
} = memberApi;
