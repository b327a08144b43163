import * as z from 'zod/mini';

const dayTotalSchema = z.object({
  /** ISO 8601 date, UTC. */
  day: z.string(),
  /** Members at the end of that day; of the last one, now. */
  total: z.number(),
});

/** A line of the audit log, in words. */
export const recentChangeSchema = z.object({
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Display name of who did it; null where nobody did, or nobody knows them any more. */
  actor: z.nullable(z.string()),
  /** As the log has it, such as `module.token-price.saved`. */
  action: z.string(),
  /** What happened, in words. */
  label: z.string(),
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

/** GET /discord/servers/{id}/stats (api-contract, "discord"): what the overview shows of one server. */
export const serverStatsSchema = z.object({
  members: z.object({
    total: z.number(),
    joined24h: z.number(),
    left24h: z.number(),
    /** The last 30 days, oldest first. */
    series: z.array(dayTotalSchema),
  }),
  /** Members with a role they hold by what is in their wallet. */
  verifiedHolders: z.number(),
  /** Wallets members have linked; one member may have several. */
  linkedWallets: z.number(),
  alertsSent24h: z.number(),
  /** Where rewards are paid from (base58); null before one is connected. */
  treasury: z.object({ address: z.nullable(z.string()) }),
  /** When a member was verified for the first time (ISO 8601 UTC). */
  firstVerificationAt: z.nullable(z.string()),
  /** The last ten changes, newest first. */
  audit: z.array(recentChangeSchema),
});
export type ServerStats = z.infer<typeof serverStatsSchema>;
