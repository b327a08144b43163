import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import {
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf, pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** Modules whose rules pay points by the clock (decision 81). */
export const accrualModules = [
  'hold-to-earn',
  'chat-to-earn',
  'engage-to-earn',
  'tweet-to-earn',
  'invite-to-earn',
  'play-to-earn',
] as const;
export type PayingModule = (typeof accrualModules)[number];

/** @throws Error for a module that pays nothing */
export function payingModule(slug: string): PayingModule {
  const module = accrualModules.find((each) => each === slug);
  if (!module) throw new Error(`The module ${slug} pays nothing.`);
  return module;
}

const points = orNull(z.int());

/** What one way of earning means for whoever asks. */
const earnRuleSchema = withLists({
  id: idSchema,
  title: orElse(z.string(), 'Way to earn'),
  /** What it pays, in words: "5 points for each unit, a day". */
  pays: orElse(z.string(), ''),
  /** What counts of theirs now, in words: "3 units". */
  counted: textOrNull,
  /** More of what it asks for, each by its name. */
  details: listOf(
    z.object({
      label: z.string(),
      value: z.string(),
      /** Where it is; the value is a link then. */
      url: z.optional(textOrNull),
      /** More about it, such as what to do. */
      text: z.optional(textOrNull),
      /** Something to pass on, such as one's own link. */
      isToCopy: z.optional(z.boolean()),
      /** Until when it counts. */
      until: z.optional(timeOrNull),
    }),
    { what: 'detail', mayBeMissing: true },
  ),
  multiplier: orNull(z.nullable(z.number())),
  /** Points the next accrual brings them if nothing changes. */
  next: orNull(z.nullable(z.int())),
  /** The same where SOL, a token or XP is paid, in words: "0.5 SOL", "15 XP"; null for points. */
  nextAmount: textOrNull,
  nextAt: timeOrNull,
  /** A limit for one member, and how much of it is used; null without one. */
  limit: orNull(z.nullable(z.object({ label: z.string(), used: z.int(), most: z.int() }))),
  /** Why nothing is earned; null where something is. */
  why: textOrNull,
  fix: orNull(z.nullable(z.object({ label: z.string(), path: z.string() }))),
});
export type EarnRule = z.infer<typeof earnRuleSchema>;

/** GET /earning/{section}/{slug} */
export const earningSchema = withLists({
  server: boardServerSchema,
  /** The server's clock. */
  now: timeOrNull,
  rules: listOf(earnRuleSchema, { what: 'rule', by: 'id' }),
});

/** A period that was paid. */
export const accrualRunSchema = withLists({
  id: idSchema,
  module: openEnum(z.enum(accrualModules)),
  ruleId: idSchema,
  name: orElse(z.string(), 'Unnamed rule'),
  from: timeOrNull,
  to: timeOrNull,
  /** When holdings were looked at. */
  lookedAt: timeOrNull,
  members: points,
  points,
  /** What would have been paid without a budget. */
  wanted: points,
  /** What was paid in SOL or a token, in words: "1.5 SOL"; null where points were paid. */
  amount: textOrNull,
  /** What would have been paid without a budget, where that is more. */
  due: textOrNull,
  /** A role or multiplier that was given instead of an amount, in words; null otherwise. */
  gives: textOrNull,
  /** Payments that wait, by the reason. */
  waits: listOf(z.object({ why: z.string(), count: z.int() }), {
    what: 'waiting payment',
    mayBeMissing: true,
  }),
  /** What was left out, by the reason. */
  skipped: listOf(z.object({ why: z.string(), count: z.int() }), {
    what: 'reason',
    mayBeMissing: true,
  }),
});
export type AccrualRun = z.infer<typeof accrualRunSchema>;
export const accrualRunsSchema = pageOf(accrualRunSchema, { what: 'payout', by: 'id' });

/** What a member got in a run. */
export const accrualLineSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull,
  picture: textOrNull,
  /** What was counted, in words. */
  counted: orElse(z.string(), ''),
  multiplier: orNull(z.number()),
  points,
  /** What waits for the next run. */
  owed: points,
  /** The same in SOL or a token, in words: "0.5 SOL"; null where there is none. */
  amount: textOrNull,
  owedAmount: textOrNull,
  /** What has become of a payment in SOL or a token, in words: "Sent"; null where points are paid. */
  state: textOrNull,
});
export type AccrualLine = z.infer<typeof accrualLineSchema>;

/** A page of them, with the run they are of. */
export const accrualLinesSchema = withLists({
  ...pageShape(accrualLineSchema, { what: 'member', by: 'id' }),
  run: orNull(z.nullable(accrualRunSchema)),
});

/** What somebody would earn. */
export const estimateSchema = withLists({
  /** What is counted, in the plural: "units". */
  unit: orElse(z.string(), 'units'),
  cases: listOf(
    z.object({
      units: z.int(),
      points,
      /** "A member who holds 3 units would earn 15 points a day." */
      sentence: z.string(),
    }),
    { what: 'case' },
  ),
  /** What the period under way would cost if it ended now; null where nobody can tell. */
  everybody: orNull(
    z.nullable(
      z.object({
        members: z.int(),
        points: z.int(),
        wanted: z.int(),
        /** What would be paid in SOL or a token, in words: "1.5 SOL"; null for points. */
        amount: textOrNull,
        /** What would be paid without a budget, where that is more. */
        due: textOrNull,
        /** Members who meet its conditions today, by what their linked wallets hold; null where it isn’t about holding. */
        holders: orNull(z.nullable(z.int())),
        /** What that is in a day, rounded up. Base units of the token; whole points without one. Null for no amount. */
        perDay: orNull(
          z.nullable(z.object({ token: z.nullable(claimTokenSchema), units: unitsText })),
        ),
        /** Whole days the ledger wallet lasts with it, beside all else that is paid; null for points and while unknown. */
        daysLeft: orNull(z.nullable(z.int())),
        /** A role or multiplier they would get instead, as "get the role Keeper"; null otherwise. */
        gives: textOrNull,
      }),
    ),
  ),
  /** What the figures leave out. */
  notes: textsSchema,
});
export type Estimate = z.infer<typeof estimateSchema>;
