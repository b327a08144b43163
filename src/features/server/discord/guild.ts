import * as z from 'zod/mini';
import { pageOf } from '@/shared/api/page';
import {
  exactlyTrue,
  idSchema,
  orNull,
  snowflakeSchema,
  textOrNull,
  timeOrNull,
  orElse,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { heldRolesSchema } from '@/shared/api/serverRole';

export const botInfoSchema = z.object({ botName: z.string(), botIcon: textOrNull });
export type BotInfo = z.infer<typeof botInfoSchema>;

export const guildChannelSchema = z.object({
  id: snowflakeSchema,
  name: orElse(z.string(), 'unnamed'),
  /** Discord's channel type: 0 text, 2 voice, 4 category, 5 announcement, 10 to 12 threads, 13 stage, 15 forum. */
  type: z.number(),
  parentId: orElse(z.optional(z.nullable(snowflakeSchema)), undefined),
  /** Whether the bot may see the channel and post in it; ours, beyond spec §3. */
  botCanPost: orElse(z.optional(z.boolean()), undefined),
  /** Whether @everyone may not see it; ours, beyond spec §3. */
  isHidden: orElse(z.optional(z.boolean()), undefined),
  /** Whether Discord posts its own messages about joins there; ours, beyond spec §3. */
  isSystem: orElse(z.optional(z.boolean()), undefined),
});
export const guildRoleSchema = z.object({
  id: snowflakeSchema,
  name: orElse(z.string(), 'Unnamed role'),
  /** RGB as one integer, 0 for none, as Discord has it. */
  color: orElse(z.number(), 0),
  /** Null where the server does not tell: then nothing is said of what stands above it. */
  position: orNull(z.number()),
  managed: z._default(orElse(z.boolean(), false), false),
  /** The bot's own role, which no role it gives may stand above; ours, beyond spec §3. */
  isBot: orElse(z.optional(z.boolean()), undefined),
});

/** Each service is on when it is exactly true; null where the server does not tell. */
const servicesSchema = z.object({
  holderVerification: orNull(z.boolean()),
  tokenPrice: orNull(z.boolean()),
  chatToEarn: orNull(z.boolean()),
  holdToEarn: orNull(z.boolean()),
  tweetToEarn: orNull(z.boolean()),
});

const subscriptionSchema = z.object({
  status: textOrNull,
  showSubscription: exactlyTrue,
  /** Name of the package the status is of; ours, beyond spec §3. */
  planName: orElse(z.optional(z.string()), undefined),
});

/**
 * `serverDetails` of spec §3. One id at least is needed, to know that they are of a server. Channels and
 * roles that cannot be read are missing from their lists, and told of in `leftOut`.
 */
export const serverDetailsSchema = withLists({
  id: orElse(idSchema, ''),
  guildName: orElse(z.string(), 'Unnamed server'),
  guildId: orElse(snowflakeSchema, ''),
  guildIcon: textOrNull,
  subscription: orElse(subscriptionSchema, subscriptionSchema.parse({})),
  botServicesEnabled: orElse(servicesSchema, servicesSchema.parse({})),
  guildChannels: listOf(guildChannelSchema, { what: 'channel', by: 'id', mayBeMissing: true }),
  guildRoles: listOf(guildRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  /** What the signed-in user may do on it; ours, beyond spec §3. */
  access: heldRolesSchema,
}).check(z.refine(({ id, guildId }) => id !== '' || guildId !== ''));
export type ServerDetails = z.infer<typeof serverDetailsSchema>;

/** A server the signed-in user may manage (GET /discord/servers). */
export const managedServerSchema = z.object({
  /** Our id; null while the bot has not joined. */
  id: z.nullable(idSchema),
  guildId: snowflakeSchema,
  guildName: orElse(z.string(), 'Unnamed server'),
  guildIcon: textOrNull,
  memberCount: orNull(z.number()),
  botPresent: exactlyTrue,
  /** Discord's page to add the bot. */
  inviteUrl: textOrNull,
  isOwner: exactlyTrue,
  /** What the signed-in user may do on it. */
  access: heldRolesSchema,
  /** Name of the package in force, its order's status and end (ISO 8601 UTC). */
  planName: textOrNull,
  planStatus: textOrNull,
  planExpiresAt: timeOrNull,
});
export type ManagedServer = z.infer<typeof managedServerSchema>;

export const managedServersSchema = pageOf(managedServerSchema, { what: 'server', by: 'guildId' });
