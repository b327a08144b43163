import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** What the rules of a module do, as their weeks count it. */
export const deedKinds = [
  /** Posted to Discord. */
  'POST',
  /** Posted to Discord, or changed a message there. */
  'UPDATE',
  /** Gave a role that its member still has. */
  'ROLE',
  /** Gave a member points, tokens, a role or a multiplier for a period. */
  'REWARD',
  /** Found what it looks for, whether it acted or only watched. */
  'MATCH',
  /** Opened a ticket. */
  'TICKET',
  /** Gave a member the reward of a quest. */
  'CLAIM',
] as const;
export type DeedKind = (typeof deedKinds)[number];

/** The days of a week: each has 24 hours, and the last one ends now. */
export const WEEK = 7;

/** What one rule did, and when it runs. */
export const ruleActivitySchema = z.object({
  ruleId: idSchema,
  lastAt: timeOrNull.check(z.describe('When it last ran; null if nothing is recorded.')),
  isUnused: exactlyTrue.check(
    z.describe('Whether it certainly never ran. False if older records may be gone.'),
  ),
  nextAt: timeOrNull.check(
    z.describe('When it runs next; null for rules without a schedule, and while they’re off.'),
  ),
  week: z
    .nullable(z.array(z.int().check(z.nonnegative())).check(z.length(WEEK)))
    .check(
      z.describe(
        'How often it did what `kind` says in each 24 hours, oldest first; null if some of it is no longer recorded.',
      ),
    ),
  watched: orNull(z.nullable(z.int().check(z.nonnegative()))).check(
    z.describe(
      'How often it would have acted in that week; null for a rule that doesn’t only watch.',
    ),
  ),
  members: orNull(z.nullable(z.int().check(z.nonnegative()))).check(
    z.describe(
      'Members who have a role of the rule, for rules that give roles; otherwise members reached in that week. Null for posts.',
    ),
  ),
});
export type RuleActivity = z.infer<typeof ruleActivitySchema>;

export const rulesActivitySchema = withLists({
  kind: orNull(z.nullable(openEnum(z.enum(deedKinds)))).check(
    z.describe(
      'What is counted. POST: posted. UPDATE: posted or changed a post. ROLE: gave a role that its member still has. REWARD: gave points, tokens, a role or a multiplier for a period. MATCH: found what it looks for, also if it only watched. TICKET: opened a ticket. CLAIM: gave a quest’s reward. Null for modules whose rules leave no records.',
    ),
  ),
  rules: listOf(ruleActivitySchema, { what: 'rule', by: 'ruleId' }),
});
export type RulesActivity = z.infer<typeof rulesActivitySchema>;
