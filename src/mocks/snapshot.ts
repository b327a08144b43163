import * as z from 'zod/mini';
import type { Db } from './db/db';
import type { WorldSnapshot } from './world';

/** Raised whenever a table changes its shape, or all that was seeded: an older state is then thrown away. */
export const STATE_VERSION = 18;

const tables = [
  'users',
  'guilds',
  'packages',
  'orders',
  'payments',
  'referrals',
  'notifications',
  'modules',
  'sessions',
  'codes',
  'audit',
  'access',
  'accruals',
  'accrualRuns',
  'members',
  'activity',
  'questStarts',
  'questInvites',
  'questInvited',
  'winnerChoices',
  'ownerSites',
  'ownerCalls',
  'linkedWallets',
  'linkRequests',
  'holdings',
  'submissions',
  'questViews',
  'reviewReasons',
  'seasons',
  'points',
  'payouts',
  'claims',
  'claimPolicies',
  'socials',
  'xLinks',
  'xCodes',
  'telegramCodes',
  'socialActs',
  'xFollowers',
  'platforms',
  'uploads',
  'uploadDays',
  'deliveries',
  'deliveryMarks',
  'outages',
] as const satisfies readonly (keyof Db)[];

/** Every table must be there; within one version its rows are what we wrote ourselves. */
const isDb = (value: unknown): value is Db =>
  typeof value === 'object' &&
  value !== null &&
  'nextId' in value &&
  tables.every((name) => Array.isArray(Object.entries(value).find(([key]) => key === name)?.[1]));

const stateSchema = z.object({
  version: z.literal(STATE_VERSION),
  db: z.custom<Db>(isDb),
  clockOffset: z.number().check(z.minimum(0)),
  chain: z.optional(z.unknown()),
});

const BIGINT = /^bigint:(\d+)$/;
/** A text that would be taken for something else when it is read again is marked as one. */
const MARKED = /^(?:bigint|text):/;

/** A world as JSON text; bigints become `bigint:123`, and texts that look like that `text:bigint:123`. */
export const encodeSnapshot = (snapshot: WorldSnapshot) =>
  JSON.stringify({ version: STATE_VERSION, ...snapshot }, (_, value: unknown) =>
    encodeValue(value),
  );

function encodeValue(value: unknown): unknown {
  if (typeof value === 'bigint') return `bigint:${value.toString()}`;
  return typeof value === 'string' && MARKED.test(value) ? `text:${value}` : value;
}

/** The world in such a text, or undefined when it is broken or of another version. */
export function decodeSnapshot(text: string): WorldSnapshot | undefined {
  try {
    const raw: unknown = JSON.parse(text, (_, value: unknown) => {
      if (typeof value !== 'string') return value;
      const digits = BIGINT.exec(value)?.[1];
      if (digits !== undefined) return BigInt(digits);
      return value.startsWith('text:') ? value.slice('text:'.length) : value;
    });
    const parsed = stateSchema.safeParse(raw);
    if (!parsed.success) return undefined;
    const { db, clockOffset, chain } = parsed.data;
    return { db, clockOffset, chain };
  } catch {
    return undefined;
  }
}
