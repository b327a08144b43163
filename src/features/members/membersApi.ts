import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addMemberNote,
  changeMemberNote,
  getMember,
  getMemberRoles,
  listMemberEvents,
  listMemberNotes,
  listMembers,
  removeMemberNote,
} from './endpoints';
import {
  dryRunRoleChange,
  getRoleChange,
  listRoleChanges,
  startRoleChange,
  stopRoleChange,
} from './roleEndpoints';

/** What a list of members is asked for. */
export type MembersAsked = NonNullable<InputOf<typeof listMembers>['query']> & {
  serverId: string;
};

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

/** What a change of a role is asked for. */
export type RoleChangeAsked = InputOf<typeof startRoleChange>['body'] & { serverId: string };
interface ChangePlace {
  serverId: string;
  changeId: string;
}
type ChangesAsked = NonNullable<InputOf<typeof listRoleChanges>['query']> & { serverId: string };
type ResultsAsked = NonNullable<InputOf<typeof getRoleChange>['query']> & ChangePlace;

/** The calls about members as their team sees them. */
export const membersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Members', 'MemberNotes', 'RoleChanges'] })
  .injectEndpoints({
    endpoints: (build) => ({
      members: build.query({
        ...endpointQuery(listMembers, ({ serverId, ...query }: MembersAsked) => ({
          params: { id: serverId },
          query,
        })),
        providesTags: ['Members'],
      }),
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

      roleDryRun: build.query({
        ...endpointQuery(dryRunRoleChange, ({ serverId, ...body }: RoleChangeAsked) => ({
          params: { id: serverId },
          body,
        })),
        providesTags: ['Members'],
      }),
      startRoleChange: build.mutation({
        ...endpointQuery(startRoleChange, ({ serverId, ...body }: RoleChangeAsked) => ({
          params: { id: serverId },
          body,
        })),
        // Also after a refusal: what was looked at is no longer true.
        invalidatesTags: ['RoleChanges', 'Members'],
      }),
      roleChanges: build.query({
        ...endpointQuery(listRoleChanges, ({ serverId, ...query }: ChangesAsked) => ({
          params: { id: serverId },
          query,
        })),
        providesTags: ['RoleChanges'],
      }),
      roleChange: build.query({
        ...endpointQuery(getRoleChange, ({ serverId, changeId, ...query }: ResultsAsked) => ({
          params: { id: serverId, changeId },
          query,
        })),
        providesTags: ['RoleChanges'],
      }),
      stopRoleChange: build.mutation({
        ...endpointQuery(stopRoleChange, ({ serverId, changeId }: ChangePlace) => ({
          params: { id: serverId, changeId },
        })),
        invalidatesTags: ['RoleChanges', 'Members'],
      }),
    }),
  });

export const {
  useMembersQuery,
  useMemberQuery,
  useMemberRolesQuery,
  useMemberEventsQuery,
  useMemberNotesQuery,
  useAddMemberNoteMutation,
  useChangeMemberNoteMutation,
  useRemoveMemberNoteMutation,
  useRoleDryRunQuery,
  useStartRoleChangeMutation,
  useRoleChangesQuery,
  useRoleChangeQuery,
  useStopRoleChangeMutation,
} = membersApi;
