import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import {
  memberDetailSchema,
  memberRolesSchema,
  MOST_NOTE,
  notesSchema,
  oneNote,
  timelineKinds,
  timelineSchema,
} from './memberDetail';

const tag = 'Members';
const ofServer = { id: serverParam };
const ofMember = {
  ...ofServer,
  memberId: idOf('member', 'Castle Bots ID of a member of the server.'),
};
const ofNote = { ...ofMember, noteId: idOf('memberNote', 'ID of the note.') };

/** GET /servers/{id}/usernames/{username}: 404 for who is on other servers alone. */
export const getMember = endpoint({
  method: 'GET',
  path: '/servers/{id}/usernames/{username}',
  tag,
  summary: 'Returns a member by their current or previous Discord username',
  description:
    'Finds a current or former member of this server by username without regard to case. Someone who renamed themselves is also found by an earlier username, if no one here has it now. Wallets and accounts are included only if their profile shows them. Has the newest 50 quests and rewards.',
  access: 'viewer',
  order: 'Quests by start and rewards by time, newest first; equal times by ID.',
  shows: ['Members'],
  params: { ...ofServer, username: idOf('username', 'Discord username.') },
  data: memberDetailSchema,
  errors: { 'member-not-found': null },
});

/** GET /servers/{id}/members/{memberId}/roles */
export const getMemberRoles = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/roles',
  tag,
  summary: 'Returns a member’s roles with their sources, and why others are missing',
  description:
    'Explains each role in words: where a held one came from, and why the member lacks each other one that can be given. Reads the member’s wallets for this. It changes no roles.',
  access: 'viewer',
  order: 'Roles as in Discord, highest first. Rules as their modules have them.',
  shows: ['Members'],
  params: ofMember,
  data: memberRolesSchema,
  errors: { 'member-not-found': null },
});

/** GET /servers/{id}/members/{memberId}/timeline */
export const listMemberEvents = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/timeline',
  tag,
  summary: 'Lists a member’s events on a server, newest first',
  description:
    'Collects what happened to the member on this server: joining and leaving, roles still held, quests, points, rewards and moderation. Moderation events say the outcome, but not what was written.',
  access: 'viewer',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  shows: ['Members'],
  params: ofMember,
  query: z.object({
    kind: z.optional(z.enum(timelineKinds).check(z.describe('Only events of this kind.'))),
    ...pageQuery,
  }),
  data: timelineSchema,
  errors: { 'member-not-found': null },
});

/** GET /servers/{id}/members/{memberId}/notes: the member gets them only with a copy of their data. */
export const listMemberNotes = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/notes',
  tag,
  summary: 'Lists the team’s notes on a member',
  description:
    'The whole team can read notes, but no one can read notes about themselves, which return 403. Members get the notes about them only with a copy of their data.',
  access: 'viewer',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  shows: ['MemberNotes'],
  params: ofMember,
  data: notesSchema,
  errors: { 'member-not-found': null, 'own-case': null },
});

const noteText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a note.'),
    z.maxLength(MOST_NOTE, `At most ${String(MOST_NOTE)} characters.`),
    z.describe('Text of the note.'),
  );
/** POST …/notes: 403 for who may only look. */
export const createMemberNote = endpoint({
  method: 'POST',
  path: '/servers/{id}/members/{memberId}/notes',
  tag,
  summary: 'Adds a note on a member',
  description:
    'Needs a role other than viewer, and no one can write notes about themselves. Both return 403. The audit log says that a note was added, but not its text.',
  access: 'viewer',
  changes: ['MemberNotes', 'Members', 'AuditLog'],
  idempotent: true,
  params: ofMember,
  body: z.object({ text: noteText }),
  status: 201,
  data: oneNote,
  errors: { 'editor-needed': null, 'member-not-found': null, 'own-case': null },
});

/** PUT …/notes/{noteId}: by who wrote it, or an owner. 409 where it was changed since `version`. */
export const updateMemberNote = endpoint({
  method: 'PUT',
  path: '/servers/{id}/members/{memberId}/notes/{noteId}',
  tag,
  summary: 'Changes a note',
  description: 'Only its author or an owner can change a note. Others get 403.',
  access: 'viewer',
  changes: ['MemberNotes', 'AuditLog'],
  params: ofNote,
  body: z.object({
    text: noteText,
    version: z.int().check(z.describe('Version that the change is based on.')),
  }),
  data: oneNote,
  errors: {
    'member-not-found': null,
    'not-the-author': null,
    'note-not-found': null,
    'own-case': null,
    'stale-version': null,
  },
});

/** DELETE …/notes/{noteId}: by who wrote it, or an owner. */
export const deleteMemberNote = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/members/{memberId}/notes/{noteId}',
  tag,
  summary: 'Deletes a note',
  description: 'Only its author or an owner can delete a note. Others get 403. It can’t be undone.',
  access: 'viewer',
  changes: ['MemberNotes', 'Members', 'AuditLog'],
  params: ofNote,
  data: nothing,
  errors: {
    'member-not-found': null,
    'not-the-author': null,
    'note-not-found': null,
    'own-case': null,
  },
});
