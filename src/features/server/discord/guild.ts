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

export const botInfoSchema = z.object({
  botName: z.string(),
  botIcon: textOrNull.check(z.describe('Address of the bot’s picture; null if there is none.')),
});
export type BotInfo = z.infer<typeof botInfoSchema>;

export const guildChannelSchema = z.object({
  id: snowflakeSchema,
  name: orElse(z.string(), 'unnamed'),
  type: z
    .number()
    .check(
      z.describe(
        'Channel type of Discord: 0 text, 2 voice, 4 category, 5 announcement, 10 to 12 threads, 13 stage, 15 forum.',
      ),
    ),
  parentId: orElse(z.optional(z.nullable(snowflakeSchema)), undefined).check(
    z.describe('Category of a channel, or channel of a thread; null for none.'),
  ),
  botCanPost: orElse(z.optional(z.boolean()), undefined).check(
    z.describe('Whether the bot can see the channel and post in it.'),
  ),
  isHidden: orElse(z.optional(z.boolean()), undefined).check(
    z.describe('Whether @everyone can’t see the channel.'),
  ),
  isSystem: orElse(z.optional(z.boolean()), undefined).check(
    z.describe('Whether Discord posts its own join messages there.'),
  ),
});
export const guildRoleSchema = z.object({
  id: snowflakeSchema,
  name: orElse(z.string(), 'Unnamed role'),
  color: orElse(z.number(), 0).check(z.describe('RGB as one integer, as in Discord; 0 for none.')),
  position: orNull(z.number()).check(z.describe('Position in Discord; a higher number is above.')),
  managed: z
    ._default(orElse(z.boolean(), false), false)
    .check(z.describe('Whether an integration manages the role, so no one can give it.')),
  isBot: orElse(z.optional(z.boolean()), undefined).check(
    z.describe('Whether it’s the bot’s own role. The bot can only give roles below it.'),
  ),
});

/** Each service is on only if it is exactly true; null if the server omits it. */
const servicesSchema = z.object({
  holderVerification: orNull(z.boolean()).check(
    z.describe(
      'Whether an active package includes the service. The same holds for the other services.',
    ),
  ),
  tokenPrice: orNull(z.boolean()),
  chatToEarn: orNull(z.boolean()),
  holdToEarn: orNull(z.boolean()),
  tweetToEarn: orNull(z.boolean()),
});

const subscriptionSchema = z.object({
  status: textOrNull.check(z.describe('Status of the order; null if the server never ordered.')),
  showSubscription: exactlyTrue.check(z.describe('Whether the order is ENABLED.')),
  planName: orElse(z.optional(z.string()), undefined).check(
    z.describe('Name of the ordered package.'),
  ),
});

/**
 * `serverDetails` of spec §3. At least one id is required, to know that the details belong to a server. Unreadable
 * channels and roles are missing from their lists, and reported in `leftOut`.
 */
export const serverDetailsSchema = withLists({
  id: orElse(idSchema, '').check(z.describe('Castle Bots ID of the server.')),
  guildName: orElse(z.string(), 'Unnamed server'),
  guildId: orElse(snowflakeSchema, '').check(z.describe('Discord ID of the server.')),
  guildIcon: textOrNull.check(z.describe('Address of the server’s picture; null if it has none.')),
  subscription: orElse(subscriptionSchema, subscriptionSchema.parse({})),
  botServicesEnabled: orElse(servicesSchema, servicesSchema.parse({})),
  guildChannels: listOf(guildChannelSchema, { what: 'channel', by: 'id', mayBeMissing: true }),
  guildRoles: listOf(guildRoleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  access: heldRolesSchema.check(z.describe('The caller’s roles on the server.')),
}).check(z.refine(({ id, guildId }) => id !== '' || guildId !== ''));
export type ServerDetails = z.infer<typeof serverDetailsSchema>;

/** A server the signed-in user may manage (GET /discord/servers). */
export const managedServerSchema = z.object({
  id: z.nullable(idSchema).check(z.describe('Castle Bots ID; null until the bot has joined.')),
  guildId: snowflakeSchema,
  guildName: orElse(z.string(), 'Unnamed server'),
  guildIcon: textOrNull.check(z.describe('Address of the server’s picture; null if it has none.')),
  memberCount: orNull(z.number()).check(z.describe('Current members that Castle Bots knows.')),
  botPresent: exactlyTrue,
  inviteUrl: textOrNull.check(
    z.describe('Discord’s page to add the bot; null if the bot is there.'),
  ),
  isOwner: exactlyTrue.check(z.describe('Whether the caller owns the Discord server.')),
  access: heldRolesSchema.check(z.describe('The caller’s roles on the server.')),
  planName: textOrNull.check(
    z.describe(
      'Name of the largest active package, or else of an order that is being verified, or of the latest order; null for none.',
    ),
  ),
  planStatus: textOrNull.check(z.describe('Status of that package’s order.')),
  planExpiresAt: timeOrNull.check(
    z.describe('When that order’s package expires; null if it hasn’t been active.'),
  ),
});
export type ManagedServer = z.infer<typeof managedServerSchema>;

export const managedServersSchema = pageOf(managedServerSchema, { what: 'server', by: 'guildId' });
