import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { removed } from '@/shared/api/removed';
import { auditPageSchema, generalValues, grantBody, serverSettingsSchema } from './settings';

const tag = 'Server settings';
const ofServer = { id: serverParam };
const typedName = z.object({
  name: z
    .string('Enter the name.')
    .check(z.describe('The name of the module or server, typed to confirm.')),
});

/** GET /servers/{id}/settings (docs/product/servers.md). */
export const getServerSettings = endpoint({
  method: 'GET',
  path: '/servers/{id}/settings',
  tag,
  summary: 'Returns a server’s settings, team access and bot permissions',
  description:
    'Returns the same to everyone on the team. Team access has one entry for each role of a person or Discord role. Discord’s owner and everyone with Manage Server there have the role owner, which can’t be removed here.',
  access: 'viewer',
  order:
    'Access: those with Manage Server first, then in the order it was given. Protected roles: as in Discord.',
  shows: ['ServerSettings'],
  params: ofServer,
  data: serverSettingsSchema,
});

/** PUT /servers/{id}/settings: 409 if the settings were saved elsewhere since they were loaded. */
export const updateServerSettings = endpoint({
  method: 'PUT',
  path: '/servers/{id}/settings',
  tag,
  summary: 'Saves a server’s settings',
  description:
    'Saves all general settings at once. Listing the server in Discover needs an invite link. The bot must be able to post in the log channel. The change is recorded in the audit log and can be undone.',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: ofServer,
  body: z.object({
    ...generalValues.shape,
    version: z.int().check(z.describe('Version that the change is based on.')),
  }),
  data: serverSettingsSchema,
  errors: { 'stale-version': null },
});

/** POST /servers/{id}/access: 409 if they have it already. */
export const grantAccess = endpoint({
  method: 'POST',
  path: '/servers/{id}/access',
  tag,
  summary: 'Gives a person or a Discord role access',
  description:
    'Takes a username or a role, not both. The person must be a current member of the server, and Discord roles can’t be treasurers or owners, because anyone who manages roles could give themselves one. A person or role can have several entries, but each role only once. Takes effect with their next call.',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: ofServer,
  body: grantBody,
  data: serverSettingsSchema,
  errors: { 'access-exists': null },
});

/** DELETE /servers/{id}/access/{grantId} */
export const revokeAccess = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/access/{grantId}',
  tag,
  summary: 'Removes access',
  description:
    'Takes effect with the person’s next call. It can be undone for 30 days. Access from “Manage Server” in Discord returns 409, because only Discord can remove it.',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: { ...ofServer, grantId: idOf('grant', 'ID of the access entry.') },
  data: removed,
  errors: { 'access-from-discord': null, 'access-not-found': null },
});

/** DELETE /servers/{id}/my-access */
export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/my-access',
  tag,
  summary: 'Removes the caller’s own access',
  description:
    'Removes all roles that were given to the caller in person. It can’t be undone. Returns 409 if there are none, because the access comes from “Manage Server” or a role in Discord.',
  access: 'viewer',
  changes: ['Servers'],
  params: ofServer,
  data: nothing,
  errors: { 'access-from-discord': null },
});

/** PUT /servers/{id}/dangerous-roles/{roleId} */
export const allowDangerousRole = endpoint({
  method: 'PUT',
  path: '/servers/{id}/dangerous-roles/{roleId}',
  tag,
  summary: 'Allows or forbids modules to give a protected role',
  description:
    'A role with Administrator, Manage Server or Manage Roles is protected: modules and bulk role changes can’t give it until an owner allows it. Forbidding it again takes the role from no one.',
  access: 'owner',
  // Any module may give the role.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'Quests'],
  params: { ...ofServer, roleId: idOf('dangerousRole', 'Discord ID of the role.') },
  body: z.object({
    isAllowed: z.boolean().check(z.describe('Whether modules may give the role.')),
  }),
  data: serverSettingsSchema,
  errors: { 'role-not-found': null },
});

/** GET /servers/{id}/audit-log: newest first. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/servers/{id}/audit-log',
  tag,
  summary: 'Lists a server’s audit log',
  description:
    'Has all changes on the server, by people and by the system. `search` also looks in the names of changed fields. `canUndo` says whether the caller may undo the change now. The undo itself can still be refused.',
  access: 'viewer',
  order: 'Newest first; equal times in reverse order of recording.',
  shows: ['AuditLog'],
  params: ofServer,
  query: z.object({
    ...pageQuery,
    ...searchQuery,
    actor: z.optional(idText).check(z.describe('Only changes by this user ID, as in `actors`.')),
  }),
  data: auditPageSchema,
});

/** POST /servers/{id}/audit-log/{entryId}/undo: 409 if it was changed since, or was deleted too long ago. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/audit-log/{entryId}/undo',
  tag,
  summary: 'Undoes a change',
  description:
    'Restores the state before the change, and records this as a new change. Changes of settings and access need an owner. Deletions can be undone for 30 days, and a restored entry keeps its ID and its place. Returns 402 if the package doesn’t have room for it. Returns 409 if something has changed since, if its name is taken, or after the 30 days.',
  access: 'editor',
  // The entry may be of any module, or of a category with its quests.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'Seasons', 'Quests', 'ServerOverview'],
  params: { ...ofServer, entryId: idOf('auditLogEntry', 'ID of the audit log entry.') },
  data: nothing,
  errors: {
    'already-undone': null,
    'change-not-found': null,
    'changed-since': null,
    'in-use': null,
    'no-longer-valid': null,
    'not-in-package-anymore': null,
    'not-undoable': null,
    'owner-needed': null,
    'package-limit-reached': null,
    'parent-deleted': null,
    'undo-expired': null,
  },
});

/** POST /servers/{id}/reset-module */
export const resetModule = endpoint({
  method: 'POST',
  path: '/servers/{id}/reset-module',
  tag,
  summary: 'Resets a module: turns it off and deletes its settings and rules',
  description:
    'Asks for the module’s name as a confirmation, and returns 400 at `name` if it differs. Posts that are due are made first. Returns 409 while another module uses one of its rules. It can’t be undone.',
  access: 'owner',
  // Rules of other modules may refer to deleted ones.
  changes: ['AuditLog', 'Modules', 'Quests', 'ServerOverview'],
  params: ofServer,
  body: z.object({ slug: idText.check(z.describe('Slug of the module.')), ...typedName.shape }),
  data: nothing,
  errors: { 'in-use': null, 'module-not-found': null },
});

/** POST /servers/{id}/remove-bot */
export const removeBot = endpoint({
  method: 'POST',
  path: '/servers/{id}/remove-bot',
  tag,
  summary: 'Removes the bot from a server',
  description:
    'Asks for the server’s name as a confirmation, and returns 400 at `name` if it differs. The bot leaves, the server is no longer listed in Discover, and its calls return 404 until the bot is added again. Settings, orders and ledgers are kept.',
  access: 'owner',
  changes: ['Servers'],
  params: ofServer,
  body: typedName,
  data: nothing,
});

/** DELETE /servers/{id}/data: 409 while payouts are in progress. */
export const deleteServerData = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/data',
  tag,
  summary: 'Deletes a server’s settings and bot data',
  description:
    'Asks for the server’s name as a confirmation, and returns 400 at `name` if it differs. Deletes module settings and rules, templates, linked copies, post history, activity, cases, team access and server settings. Keeps orders, points, claims, payouts and the audit log. Returns 409 while a payout or payment is in progress. It can’t be undone.',
  access: 'owner',
  // Every module is reset.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'ServerOverview'],
  params: ofServer,
  body: typedName,
  data: nothing,
  errors: { 'deletion-blocked': null },
});
