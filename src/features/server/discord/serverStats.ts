import * as z from 'zod/mini';
import { orNull, orUndefined, textOrNull, timeSchema, orElse } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const dayTotalSchema = z.object({
  /** ISO 8601 date, UTC. */
  day: z.string(),
  /** Members at the end of that day; of the last one, now. */
  total: z.number(),
});

/** A line of the audit log, in words. */
export const recentChangeSchema = z.object({
  /** ISO 8601 UTC. */
  at: orElse(timeSchema, ''),
  /** Display name of who did it; null where nobody did, or nobody knows them any more. */
  actor: textOrNull,
  actorPicture: textOrNull,
  /** As the log has it, such as `module.token-price.saved`. */
  action: orElse(z.string(), ''),
  /** What happened, in words. */
  label: z.string(),
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

const membersSchema = withLists({
  total: orNull(z.number()),
  joined24h: orNull(z.number()),
  left24h: orNull(z.number()),
  /** The last 30 days, oldest first. */
  series: listOf(dayTotalSchema, { what: 'day', by: 'day', mayBeMissing: true }),
});

const lookSchema = z.object({
  /** Of embeds that keep the default color, 0 to 0xffffff. */
  accent: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)),
  /** Of embeds that have none; empty for none. */
  footer: z.string(),
  /** Whether the last embed says “by Castle Bots”. */
  hasBranding: z.boolean(),
});

/**
 * GET /discord/servers/{id}/stats: the figures of one server, for the overview and for previews. A figure
 * that cannot be read is null, and the others stand.
 */
export const serverStatsSchema = withLists({
  members: orElse(membersSchema, membersSchema.parse({})),
  /** Members with a role they hold by what is in their wallet. */
  verifiedHolders: orNull(z.number()),
  /** Wallets members have linked; one member may have several. */
  linkedWallets: orNull(z.number()),
  alertsSent24h: orNull(z.number()),
  /** The ledger wallet (base58), which pays all rewards: null until it holds SOL; none where that is unknown. */
  treasury: orNull(z.object({ address: z.nullable(z.string()) })),
  /** When a member was verified for the first time (ISO 8601 UTC); undefined when it is not told. */
  firstVerificationAt: orUndefined(z.nullable(timeSchema)),
  /** How the bot's posts look on this server, for previews; undefined when it is not told. */
  look: orUndefined(lookSchema),
  /** The last ten changes, newest first. */
  audit: listOf(recentChangeSchema, { what: 'change', mayBeMissing: true }),
});
export type ServerStats = z.infer<typeof serverStatsSchema>;
/** As a server owes it. */
export type ServerStatsSent = z.input<typeof serverStatsSchema>;
