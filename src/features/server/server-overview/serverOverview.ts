import * as z from 'zod/mini';
import { troubleSchema } from '@/features/modules/engine/moduleState';
import { dayText } from '@/features/reports/report';
import { openEnum, orElse, orNull, textOrNull, textsSchema, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Kinds of news on a server (docs/product/servers.md). */
export const newsKinds = [
  'PACKAGE_ENDING',
  'PAYOUTS_FAILED',
  'PAYOUTS_WAITING',
  'SUBMISSIONS_WAITING',
  'DELIVERIES_FAILED',
  'JOINED',
  'CHANGES',
] as const;
export type NewsKind = (typeof newsKinds)[number];

const newsItemSchema = z.object({
  kind: openEnum(z.enum(newsKinds)),
  count: z
    .int()
    .check(
      z.minimum(1),
      z.describe(
        'Rows of the list that it leads to. Of waiting payouts and submissions, it counts all, also those from before.',
      ),
    ),
  fresh: orNull(z.nullable(z.int())).check(
    z.describe('How many of a waiting list are new; null for other kinds, where all are.'),
  ),
  by: textsSchema.check(z.describe('Names of those who made the changes, without the caller.')),
  isOwn: orElse(z.boolean(), false).check(
    z.describe('Whether the caller made some of the changes.'),
  ),
  name: textOrNull.check(z.describe('Name of the package that ends; null for other kinds.')),
  at: timeOrNull.check(z.describe('When the package ends; null for other kinds.')),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** GET /servers/{id}/visit: news since the caller's previous visit. */
export const visitNewsSchema = withLists({
  since: timeOrNull.check(
    z.describe(
      'When the caller’s previous visit ended, at most 90 days ago; null for the first visit.',
    ),
  ),
  from: orNull(z.nullable(dayText)).check(
    z.describe(
      'Date of `since` in the server’s time zone, as in reports; null for the first visit.',
    ),
  ),
  to: dayText.check(z.describe('Today’s date in the server’s time zone.')),
  items: listOf(newsItemSchema, { what: 'update', by: 'kind' }),
});
export type VisitNews = z.infer<typeof visitNewsSchema>;

/** Problems a server can have, most severe first. */
export const nextKinds = [
  'PACKAGE_ENDED',
  'PERMISSION',
  'MODULE',
  'WATCHING',
  'LEDGER_LOW',
  'PACKAGE_ENDING',
  'PAYOUTS',
  'SUBMISSIONS',
  'TEMPLATE',
] as const;
export type NextKind = (typeof nextKinds)[number];

/** Maximum number of steps in a response. */
export const MOST_NEXT = 3;

const nextStepSchema = z.object({
  kind: openEnum(z.enum(nextKinds)),
  count: orElse(z.int(), 1).check(
    z.describe(
      'Missing permissions, modules that need attention, rules that only watch, low balances, or waiting payouts or submissions; 1 for other kinds.',
    ),
  ),
  name: textOrNull.check(
    z.describe(
      'The package, the first missing permission, or the symbol of the first low token; null for other kinds.',
    ),
  ),
  why: textOrNull.check(
    z.describe('Why it matters or what is wrong, in words; null for kinds where it’s plain.'),
  ),
  at: timeOrNull.check(
    z.describe(
      'When the package or its grace period ends, or since when the oldest payout or submission waits; null for other kinds.',
    ),
  ),
  days: orNull(z.nullable(z.int())).check(
    z.describe('Days until the ledger wallet runs out of the token; null if unknown.'),
  ),
  module: textOrNull.check(
    z.describe('Slug of the module to fix or to start with; null for other kinds.'),
  ),
  times: orNull(z.nullable(z.int())).check(
    z.describe(
      'How often that module’s watching rules would have acted in the last 7 days; null for other kinds.',
    ),
  ),
  trouble: orNull(z.nullable(troubleSchema)).check(
    z.describe('First problem of the module; null for other kinds.'),
  ),
});
export type NextStep = z.infer<typeof nextStepSchema>;
/** The shape the server must send. */
export type NextStepSent = z.input<typeof nextStepSchema>;

/** GET /servers/{id}/next-steps */
export const nextStepsSchema = withLists({
  steps: listOf(nextStepSchema, { what: 'next step', by: 'kind' }),
});
