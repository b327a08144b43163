import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  idText,
  openEnum,
  orElse,
  readableOf,
  snowflakeSchema,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';
import { tidyInvite, tidyUsername } from '@/shared/links/discord';
import { serverRoles } from '@/shared/api/serverRole';
import { isTimeZone } from '@/shared/time/timeZone';
import { botPermissions, type BotPermission } from './permissions';

/** Languages the bot can answer in. */
export const botLanguages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
  { value: 'pt', label: 'Português' },
  { value: 'tr', label: 'Türkçe' },
] as const;

const codes = botLanguages.map(({ value }) => value);

const INVITE = /^https:\/\/discord\.gg\/[\w-]{2,64}$/;

/** The general settings of a server. */
export const generalValues = z
  .object({
    language: z
      .enum(codes, 'Choose a language.')
      .check(z.describe('Language in which the bot answers.')),
    timeZone: z
      .string()
      .check(
        z.refine(isTimeZone, 'Choose a time zone.'),
        z.describe(
          'IANA time zone, such as Europe/Berlin. Days of reports, streaks and schedules start at its midnight.',
        ),
      ),
    logChannelId: z
      .string()
      .check(
        z.regex(/^(?:\d{1,20})?$/, 'Choose a channel.'),
        z.describe('Discord ID of the channel where the bot posts changes; empty for none.'),
      ),
    isListed: z.boolean().check(z.describe('Whether Discover shows the server to everyone.')),
    inviteUrl: z.string().check(
      z.overwrite((typed) => tidyInvite(typed).trim()),
      z.refine(
        (text) => text === '' || INVITE.test(text),
        'Enter an invite link such as https://discord.gg/castle.',
      ),
      z.describe('Any Discord invite link. Stored as https://discord.gg/code.'),
    ),
  })
  .check(
    z.refine(({ isListed, inviteUrl }) => !isListed || inviteUrl !== '', {
      path: ['inviteUrl'],
      error: 'Add an invite link so people who find your server can join.',
    }),
  );
export type GeneralValues = z.output<typeof generalValues>;

const permissionKey: z.ZodMiniType<BotPermission> = z.enum(botPermissions.map(({ key }) => key));
const accessRole = z.enum(serverRoles);

/** A person or a Discord role, with its access. */
export const grantSchema = z.object({
  id: idSchema,
  role: accessRole.check(z.describe('What the access allows: see Roles.')),
  userId: orElse(z.nullable(idSchema), null).check(
    z.describe('The person; null if it’s a Discord role.'),
  ),
  roleId: orElse(z.nullable(snowflakeSchema), null).check(
    z.describe('The Discord role; null if it’s a person.'),
  ),
  name: orElse(z.string(), 'Someone').check(z.describe('Name of the person or Discord role.')),
  isFromDiscord: exactlyTrue.check(
    z.describe('Whether the access comes from Manage Server in Discord.'),
  ),
  isYou: exactlyTrue.check(z.describe('Whether it’s the caller’s own access.')),
});
export type Grant = z.infer<typeof grantSchema>;

/** A role with permissions that allow taking over a server. */
export const dangerousRoleSchema = z.object({
  roleId: snowflakeSchema,
  name: orElse(z.string(), 'Unnamed role'),
  dangers: textsSchema.check(z.describe('Names of the permissions that make the role dangerous.')),
  isAllowed: exactlyTrue.check(z.describe('Whether an owner allows modules to give it.')),
  allowedBy: textOrNull.check(
    z.describe('Name of the owner who allowed it; null if it isn’t allowed.'),
  ),
  allowedAt: timeOrNull.check(z.describe('When it was allowed; null if it isn’t.')),
});
export type DangerousRole = z.infer<typeof dangerousRoleSchema>;

export const serverSettingsSchema = withLists({
  general: z.object({
    language: orElse(z.enum(codes), 'en'),
    timeZone: orElse(z.string(), 'UTC'),
    logChannelId: orElse(z.string(), '').check(
      z.describe('Discord ID of the log channel; empty for none.'),
    ),
    isListed: exactlyTrue,
    inviteUrl: orElse(z.string(), '').check(
      z.describe('Invite link as https://discord.gg/code; empty for none.'),
    ),
  }),
  version: z.int().check(z.describe('Version of the general settings; 0 before the first save.')),
  granted: orElse(z.nullable(z.array(permissionKey)), null).check(
    z.describe('Discord permissions that the bot has; null if Discord didn’t respond.'),
  ),
  grantUrl: textOrNull.check(
    z.describe('Discord’s page to give the bot all permissions it needs.'),
  ),
  access: listOf(grantSchema, { what: 'team member', by: 'id', name: (row) => row['name'] }),
  dangerousRoles: listOf(dangerousRoleSchema, {
    what: 'role',
    by: 'roleId',
    name: (row) => row['name'],
  }).check(z.describe('Roles with a permission that could take over the server.')),
});
export type ServerSettings = z.infer<typeof serverSettingsSchema>;

/** The person or role to give access: exactly one of the two ids. */
export const grantBody = z
  .object({
    username: z
      .optional(
        z
          .string()
          .check(
            z.overwrite(tidyUsername),
            z.minLength(1, 'Type a username.'),
            z.describe('A username (with or without @), a user ID or a mention.'),
          ),
      )
      .check(
        z.describe(
          'A username (with or without @), a user ID or a mention. Left out if `roleId` is there.',
        ),
      ),
    roleId: z
      .optional(idText)
      .check(z.describe('Discord ID of a role. Left out if `username` is there.')),
    role: z
      .enum(serverRoles, 'Choose a role.')
      .check(z.describe('What the access allows: see Roles.')),
  })
  .check(
    z.refine(({ username, roleId }) => (username === undefined) !== (roleId === undefined), {
      path: ['username'],
      error: 'Enter a member or a role.',
    }),
    z.refine(({ roleId, role }) => roleId === undefined || !['treasurer', 'owner'].includes(role), {
      path: ['role'],
      error:
        'Only individual members can be treasurers or owners. Anyone who can manage roles could give themselves a role.',
    }),
  );

/** How a change is displayed: as text, color (#rrggbb), message, or names of channels, roles and rules. */
const changeKinds = ['TEXT', 'COLOR', 'MESSAGE', 'NAMES'] as const;

/** A message as stored in the settings of its module. */
const heldMessage = z.nullable(z.record(z.string(), z.unknown()));

const changeSchema = z.object({
  field: orElse(z.string(), '').check(z.describe('Label of the field.')),
  before: textOrNull.check(z.describe('Value before, in words; null for nothing.')),
  after: textOrNull.check(z.describe('Value after, in words; null for nothing.')),
  kind: openEnum(z.enum(changeKinds), 'TEXT').check(
    z.describe(
      'How to show it: as text, as colors (#rrggbb), as a message, or as names of channels, roles and rules.',
    ),
  ),
  messages: orElse(z.nullable(z.object({ before: heldMessage, after: heldMessage })), null).check(
    z.describe('Both states of a message as a whole; null for other kinds.'),
  ),
});
export type AuditChange = z.infer<typeof changeSchema>;

/** An entry of a server's audit log. */
export const auditLineSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  actor: textOrNull.check(z.describe('Name of the person; null if the system made the change.')),
  actorPicture: textOrNull.check(z.describe('Address of the person’s picture; null for none.')),
  action: orElse(z.string(), '').check(z.describe('Key of the change, such as `server.settings`.')),
  label: orElse(z.string(), 'A change').check(z.describe('The change in words.')),
  subject: textOrNull.check(
    z.describe(
      'Name of the rule, quest or template that it’s about and that `label` contains; null for others.',
    ),
  ),
  changes: readableOf(changeSchema),
  canUndo: exactlyTrue.check(z.describe('Whether the caller may undo it now.')),
  undoneAt: timeOrNull.check(z.describe('When it was undone; null if it wasn’t.')),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

export const auditPageSchema = withLists({
  ...pageShape(auditLineSchema, { what: 'change', by: 'id' }),
  actors: readableOf(
    z.object({
      id: z.string().check(z.describe('ID of the user, for the filter `actor`.')),
      name: z.string(),
    }),
  ).check(z.describe('Everyone in the whole log, for the filter `actor`.')),
});
