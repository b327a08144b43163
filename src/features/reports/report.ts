import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeSchema } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape, pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** Subjects of a server's reports (docs/product/reports.md). */
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

/** Time ranges of a report in days; today is the last of them. */
export const spans = ['7', '30', '90'] as const;
export type Span = (typeof spans)[number];
export const FIRST_SPAN: Span = '30';

/** Maximum length of a custom range in days. */
export const MOST_DAYS = 366;

/** Number of weeks after joining covered by a cohort. */
export const COHORT_WEEKS = 8;

/** A whole number of any sign and size: counts, points, or base units of a token. */
const wholeText = z.string().check(z.regex(/^-?\d{1,40}$/, 'Enter a whole number.'));

/** A day of the report's time zone. */
export const dayText = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'A day as YYYY-MM-DD.'));

/** A day in a request: of this century, so that there is one before and after it. */
export const reportDay = z
  .string()
  .check(z.regex(/^20\d{2}-\d{2}-\d{2}$/, 'A day as YYYY-MM-DD, from 2000 on.'));

/** The token that base units belong to. Null instead: plain counts. */
const unitSchema = z.object({
  symbol: z.string(),
  /** Decimals of one whole token. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
});
export type ReportUnit = z.infer<typeof unitSchema>;

/** A part of a figure: a module, quest, member or state. The parts add up to the figure. */
const partSchema = z.object({
  key: z.string(),
  label: orElse(z.string(), 'Unknown'),
  username: textOrNull.check(
    z.describe('Discord username if the part is a member. Null otherwise.'),
  ),
  value: wholeText,
  before: wholeText,
});
export type ReportPart = z.infer<typeof partSchema>;

/** SUM is the total within the range; LEVEL is the value at its end. */
export const metricKinds = ['SUM', 'LEVEL'] as const;

const figureShape = {
  key: idSchema,
  label: z.string(),
  note: orElse(z.string(), '').check(z.describe('What is counted, in a sentence.')),
  kind: z
    .enum(metricKinds)
    .check(z.describe('`SUM`: what came in during the range. `LEVEL`: what there was at its end.')),
  unit: z
    .nullable(unitSchema)
    .check(z.describe('Token whose base units the values are. Null for counts and points.')),
  value: wholeText.check(z.describe('Value of the range: base units of `unit`, or a count.')),
  before: wholeText.check(z.describe('The same of the range before.')),
  days: z
    .array(wholeText)
    .check(z.describe('One value for each day of the range, the first day first.')),
  daysBefore: z.array(wholeText).check(z.describe('The same of the range before.')),
  partsBy: orNull(z.nullable(z.string())).check(
    z.describe('What the parts are, in words. Null without parts.'),
  ),
  parts: listOf(partSchema, { what: 'part', by: 'key', mayBeMissing: true }).check(
    z.describe(
      'Parts that add up to the value. Most metrics have at most 25, and one part `others` for the rest.',
    ),
  ),
};

const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + BigInt(text), 0n);

/** Whether the days of a figure match its value. */
const addsUp = (kind: string, value: string, days: readonly string[]) =>
  BigInt(value) === (kind === 'SUM' ? total(days) : BigInt(days.at(-1) ?? '0'));

/** Figures are parsed strictly: one whose days do not match its value is refused. */
export const metricSchema = withLists(figureShape).check(
  z.refine(({ kind, value, days }) => addsUp(kind, value, days), 'Its days don’t add up to it.'),
);
export type ReportMetric = z.infer<typeof metricSchema>;

/** GET /servers/{id}/reports/{report}: figures for a range of days, and for the same number of days before it. */
export const reportSchema = withLists({
  from: dayText,
  to: dayText.check(z.describe('Last day, inclusive.')),
  beforeFrom: dayText.check(z.describe('First day of the range before, which has as many days.')),
  beforeTo: dayText,
  timeZone: orElse(z.string(), 'UTC').check(z.describe('IANA name of the time zone of the days.')),
  keptSince: orNull(z.nullable(timeSchema)).check(
    z.describe('Data from before this time is incomplete. Null if everything was kept.'),
  ),
  figures: listOf(metricSchema, { what: 'figure', by: 'key' }),
});
export type Report = z.infer<typeof reportSchema>;

/** The kind of a row, which determines the page it links to. */
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
  username: textOrNull.check(z.describe('Null if the account was deleted.')),
  picture: textOrNull,
});

/** A row behind a figure. */
export const reportRowSchema = z.object({
  id: idSchema,
  at: timeSchema,
  kind: openEnum(z.enum(rowKinds)),
  amount: wholeText.check(
    z.describe('What it adds to the metric, in the unit of the metric. It can be below zero.'),
  ),
  what: orElse(z.string(), '').check(z.describe('What happened, in words.')),
  member: orNull(z.nullable(memberSchema)).check(
    z.describe('Member it’s about. Null if it’s about no one.'),
  ),
  ref: textOrNull.check(
    z.describe('ID of the thing behind the row, by `kind`. Null if it has none.'),
  ),
  module: textOrNull.check(z.describe('Slug of its module. Null if it has none.')),
  ruleId: textOrNull.check(z.describe('ID of its rule or quest. Null if it has none.')),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** GET /servers/{id}/reports/{report}/rows */
export const reportRowsSchema = withLists({
  ...cursorShape,
  ...pageShape(reportRowSchema, { what: 'row', by: 'id' }),
  sum: wholeText.check(z.describe('Sum of the amounts of all pages.')),
});
export type ReportRows = z.infer<typeof reportRowsSchema>;
