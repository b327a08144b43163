import * as z from 'zod/mini';
import { orNull, orUndefined, textOrNull, timeSchema, orElse } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const dayTotalSchema = z.object({
  day: z.string().check(z.describe('Date in UTC, as YYYY-MM-DD.')),
  total: z.number().check(z.describe('Members at the end of the day, or now for the last day.')),
});

/** An entry of the audit log, in words. */
export const recentChangeSchema = z.object({
  at: orElse(timeSchema, '').check(z.describe('When it happened.')),
  actor: textOrNull.check(z.describe('Display name of who made the change; null if no one did.')),
  actorPicture: textOrNull.check(z.describe('Address of the person’s picture; null for none.')),
  action: orElse(z.string(), '').check(
    z.describe('Key of the change, such as `module.token-price.saved`.'),
  ),
  label: z.string().check(z.describe('The change in words.')),
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

const membersSchema = withLists({
  total: orNull(z.number()).check(z.describe('Current members.')),
  joined24h: orNull(z.number()).check(
    z.describe('Members who joined in the last 24 hours, also if they left since.'),
  ),
  left24h: orNull(z.number()).check(z.describe('Members who left in the last 24 hours.')),
  series: listOf(dayTotalSchema, { what: 'day', by: 'day', mayBeMissing: true }).check(
    z.describe('The last 30 days, oldest first.'),
  ),
});

const lookSchema = z.object({
  accent: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(0xff_ff_ff),
      z.describe('RGB color of embeds that keep the default color.'),
    ),
  footer: z.string().check(z.describe('Footer of embeds that have none; empty for none.')),
  hasBranding: z
    .boolean()
    .check(z.describe('Whether the last embed of a post says “by Castle Bots”.')),
});

/**
 * GET /discord/servers/{id}/stats: the figures of one server, for the overview and for previews. An unreadable figure
 * is null, and the others remain.
 */
export const serverStatsSchema = withLists({
  members: orElse(membersSchema, membersSchema.parse({})),
  verifiedHolders: orNull(z.number()).check(
    z.describe('Members with a role that a holder rule gave.'),
  ),
  linkedWallets: orNull(z.number()).check(
    z.describe('Wallets that members linked; a member may have several.'),
  ),
  alertsSent24h: orNull(z.number()).check(
    z.describe('Posts of alert modules in the last 24 hours.'),
  ),
  treasury: orNull(
    z.object({
      address: z
        .nullable(z.string())
        .check(z.describe('Solana address; null until the wallet holds SOL.')),
    }),
  ).check(z.describe('The server’s ledger wallet, which pays all rewards.')),
  firstVerificationAt: orUndefined(z.nullable(timeSchema)).check(
    z.describe('When a holder rule first gave a role that a member still has; null if none did.'),
  ),
  look: orUndefined(lookSchema).check(
    z.describe('How the bot’s posts look on this server, for previews.'),
  ),
  audit: listOf(recentChangeSchema, { what: 'change', mayBeMissing: true }).check(
    z.describe('The last 10 changes, newest first.'),
  ),
});
export type ServerStats = z.infer<typeof serverStatsSchema>;
/** The shape the server must send. */
export type ServerStatsSent = z.input<typeof serverStatsSchema>;
