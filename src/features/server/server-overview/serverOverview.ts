import * as z from 'zod/mini';
import { troubleSchema } from '@/features/modules/engine/moduleState';
import { dayText } from '@/features/reports/report';
import { openEnum, orElse, orNull, textOrNull, textsSchema, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** What may be new on a server (decision 133). */
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
  /** Rows it leads to. Of what waits those that waited before are among them. */
  count: z.int().check(z.minimum(1)),
  /** Of those the ones that came since; null where all did. */
  fresh: orNull(z.nullable(z.int())),
  /** Names of those who did it, the caller not among them. */
  by: textsSchema,
  /** Whether the caller did some of it. */
  isOwn: orElse(z.boolean(), false),
  /** What it is about: the name of a package. */
  name: textOrNull,
  /** When that will be. */
  at: timeOrNull,
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** GET /servers/{id}/visit: what is new since one was here before. */
export const visitNewsSchema = withLists({
  /** When the visit before this one was over (ISO 8601 UTC); null for the first. Ninety days back at most. */
  since: timeOrNull,
  /** The days from then to now, as the reports of the server have them. */
  from: orNull(z.nullable(dayText)),
  to: dayText,
  items: listOf(newsItemSchema, { what: 'update', by: 'kind' }),
});
export type VisitNews = z.infer<typeof visitNewsSchema>;

/** What can stand in the way on a server, what does most first. */
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

/** So many of them are told at most. */
export const MOST_NEXT = 3;

const nextStepSchema = z.object({
  kind: openEnum(z.enum(nextKinds)),
  /** How many there are of it: modules in trouble, rules that only watch, permissions lacking, submissions. */
  count: orElse(z.int(), 1),
  /** What it is about: a package, a permission, the symbol of a token. */
  name: textOrNull,
  /** Why it matters, or what is wrong, where only the server knows. */
  why: textOrNull,
  /** When it ends, or since when the first of them waits. */
  at: timeOrNull,
  /** Days the ledger wallet lasts. */
  days: orNull(z.nullable(z.int())),
  /** Slug of the module it is mended or begun in. */
  module: textOrNull,
  /** How often the rules of that module that only watch would have acted in the last seven days. */
  times: orNull(z.nullable(z.int())),
  /** The place in that module. */
  trouble: orNull(z.nullable(troubleSchema)),
});
export type NextStep = z.infer<typeof nextStepSchema>;
/** As a server owes it. */
export type NextStepSent = z.input<typeof nextStepSchema>;

/** GET /servers/{id}/next-steps */
export const nextStepsSchema = withLists({
  steps: listOf(nextStepSchema, { what: 'next step', by: 'kind' }),
});
