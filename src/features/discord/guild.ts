import * as z from 'zod/mini';
import { idSchema, snowflakeSchema } from '@/shared/api/fields';

export const botInfoSchema = z.object({ botName: z.string(), botIcon: z.nullable(z.string()) });
export type BotInfo = z.infer<typeof botInfoSchema>;

export const guildChannelSchema = z.object({
  id: snowflakeSchema,
  name: z.string(),
  /** Discord's channel type: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
  type: z.number(),
  parentId: z.optional(z.nullable(snowflakeSchema)),
  /** Whether the bot may see the channel and post in it; ours, beyond spec §3. */
  botCanPost: z.optional(z.boolean()),
});
export const guildRoleSchema = z.object({
  id: snowflakeSchema,
  name: z.string(),
  /** RGB as one integer, 0 for none, as Discord has it. */
  color: z.number(),
  position: z.number(),
  managed: z._default(z.boolean(), false),
  /** The bot's own role, which no role it gives may stand above; ours, beyond spec §3. */
  isBot: z.optional(z.boolean()),
});

/** `serverDetails` to the letter of spec §3. */
export const serverDetailsSchema = z.object({
  id: idSchema,
  guildName: z.string(),
  guildId: snowflakeSchema,
  guildIcon: z.nullable(z.string()),
  subscription: z.object({ status: z.nullable(z.string()), showSubscription: z.boolean() }),
  botServicesEnabled: z.object({
    holderVerification: z.boolean(),
    tokenPrice: z.boolean(),
    chatToEarn: z.boolean(),
    holdToEarn: z.boolean(),
    tweetToEarn: z.boolean(),
  }),
  guildChannels: z.array(guildChannelSchema),
  guildRoles: z.array(guildRoleSchema),
});
export type ServerDetails = z.infer<typeof serverDetailsSchema>;

/** A server the signed-in user may manage (GET /discord/servers). */
export const managedServerSchema = z.object({
  /** Our id; null while the bot has not joined. */
  id: z.nullable(idSchema),
  guildId: snowflakeSchema,
  guildName: z.string(),
  guildIcon: z.nullable(z.string()),
  memberCount: z.number(),
  botPresent: z.boolean(),
  /** Discord's page to add the bot. */
  inviteUrl: z.nullable(z.string()),
  isOwner: z.boolean(),
  /** Name of the package in force, its order's status and end (ISO 8601 UTC). */
  planName: z.nullable(z.string()),
  planStatus: z.nullable(z.string()),
  planExpiresAt: z.nullable(z.string()),
});
export type ManagedServer = z.infer<typeof managedServerSchema>;
