import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { removed } from '@/shared/api/removed';
import { auditPageSchema, generalValues, grantBody, serverSettingsSchema } from './settings';

const tag = 'Server settings';
const ofServer = { id: serverParam };
const typedName = z.object({ name: z.string('Enter the name.') });

/** GET /servers/{id}/settings (decision 101). */
export const getServerSettings = endpoint({
  method: 'GET',
  path: '/servers/{id}/settings',
  tag,
  summary: 'Returns a server’s settings, team access and bot permissions',
  access: 'viewer',
  shows: ['ServerSettings'],
  params: ofServer,
  data: serverSettingsSchema,
});

/** PUT /servers/{id}/settings: 409 where somebody has saved meanwhile. */
export const updateServerSettings = endpoint({
  method: 'PUT',
  path: '/servers/{id}/settings',
  tag,
  summary: 'Saves a server’s settings',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: ofServer,
  body: z.object({ ...generalValues.shape, version: z.int() }),
  data: serverSettingsSchema,
  errors: { 409: null },
});

/** POST /servers/{id}/access: 409 where they have it already. */
export const grantAccess = endpoint({
  method: 'POST',
  path: '/servers/{id}/access',
  tag,
  summary: 'Gives a person or a Discord role access',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: ofServer,
  body: grantBody,
  data: serverSettingsSchema,
  errors: { 409: null },
});

/** DELETE /servers/{id}/access/{grantId} */
export const revokeAccess = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/access/{grantId}',
  tag,
  summary: 'Removes access',
  description: 'Returns 409 if the access comes from “Manage Server” in Discord.',
  access: 'owner',
  changes: ['ServerSettings', 'AuditLog'],
  params: { ...ofServer, grantId: idOf('grant', 'ID of the access entry.') },
  data: removed,
  errors: { 404: null, 409: null },
});

/** DELETE /servers/{id}/my-access */
export const leaveTeam = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/my-access',
  tag,
  summary: 'Removes the caller’s own access',
  description: 'Returns 409 if the access comes from “Manage Server” or a role in Discord.',
  access: 'viewer',
  changes: ['Servers'],
  params: ofServer,
  data: nothing,
  errors: { 409: null },
});

/** PUT /servers/{id}/dangerous-roles/{roleId} */
export const allowDangerousRole = endpoint({
  method: 'PUT',
  path: '/servers/{id}/dangerous-roles/{roleId}',
  tag,
  summary: 'Allows or forbids modules to give a protected role',
  access: 'owner',
  // Any module may give the role.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'Quests'],
  params: { ...ofServer, roleId: idOf('dangerousRole', 'Discord ID of the role.') },
  body: z.object({ isAllowed: z.boolean() }),
  data: serverSettingsSchema,
  errors: { 404: null },
});

/** GET /servers/{id}/audit-log: the newest first. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/servers/{id}/audit-log',
  tag,
  summary: 'Lists a server’s audit log',
  access: 'viewer',
  shows: ['AuditLog'],
  params: ofServer,
  query: z.object({
    ...pageQuery,
    ...searchQuery,
    actor: z.optional(idText),
  }),
  data: auditPageSchema,
});

/** POST /servers/{id}/audit-log/{entryId}/undo: 409 where it was changed since, or was deleted too long ago. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/audit-log/{entryId}/undo',
  tag,
  summary: 'Undoes a change',
  description:
    'Deletions can be undone for 30 days. A restored entry keeps its ID and its place. Returns 402 if the package doesn’t have room for it. Returns 409 if something has changed since, if its name is taken, or after the 30 days.',
  access: 'editor',
  // The line may be of any module, or of a category with its quests.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'Seasons', 'Quests', 'ServerOverview'],
  params: { ...ofServer, entryId: idOf('auditLogEntry', 'ID of the audit log entry.') },
  data: nothing,
  errors: { 402: null, 404: null, 409: null },
});

/** POST /servers/{id}/reset-module */
export const resetModule = endpoint({
  method: 'POST',
  path: '/servers/{id}/reset-module',
  tag,
  summary: 'Resets a module: turns it off and deletes its settings and rules',
  description: 'Returns 400 with an error at `name` if it isn’t the module’s name.',
  access: 'owner',
  // Rules of other modules may name those that are gone now.
  changes: ['AuditLog', 'Modules', 'Quests', 'ServerOverview'],
  params: ofServer,
  body: z.object({ slug: idText, ...typedName.shape }),
  data: nothing,
  errors: { 404: null, 409: null },
});

/** POST /servers/{id}/remove-bot */
export const removeBot = endpoint({
  method: 'POST',
  path: '/servers/{id}/remove-bot',
  tag,
  summary: 'Removes the bot from a server',
  description:
    'Returns 400 with an error at `name` if it isn’t the server’s name. The server’s settings are kept.',
  access: 'owner',
  changes: ['Servers'],
  params: ofServer,
  body: typedName,
  data: nothing,
});

/** DELETE /servers/{id}/data: 409 while money is on its way. */
export const deleteServerData = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/data',
  tag,
  summary: 'Deletes a server’s settings and bot data',
  description:
    'Returns 400 with an error at `name` if it isn’t the server’s name. Orders and ledgers are kept.',
  access: 'owner',
  // Every module is reset.
  changes: ['ServerSettings', 'AuditLog', 'Modules', 'ServerOverview'],
  params: ofServer,
  body: typedName,
  data: nothing,
  errors: { 409: null },
});
