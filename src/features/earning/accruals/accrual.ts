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

/** Modules whose rules pay points on a schedule (docs/product/earning-programs.md). */
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

/** One way to earn, as it applies to the caller. */
const earnRuleSchema = withLists({
  id: idSchema,
  title: orElse(z.string(), 'Way to earn'),
  pays: orElse(z.string(), '').check(
    z.describe('What it pays, in words, such as “5 points for each unit, a day”.'),
  ),
  counted: textOrNull.check(
    z.describe(
      'What counts for the caller now, in words, such as “3 units”; null if nothing does.',
    ),
  ),
  details: listOf(
    z.object({
      label: z.string(),
      value: z.string(),
      url: z
        .optional(textOrNull)
        .check(z.describe('Web address of the value, which makes it a link.')),
      text: z.optional(textOrNull).check(z.describe('Explains the value, such as what to do.')),
      isToCopy: z
        .optional(z.boolean())
        .check(
          z.describe('Whether the value is to be copied, such as the caller’s own invite link.'),
        ),
      until: z.optional(timeOrNull).check(z.describe('The value counts until then.')),
    }),
    { what: 'detail', mayBeMissing: true },
  ).check(z.describe('More about the rule, to show in this order.')),
  multiplier: orNull(z.nullable(z.number())).check(
    z.describe('Factor that the caller’s bonuses add up to; null if nothing is earned.'),
  ),
  next: orNull(z.nullable(z.int())).check(
    z.describe(
      'Points of the next payout if nothing changes; null if it pays something else or nothing.',
    ),
  ),
  nextAmount: textOrNull.check(
    z.describe(
      'SOL, tokens or XP of the next payout, in words, such as “0.5 SOL”; null for points.',
    ),
  ),
  nextAt: timeOrNull.check(
    z.describe('End of the current period, after which it pays; null without one.'),
  ),
  limit: orNull(z.nullable(z.object({ label: z.string(), used: z.int(), most: z.int() }))).check(
    z.describe('Limit for one member, in points; null without one.'),
  ),
  why: textOrNull.check(z.describe('Why nothing is earned; null if something is.')),
  fix: orNull(z.nullable(z.object({ label: z.string(), path: z.string() }))).check(
    z.describe('Page of the user site where the caller can change that; null without one.'),
  ),
});
export type EarnRule = z.infer<typeof earnRuleSchema>;

/** GET /earning/{section}/{slug} */
export const earningSchema = withLists({
  server: boardServerSchema,
  now: timeOrNull.check(z.describe('The server’s time.')),
  rules: listOf(earnRuleSchema, { what: 'rule', by: 'id' }),
});

/** A paid period. */
export const accrualRunSchema = withLists({
  id: idSchema,
  module: openEnum(z.enum(accrualModules)),
  ruleId: idSchema,
  name: orElse(z.string(), 'Unnamed rule').check(
    z.describe('Name of the rule when the run was made.'),
  ),
  from: timeOrNull.check(z.describe('Start of the period.')),
  to: timeOrNull.check(z.describe('End of the period.')),
  lookedAt: timeOrNull.check(z.describe('When holdings were read.')),
  members: points.check(z.describe('Number of members who got something.')),
  points: points.check(
    z.describe('Whole points paid; 0 if it pays SOL, a token, XP, a role or a multiplier.'),
  ),
  wanted: points.check(z.describe('Whole points that it would have paid without a budget.')),
  amount: textOrNull.check(
    z.describe('SOL, tokens or XP paid, in words, such as “1.5 SOL”; null for points.'),
  ),
  due: textOrNull.check(
    z.describe(
      'Amount that it would have paid without a budget, in words; null if that isn’t more.',
    ),
  ),
  gives: textOrNull.check(
    z.describe('Role or multiplier that it gives instead of an amount, in words; null otherwise.'),
  ),
  waits: listOf(z.object({ why: z.string(), count: z.int() }), {
    what: 'waiting payment',
    mayBeMissing: true,
  }).check(z.describe('Payments that haven’t been made yet, by reason.')),
  skipped: listOf(z.object({ why: z.string(), count: z.int() }), {
    what: 'reason',
    mayBeMissing: true,
  }).check(z.describe('Members or actions that got nothing, by reason.')),
});
export type AccrualRun = z.infer<typeof accrualRunSchema>;
export const accrualRunsSchema = pageOf(accrualRunSchema, { what: 'payout', by: 'id' });

/** A member's share of a run. */
export const accrualLineSchema = z.object({
  id: idSchema.check(z.describe('ID of the member.')),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull,
  picture: textOrNull,
  counted: orElse(z.string(), '').check(z.describe('What was counted, in words.')),
  multiplier: orNull(z.number()).check(z.describe('Factor that the member’s bonuses added up to.')),
  points: points.check(z.describe('Whole points paid; 0 if the run pays something else.')),
  owed: points.check(
    z.describe('Whole points that wait for the next run, because the budget was too small.'),
  ),
  amount: textOrNull.check(
    z.describe('SOL, tokens or XP paid, in words, such as “0.5 SOL”; null without any.'),
  ),
  owedAmount: textOrNull.check(
    z.describe('SOL or tokens that wait for the next run, in words; null without any.'),
  ),
  state: textOrNull.check(
    z.describe(
      'State of the payment of SOL or tokens, in words, such as “Sent”; null for everything else.',
    ),
  ),
});
export type AccrualLine = z.infer<typeof accrualLineSchema>;

/** A page of lines, with their run. */
export const accrualLinesSchema = withLists({
  ...pageShape(accrualLineSchema, { what: 'member', by: 'id' }),
  run: orNull(z.nullable(accrualRunSchema)).check(z.describe('The run of these lines.')),
});

/** Estimated earnings. */
export const estimateSchema = withLists({
  unit: orElse(z.string(), 'units').check(
    z.describe('What is counted, in the plural, such as “units”.'),
  ),
  cases: listOf(
    z.object({
      units: z.int(),
      points,
      sentence: z
        .string()
        .check(
          z.describe(
            'Says the example in words, such as “A member who holds 3 units would earn 15 points a day.”',
          ),
        ),
    }),
    { what: 'case' },
  ).check(z.describe('Examples, from few units to many; `units` of the call comes last.')),
  everybody: orNull(
    z.nullable(
      z.object({
        members: z.int().check(z.describe('Members who would get something.')),
        points: z
          .int()
          .check(z.describe('Whole points that would be paid; 0 if it pays something else.')),
        wanted: z.int().check(z.describe('Whole points that would be paid without a budget.')),
        amount: textOrNull.check(
          z.describe(
            'SOL or tokens that would be paid, in words, such as “1.5 SOL”; null for points.',
          ),
        ),
        due: textOrNull.check(
          z.describe(
            'Amount that would be paid without a budget, in words; null if that isn’t more.',
          ),
        ),
        holders: orNull(z.nullable(z.int())).check(
          z.describe(
            'Members whose linked wallets meet the conditions now; null if it isn’t about holding.',
          ),
        ),
        perDay: orNull(
          z.nullable(z.object({ token: z.nullable(claimTokenSchema), units: unitsText })),
        ).check(
          z.describe(
            'Amount that would be paid for one day, rounded up: base units of `token`, or whole points if `token` is null. Null if no amount is paid.',
          ),
        ),
        daysLeft: orNull(z.nullable(z.int())).check(
          z.describe(
            'Whole days that the ledger wallet lasts with it, next to everything else it pays; null for points and if unknown.',
          ),
        ),
        gives: textOrNull.check(
          z.describe(
            'Role or multiplier that members would get instead, such as “get the role Keeper”; null otherwise.',
          ),
        ),
      }),
    ),
  ).check(z.describe('Cost of the current period if it ended now; null if that can’t be known.')),
  notes: textsSchema.check(z.describe('What the figures leave out, in sentences.')),
});
export type Estimate = z.infer<typeof estimateSchema>;
