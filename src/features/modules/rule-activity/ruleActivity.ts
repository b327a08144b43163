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
  /** When it last ran, ISO 8601 UTC; null where no row says so. */
  lastAt: timeOrNull,
  /** It never ran. False where rows of it may be gone. */
  isUnused: exactlyTrue,
  /** When it runs next; null for rules without a schedule, and while they are off. */
  nextAt: timeOrNull,
  /** How often it did what its module does in each 24 hours, the oldest first; null where not all of it is kept. */
  week: z.nullable(z.array(z.int().check(z.nonnegative())).check(z.length(WEEK))),
  /** How often in that week it would have acted; null for a rule that does more than watch. */
  watched: orNull(z.nullable(z.int().check(z.nonnegative()))),
  /** Members with one of its roles, for rules that give roles; else those of its week. Null where no member is meant. */
  members: orNull(z.nullable(z.int().check(z.nonnegative()))),
});
export type RuleActivity = z.infer<typeof ruleActivitySchema>;

export const rulesActivitySchema = withLists({
  /** What is counted; null for modules whose rules leave no trace. */
  kind: orNull(z.nullable(openEnum(z.enum(deedKinds)))),
  rules: listOf(ruleActivitySchema, { what: 'rule', by: 'ruleId' }),
});
export type RulesActivity = z.infer<typeof rulesActivitySchema>;
