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

/** What is set for a server as a whole. */
export const generalValues = z
  .object({
    language: z.enum(codes, 'Choose a language.'),
    timeZone: z.string().check(z.refine(isTimeZone, 'Choose a time zone.')),
    /** Id of the channel the bot writes changes to; empty for none. */
    logChannelId: z.string().check(z.regex(/^(?:\d{1,20})?$/, 'Choose a channel.')),
    isListed: z.boolean(),
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

/** Somebody, or a role of Discord, with what it may do. */
export const grantSchema = z.object({
  id: idSchema,
  role: accessRole,
  /** The person, or null where it is a role. */
  userId: orElse(z.nullable(idSchema), null),
  roleId: orElse(z.nullable(snowflakeSchema), null),
  name: orElse(z.string(), 'Someone'),
  /** They manage the server in Discord: nobody here can take that. */
  isFromDiscord: exactlyTrue,
  isYou: exactlyTrue,
});
export type Grant = z.infer<typeof grantSchema>;

/** A role with which a server could be taken over. */
export const dangerousRoleSchema = z.object({
  roleId: snowflakeSchema,
  name: orElse(z.string(), 'Unnamed role'),
  dangers: textsSchema,
  /** An owner lets modules give it. */
  isAllowed: exactlyTrue,
  allowedBy: textOrNull,
  allowedAt: timeOrNull,
});
export type DangerousRole = z.infer<typeof dangerousRoleSchema>;

export const serverSettingsSchema = withLists({
  general: z.object({
    language: orElse(z.enum(codes), 'en'),
    timeZone: orElse(z.string(), 'UTC'),
    logChannelId: orElse(z.string(), ''),
    isListed: exactlyTrue,
    inviteUrl: orElse(z.string(), ''),
  }),
  version: z.int(),
  /** What the bot has been granted; null where Discord did not tell. */
  granted: orElse(z.nullable(z.array(permissionKey)), null),
  /** Discord's page to grant the rest. */
  grantUrl: textOrNull,
  access: listOf(grantSchema, { what: 'team member', by: 'id', name: (row) => row['name'] }),
  dangerousRoles: listOf(dangerousRoleSchema, {
    what: 'role',
    by: 'roleId',
    name: (row) => row['name'],
  }),
});
export type ServerSettings = z.infer<typeof serverSettingsSchema>;

/** Who is given access: one of the two ids. */
export const grantBody = z
  .object({
    /** Of a member, exactly. */
    username: z.optional(
      z
        .string()
        .check(
          z.overwrite(tidyUsername),
          z.minLength(1, 'Type a username.'),
          z.describe('A username (with or without @), a user ID or a mention.'),
        ),
    ),
    roleId: z.optional(idText),
    role: z.enum(serverRoles, 'Choose a role.'),
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

/** How a change is shown: as texts, swatches of colors (#rrggbb), messages, or names of channels, roles and rules. */
const changeKinds = ['TEXT', 'COLOR', 'MESSAGE', 'NAMES'] as const;

/** A message as the settings of its module hold it. */
const heldMessage = z.nullable(z.record(z.string(), z.unknown()));

const changeSchema = z.object({
  field: orElse(z.string(), ''),
  before: textOrNull,
  after: textOrNull,
  kind: openEnum(z.enum(changeKinds), 'TEXT'),
  /** Of a message: both states as a whole; null for other fields. */
  messages: orElse(z.nullable(z.object({ before: heldMessage, after: heldMessage })), null),
});
export type AuditChange = z.infer<typeof changeSchema>;

/** A line of the audit log of a server. */
export const auditLineSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  /** Who; null for what happened by itself. */
  actor: textOrNull,
  actorPicture: textOrNull,
  /** What was done, as the log names it. */
  action: orElse(z.string(), ''),
  label: orElse(z.string(), 'A change'),
  /** Name of the rule, quest or template it is about, which `label` contains; null for others. */
  subject: textOrNull,
  changes: readableOf(changeSchema),
  /** Whether it can be taken back now by whoever asks. */
  canUndo: exactlyTrue,
  undoneAt: timeOrNull,
});
export type AuditLine = z.infer<typeof auditLineSchema>;

export const auditPageSchema = withLists({
  ...pageShape(auditLineSchema, { what: 'change', by: 'id' }),
  /** Who is in it, to narrow it down by. */
  actors: readableOf(z.object({ id: z.string(), name: z.string() })),
});
