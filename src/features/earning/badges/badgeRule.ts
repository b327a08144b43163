import * as z from 'zod/mini';
import { LANGUAGE } from '@/shared/text/locales';
import { counted } from '@/shared/text/language';

/** Achievements that a badge can be given for. */
export const badgeRuleKinds = [
  'QUESTS',
  'POINTS',
  'STREAK',
  'LEVEL',
  'QUEST',
  'MEMBER',
  'SEASON',
] as const;
export type BadgeRuleKind = (typeof badgeRuleKinds)[number];

/** Largest number for each kind of rule; QUEST has none. */
export const ruleLimits: Readonly<Record<BadgeRuleKind, number>> = {
  QUESTS: 1000,
  POINTS: 10_000_000,
  STREAK: 365,
  LEVEL: 1000,
  QUEST: 1,
  MEMBER: 3650,
  SEASON: 100,
};

/** The rule of a badge: a kind with the number it needs, or with a quest. */
export interface BadgeRule {
  kind: BadgeRuleKind;
  /** Quests, points, days, a level or a rank; 1 for QUEST. */
  count: number;
  /** ID of the quest, for QUEST alone. */
  questId: string | null;
}

const ruleKind = z.object({ kind: z.enum(badgeRuleKinds) });

/** Error for a number out of range, with the limit of the rule's kind. */
export function countError(rule: unknown): string {
  const { data } = ruleKind.safeParse(rule);
  return data
    ? `Enter a whole number from 1 to ${ruleLimits[data.kind].toLocaleString(LANGUAGE)}.`
    : 'Enter a whole number of 1 or more.';
}

/** A rule as the client sends it. */
export const badgeRuleBody = z
  .object({
    kind: z.enum(badgeRuleKinds),
    count: z
      .int('Enter a whole number.')
      .check(z.minimum(1, 'Enter a whole number of 1 or more.'))
      .check(
        z.describe(
          'Number of quests, points, days, a level or, for SEASON, the lowest rank that counts. Ignored for QUEST.',
        ),
      ),
    questId: z.nullable(z.string()).check(z.describe('ID of the quest, for QUEST only.')),
  })
  .check(
    z.refine(({ kind, count }) => count <= ruleLimits[kind], {
      path: ['count'],
      error: ({ input }) => countError(input),
    }),
    z.refine(({ kind, questId }) => kind !== 'QUEST' || (questId !== null && questId !== ''), {
      path: ['questId'],
      error: 'Choose a quest.',
    }),
  );

/**
 * A rule in words: "Complete 10 quests".
 *
 * @param quest title of the quest of a QUEST rule; null if it doesn't exist anymore
 */
export function ruleInWords({ kind, count }: BadgeRule, quest: string | null): string {
  switch (kind) {
    case 'QUESTS':
      return `Complete ${counted(count, 'quest')}`;
    case 'POINTS':
      return `Earn ${counted(count, 'point')}`;
    case 'STREAK':
      return `Reach a streak of ${counted(count, 'day')}`;
    case 'LEVEL':
      return `Reach level ${String(count)}`;
    case 'QUEST':
      return quest === null ? 'Complete a quest that was deleted' : `Complete “${quest}”`;
    case 'MEMBER':
      return `Be a member for ${counted(count, 'day')}`;
    case 'SEASON':
      return count === 1 ? 'Win a season' : `Finish a season in the top ${String(count)}`;
  }
}
