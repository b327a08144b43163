import * as z from 'zod/mini';
import type { Db } from './db';
import { finishDeletions } from '../domains/account/earlierDeletions';
import { openingSecrets } from '../domains/bot-modules/openingSecrets';
import { openingXp } from '../domains/point-balances/xp';
import type { WorldSnapshot } from './world';

/** Raised only when a stored world can no longer be read; its tables are then made again. */
export const STATE_VERSION = 41;

/** FIRST tables are in every stored world. LATER ones came since, and are empty in a world without them. */
const tables = {
  users: 'FIRST',
  guilds: 'FIRST',
  packages: 'FIRST',
  orders: 'FIRST',
  payments: 'FIRST',
  ambassadors: 'FIRST',
  referralSources: 'FIRST',
  referralLinks: 'FIRST',
  referralVisits: 'FIRST',
  referrals: 'FIRST',
  commissions: 'FIRST',
  commissionPayouts: 'FIRST',
  notices: 'FIRST',
  notifications: 'FIRST',
  newsChoices: 'FIRST',
  directMessages: 'FIRST',
  closedMessages: 'FIRST',
  questNews: 'FIRST',
  modules: 'FIRST',
  moduleSecrets: 'LATER',
  sessions: 'FIRST',
  codes: 'FIRST',
  audit: 'FIRST',
  access: 'FIRST',
  accruals: 'FIRST',
  accrualRuns: 'FIRST',
  postReviews: 'FIRST',
  members: 'FIRST',
  renames: 'FIRST',
  memberNotes: 'FIRST',
  roleChanges: 'FIRST',
  resyncs: 'FIRST',
  cases: 'FIRST',
  activity: 'FIRST',
  questStarts: 'FIRST',
  questInvites: 'FIRST',
  questInvited: 'FIRST',
  winnerChoices: 'FIRST',
  ownerSites: 'FIRST',
  ownerCalls: 'FIRST',
  linkedWallets: 'FIRST',
  linkRequests: 'FIRST',
  holdings: 'FIRST',
  holderMarks: 'LATER',
  roleLogs: 'LATER',
  submissions: 'FIRST',
  questViews: 'FIRST',
  reviewReasons: 'FIRST',
  seasons: 'FIRST',
  points: 'FIRST',
  payouts: 'FIRST',
  claims: 'FIRST',
  claimPolicies: 'FIRST',
  socials: 'FIRST',
  xLinks: 'FIRST',
  xCodes: 'FIRST',
  telegramCodes: 'FIRST',
  socialActs: 'FIRST',
  xFollowers: 'FIRST',
  platforms: 'FIRST',
  uploads: 'FIRST',
  uploadDays: 'FIRST',
  deliveries: 'FIRST',
  deliveryMarks: 'FIRST',
  outages: 'FIRST',
  profiles: 'FIRST',
  ownPictures: 'FIRST',
  serverSettings: 'FIRST',
  allowedRoles: 'FIRST',
  serverPins: 'FIRST',
  roleChecks: 'FIRST',
  withdrawals: 'FIRST',
  ledgerAlerts: 'FIRST',
  projectWallets: 'FIRST',
  messageTemplates: 'FIRST',
  messageCopies: 'FIRST',
  deletedMessages: 'FIRST',
  projectWalletRequests: 'FIRST',
  visits: 'FIRST',
  flags: 'LATER',
  keyedCalls: 'LATER',
  caseMarks: 'LATER',
  xp: 'LATER',
  memberLevels: 'LATER',
  levelUps: 'LATER',
  questConnections: 'LATER',
  questLaunches: 'LATER',
} satisfies Record<Exclude<keyof Db, 'nextId'>, 'FIRST' | 'LATER'>;

/** The tables as they were stored. A world that lacks a first table is broken. */
function isDb(value: unknown): value is Db {
  if (typeof value !== 'object' || value === null || !('nextId' in value)) return false;
  const stored = new Map<string, unknown>(Object.entries(value));
  return Object.entries(tables).every(([name, since]) => {
    const rows = stored.get(name);
    return Array.isArray(rows) || (since === 'LATER' && rows === undefined);
  });
}

/** Adds the tables that came after the world was stored. */
function withLaterTables(db: Db): Db {
  const missing = Object.keys(tables).filter((name) => !Object.hasOwn(db, name));
  const whole: Db = { ...db, ...Object.fromEntries(missing.map((name) => [name, []])) };
  // Levels went by points before there was XP: members begin with as much, so that no level falls.
  if (missing.includes('xp')) whole.xp = openingXp(db.points);
  if (missing.includes('moduleSecrets')) whole.moduleSecrets = openingSecrets(whole);
  finishDeletions(whole);
  return whole;
}

const stateSchema = z.object({
  version: z.literal(STATE_VERSION),
  db: z.custom<Db>(isDb),
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
  return { db: withLaterTables(db), clockOffset, chain };
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
