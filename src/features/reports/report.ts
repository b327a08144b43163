import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeSchema } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape, pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** What a server's reports are about (decision 105). */
export const serverReports = [
  'growth',
  'verification',
  'modules',
  'quests',
  'earning',
  'members',
  'cohorts',
] as const;
export type ServerReport = (typeof serverReports)[number];

/** Time range a report looks, days; today is the last of them. */
export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];
export const FIRST_SPAN: Span = '30';

/** Days a range of one's own may have at most. */
export const MOST_DAYS = 366;

/** So many weeks after joining a cohort is looked at. */
export const COHORT_WEEKS = 8;

/** A whole number of any sign and size: counts, points, or base units of a token. */
const wholeText = z.string().check(z.regex(/^-?\d{1,40}$/, 'Enter a whole number.'));

/** A day of the report's time zone. */
export const dayText = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'A day as YYYY-MM-DD.'));

/** A day as it is asked for: of this century, so that there is one before and after it. */
export const reportDay = z
  .string()
  .check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'A day as YYYY-MM-DD, from 2000 on.'));

/** What base units stand for. Null in its place: things are counted. */
const unitSchema = z.object({
  symbol: z.string(),
  /** Digits after the point of one whole token. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
});
export type ReportUnit = z.infer<typeof unitSchema>;

/** What a figure falls apart into: modules, quests, members, states. Its parts add up to it. */
const partSchema = z.object({
  key: z.string(),
  label: orElse(z.string(), 'Unknown'),
  /** Of a member’s account on Discord. */
  username: textOrNull,
  value: wholeText,
  before: wholeText,
});
export type ReportPart = z.infer<typeof partSchema>;

/** SUM is what came in within the range; LEVEL is what there was at its end. */
export const metricKinds = ['SUM', 'LEVEL'] as const;

const figureShape = {
  key: idSchema,
  label: z.string(),
  /** What is counted, in a sentence. */
  note: orElse(z.string(), ''),
  kind: z.enum(metricKinds),
  unit: z.nullable(unitSchema),
  value: wholeText,
  /** The same of the range before. */
  before: wholeText,
  /** One for each day of the range, and of the range before: what came in, or what there was at its end. */
  days: z.array(wholeText),
  daysBefore: z.array(wholeText),
  /** Null where it is of one piece. */
  partsBy: orNull(z.nullable(z.string())),
  parts: listOf(partSchema, { what: 'part', by: 'key', mayBeMissing: true }),
};

const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + BigInt(text), 0n);

/** Whether the days of a figure are what it says it is. */
const addsUp = (kind: string, value: string, days: readonly string[]) =>
  BigInt(value) === (kind === 'SUM' ? total(days) : BigInt(days.at(-1) ?? '0'));

/** A figure is read strictly: one whose days do not add up to it is none. */
export const metricSchema = withLists(figureShape).check(
  z.refine(({ kind, value, days }) => addsUp(kind, value, days), 'Its days don’t add up to it.'),
);
export type ReportMetric = z.infer<typeof metricSchema>;

/** GET /servers/{id}/reports/{report}: figures of a range of days, and of as many days before it. */
export const reportSchema = withLists({
  from: dayText,
  /** The last day, which belongs to the range. */
  to: dayText,
  beforeFrom: dayText,
  beforeTo: dayText,
  /** IANA name: where the days begin and end. */
  timeZone: orElse(z.string(), 'UTC'),
  /** Of some of what happened before this nothing is kept; null where all of both ranges is. */
  keptSince: orNull(z.nullable(timeSchema)),
  figures: listOf(metricSchema, { what: 'figure', by: 'key' }),
});
export type Report = z.infer<typeof reportSchema>;

/** What a row is: the page where it is at home follows from it. */
export const rowKinds = [
  'MEMBER',
  'ROLE',
  'WALLET',
  'DELIVERY',
  'RUN',
  'CHANGE',
  'SUBMISSION',
  'POINTS',
  'PAYOUT',
  'MESSAGE',
  'ORDER',
  'PAYMENT',
] as const;
export type RowKind = (typeof rowKinds)[number];

const memberSchema = z.object({
  name: orElse(z.string(), UNKNOWN_MEMBER),
  /** Null of an account that was deleted. */
  username: textOrNull,
  picture: textOrNull,
});

/** A row behind a figure. */
export const reportRowSchema = z.object({
  id: idSchema,
  at: timeSchema,
  kind: openEnum(z.enum(rowKinds)),
  /** What it adds to the figure, in its unit. */
  amount: wholeText,
  what: orElse(z.string(), ''),
  /** Who it is about. */
  member: orNull(z.nullable(memberSchema)),
  /** Its own id, where it has a page or a place on one. */
  ref: textOrNull,
  /** Slug of the module it is of. */
  module: textOrNull,
  /** Id of the rule or quest it is of. */
  ruleId: textOrNull,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** GET /servers/{id}/reports/{report}/rows */
export const reportRowsSchema = withLists({
  ...cursorShape,
  ...pageShape(reportRowSchema, { what: 'row', by: 'id' }),
  /** What all rows of the question add up to: the figure, or its part. */
  sum: wholeText,
});
export type ReportRows = z.infer<typeof reportRowsSchema>;
