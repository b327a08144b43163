import * as z from 'zod/mini';

/**
 * SIGNING prompt open, nothing signed · SIGNED bytes exist, not sent · SENT may be on its way ·
 * USED landed without error · FAILED landed with an error · UNUSED can no longer land ·
 * ABANDONED bytes thrown away before sending · REJECTED refused in the wallet.
 */
const attemptStates = [
  'SIGNING',
  'SIGNED',
  'SENT',
  'USED',
  'FAILED',
  'UNUSED',
  'ABANDONED',
  'REJECTED',
] as const;
export type AttemptState = (typeof attemptStates)[number];

const attemptSchema = z.object({
  n: z.number(),
  state: z.enum(attemptStates),
  /** Base58, read from the signed bytes. */
  signature: z.optional(z.string()),
  /** Base64 of the signed bytes; dropped as soon as the outcome is proven. */
  rawTransaction: z.optional(z.string()),
  blockhash: z.string(),
  lastValidBlockHeight: z.number(),
  /** Times are milliseconds since 1970, for people only: nothing is decided by them. */
  signedAt: z.optional(z.number()),
  firstSentAt: z.optional(z.number()),
  err: z.optional(z.string()),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What the journal keeps of a payment until the server has registered it. */
export const recordSchema = z.object({
  v: z.literal(1),
  orderId: z.string(),
  discordServerId: z.string(),
  orderTitle: z.string(),
  network: z.string(),
  recipient: z.string(),
  lamports: z.string().check(z.regex(/^\d{1,20}$/)),
  reference: z.string(),
  memo: z.string(),
  payer: z.string(),
  createdAt: z.number(),
  attempts: z.array(attemptSchema),
  reported: z.object({
    ok: z.boolean(),
    tries: z.number(),
    lastError: z.optional(z.string()),
    at: z.optional(z.number()),
    /** The server has registered another payment for this order; this one is for support to return. */
    duplicate: z.optional(z.boolean()),
  }),
  state: z.enum(['OPEN', 'CLOSED']),
});
export type PaymentRecord = z.infer<typeof recordSchema>;

const OPEN: ReadonlySet<AttemptState> = new Set(['SIGNING', 'SIGNED', 'SENT', 'USED']);
const FINAL: ReadonlySet<AttemptState> = new Set([
  'USED',
  'FAILED',
  'UNUSED',
  'ABANDONED',
  'REJECTED',
]);

/** The attempt that is not settled: it may land, or it landed and is not registered. */
export const openAttempt = (record: PaymentRecord | null): Attempt | undefined =>
  record?.reported.ok === true || record?.reported.duplicate === true
    ? undefined
    : record?.attempts.findLast(({ state }) => OPEN.has(state));

/** Replaces or adds one attempt; bytes of a settled attempt are dropped. Closes the record when none is open. */
export function withAttempt(record: PaymentRecord, attempt: Attempt): PaymentRecord {
  const { rawTransaction, ...rest } = attempt;
  const kept: Attempt =
    FINAL.has(attempt.state) || rawTransaction === undefined ? rest : { ...rest, rawTransaction };
  const others = record.attempts.filter(({ n }) => n !== attempt.n);
  const next = { ...record, attempts: [...others, kept].sort((a, b) => a.n - b.n) };
  return { ...next, state: openAttempt(next) ? 'OPEN' : 'CLOSED' };
}

/** Number for the next attempt, counting from 1. */
export const nextNumber = (record: PaymentRecord | null): number =>
  Math.max(0, ...(record?.attempts ?? []).map(({ n }) => n)) + 1;

/**
 * What two views of one order's record say together: another tab may have settled an attempt that this
 * page still thinks open, and storage may have been emptied under this page. A settled view wins.
 */
export function mergeRecords(
  ours: PaymentRecord | null,
  stored: PaymentRecord | null,
): PaymentRecord | null {
  if (!ours || !stored) return ours ?? stored;
  const merged = new Map(stored.attempts.map((attempt) => [attempt.n, attempt]));
  for (const attempt of ours.attempts) {
    const other = merged.get(attempt.n);
    if (other && (other.signature === attempt.signature || attempt.signature === undefined)) {
      if (!FINAL.has(other.state) && FINAL.has(attempt.state)) merged.set(attempt.n, attempt);
    } else if (openAttempt({ ...ours, attempts: [attempt] })) {
      // Another payment under the same number: keep both, under a new one.
      const n = other ? Math.max(...merged.keys()) + 1 : attempt.n;
      merged.set(n, { ...attempt, n });
    }
  }
  const attempts = [...merged.values()].sort((a, b) => a.n - b.n);
  const next = { ...stored, attempts };
  return { ...next, state: openAttempt(next) ? 'OPEN' : 'CLOSED' };
}
