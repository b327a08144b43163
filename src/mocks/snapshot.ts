import * as z from 'zod/mini';
import type { Db } from './db/db';
import type { WorldSnapshot } from './world';

/**
 * The version of stored worlds. It stays: worlds of this version are read for good (tests/fixtures). A new table
 * goes into `laterTables`; a new field of a row is optional, or gets its value when it is read.
 */
export const STATE_VERSION = 41;

const tables = [
  'users',
  'guilds',
  'packages',
  'orders',
  'payments',
  'ambassadors',
  'referralSources',
  'referralLinks',
  'referralVisits',
  'referrals',
  'commissions',
  'commissionPayouts',
  'notices',
  'notifications',
  'newsChoices',
  'directMessages',
  'closedMessages',
  'questNews',
  'modules',
  'sessions',
  'codes',
  'audit',
  'access',
  'accruals',
  'accrualRuns',
  'postReviews',
  'members',
  'renames',
  'memberNotes',
  'roleChanges',
  'resyncs',
  'cases',
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
  'profiles',
  'ownPictures',
  'serverSettings',
  'allowedRoles',
  'serverPins',
  'roleChecks',
  'withdrawals',
  'ledgerAlerts',
  'projectWallets',
  'messageTemplates',
  'messageCopies',
  'deletedMessages',
  'projectWalletRequests',
  'visits',
] as const satisfies readonly (keyof Db)[];

/** Tables that a stored world may lack, as it is older than they are: they begin empty. */
const laterTables: readonly (keyof Db)[] = ['keyedCalls'];

const withLaterTables = (db: unknown): unknown =>
  typeof db === 'object' && db !== null
    ? { ...Object.fromEntries(laterTables.map((name) => [name, []])), ...db }
    : db;

/** Every other table must be there; its rows are what we wrote ourselves. */
const isDb = (value: unknown): value is Db =>
  typeof value === 'object' &&
  value !== null &&
  'nextId' in value &&
  tables.every((name) => Array.isArray(Object.entries(value).find(([key]) => key === name)?.[1]));

const stateSchema = z.object({
  version: z.literal(STATE_VERSION),
  db: z.pipe(z.transform(withLaterTables), z.custom<Db>(isDb)),
  clockOffset: z.number().check(z.minimum(0)),
  chain: z.optional(z.unknown()),
});

const BIGINT = /^bigint:(\d+)$/;
/** A text that would be taken for something else when it is read again is marked as one. */
const MARKED = /^(?:bigint|text):/;
/** Whether there may be a mark in JSON text. To look for one in each value takes several times as long. */
const MAY_HOLD_MARKS = /"(?:bigint|text):/;

/** Something as JSON text; bigints become `bigint:123`, and texts that look like that `text:bigint:123`. */
export function encodePart(value: unknown): string {
  const text = withoutMarks(value);
  return text === undefined || MAY_HOLD_MARKS.test(text)
    ? JSON.stringify(value, (_, item: unknown) => encodeValue(item))
    : text;
}

/** Undefined where there is a bigint in it, which JSON does not take. */
function withoutMarks(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function encodeValue(value: unknown): unknown {
  if (typeof value === 'bigint') return `bigint:${value.toString()}`;
  return typeof value === 'string' && MARKED.test(value) ? `text:${value}` : value;
}

/** What `encodePart` has written. Throws where it is no JSON. */
export function decodePart(text: string): unknown {
  const value: unknown = MAY_HOLD_MARKS.test(text)
    ? JSON.parse(text, (_, item: unknown) => decodeValue(item))
    : JSON.parse(text);
  return value;
}

function decodeValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = BIGINT.exec(value)?.[1];
  if (digits !== undefined) return BigInt(digits);
  return value.startsWith('text:') ? value.slice('text:'.length) : value;
}

/** A world as JSON text. */
export const encodeSnapshot = (snapshot: WorldSnapshot): string =>
  encodePart({ version: STATE_VERSION, ...snapshot });

/** The world in such a text, or undefined when it is broken or of another version. */
export function decodeSnapshot(text: string): WorldSnapshot | undefined {
  try {
    return snapshotIn(decodePart(text));
  } catch {
    return undefined;
  }
}

function snapshotIn(raw: unknown): WorldSnapshot | undefined {
  const parsed = stateSchema.safeParse(raw);
  if (!parsed.success) return undefined;
  const { db, clockOffset, chain } = parsed.data;
  return { db, clockOffset, chain };
}

/** A world in parts that are stored one by one: its tables, the chain, and what is small. */
export function partsOf({ db, clockOffset, chain }: WorldSnapshot): Map<string, unknown> {
  const { nextId, ...rows } = db;
  const parts = new Map<string, unknown>(Object.entries(rows));
  parts.set('small', { version: STATE_VERSION, clockOffset, nextId });
  if (chain !== undefined) parts.set('chain', chain);
  return parts;
}

const smallSchema = z.object({
  version: z.literal(STATE_VERSION),
  clockOffset: z.number(),
  nextId: z.number(),
});

/** The world those parts are of; undefined where one is missing, or is of another version. */
export function joinParts(parts: ReadonlyMap<string, unknown>): WorldSnapshot | undefined {
  const { chain, small, ...rows } = Object.fromEntries(parts);
  const { data } = smallSchema.safeParse(small);
  if (!data) return undefined;
  const { nextId, ...rest } = data;
  return snapshotIn({ ...rest, chain, db: { ...rows, nextId } });
}
