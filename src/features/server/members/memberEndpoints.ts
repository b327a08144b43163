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
  description: 'Includes wallets and accounts only if their profile shows them.',
  access: 'viewer',
  shows: ['Members'],
  params: { ...ofServer, username: idOf('username', 'Discord username.') },
  data: memberDetailSchema,
});

/** GET /servers/{id}/members/{memberId}/roles */
export const getMemberRoles = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/roles',
  tag,
  summary: 'Returns a member’s roles with their sources, and why others are missing',
  access: 'viewer',
  shows: ['Members'],
  params: ofMember,
  data: memberRolesSchema,
});

/** GET /servers/{id}/members/{memberId}/timeline */
export const listMemberEvents = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/timeline',
  tag,
  summary: 'Lists a member’s events on a server, newest first',
  access: 'viewer',
  shows: ['Members'],
  params: ofMember,
  query: z.object({ kind: z.optional(z.enum(timelineKinds)), ...pageQuery }),
  data: timelineSchema,
});

/** GET /servers/{id}/members/{memberId}/notes: the member gets them only with a copy of their data. */
export const listMemberNotes = endpoint({
  method: 'GET',
  path: '/servers/{id}/members/{memberId}/notes',
  tag,
  summary: 'Lists the team’s notes on a member',
  access: 'viewer',
  shows: ['MemberNotes'],
  params: ofMember,
  data: notesSchema,
});

const noteText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a note.'),
    z.maxLength(MOST_NOTE, `At most ${String(MOST_NOTE)} characters.`),
  );
/** POST …/notes: 403 for who may only look. */
export const createMemberNote = endpoint({
  method: 'POST',
  path: '/servers/{id}/members/{memberId}/notes',
  tag,
  summary: 'Adds a note on a member',
  access: 'viewer',
  changes: ['MemberNotes', 'Members', 'AuditLog'],
  idempotent: true,
  params: ofMember,
  body: z.object({ text: noteText }),
  status: 201,
  data: oneNote,
});

/** PUT …/notes/{noteId}: by who wrote it, or an owner. 409 where it was changed since `version`. */
export const updateMemberNote = endpoint({
  method: 'PUT',
  path: '/servers/{id}/members/{memberId}/notes/{noteId}',
  tag,
  summary: 'Changes a note',
  access: 'viewer',
  changes: ['MemberNotes', 'AuditLog'],
  params: ofNote,
  body: z.object({ text: noteText, version: z.int() }),
  data: oneNote,
  errors: { 409: null },
});

/** DELETE …/notes/{noteId}: by who wrote it, or an owner. */
export const deleteMemberNote = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/members/{memberId}/notes/{noteId}',
  tag,
  summary: 'Deletes a note',
  access: 'viewer',
  changes: ['MemberNotes', 'Members', 'AuditLog'],
  params: ofNote,
  data: nothing,
});
