import * as z from 'zod/mini';
import { badgeArts, badgeTones } from '../badge';
import {
  badgeRuleKinds,
  countError,
  ruleLimits,
  type BadgeRule,
  type BadgeRuleKind,
} from '../badgeRule';
import { badgeFields, type BadgeBody, type BadgeSettings } from './badgeSettings';

const isKind = (kind: string): kind is BadgeRuleKind =>
  badgeRuleKinds.some((each) => each === kind);

/** Values of a badge's form. */
export const badgeForm = z
  .object({
    ...badgeFields,
    kind: z.enum(badgeRuleKinds),
    count: z.union([z.int(), z.string()]),
    questId: z.string(),
  })
  .check(
    z.refine(({ kind, count }) => kind === 'QUEST' || isCount(count, kind), {
      path: ['count'],
      error: ({ input }) => countError(input),
    }),
    z.refine(({ kind, questId }) => kind !== 'QUEST' || questId !== '', {
      path: ['questId'],
      error: 'Choose a quest.',
    }),
  );
export type BadgeValues = z.output<typeof badgeForm>;

const isCount = (count: number | string, kind: BadgeRuleKind): count is number =>
  typeof count === 'number' && count >= 1 && count <= ruleLimits[kind];

/** The rule in the form; null while it is incomplete. */
export function ruleIn({ kind, count, questId }: Pick<BadgeValues, 'kind' | 'count' | 'questId'>) {
  if (kind === 'QUEST') return questId === '' ? null : { kind, count: 1, questId };
  return isCount(count, kind) && Number.isInteger(count) ? { kind, count, questId: null } : null;
}

/** Body of the calls. */
export const bodyOf = (values: BadgeValues): BadgeBody => ({
  name: values.name,
  art: values.art,
  tone: values.tone,
  isOn: values.isOn,
  rule: ruleIn(values) ?? { kind: values.kind, count: 0, questId: null },
});

/** First values of the form. */
export function valuesOf(badge: BadgeSettings | null): BadgeValues {
  const kind = badge?.rule.kind ?? '';
  return {
    name: badge?.name ?? '',
    art: badgeArts.find((each) => each === badge?.art) ?? badgeArts[0],
    tone: badgeTones.find((each) => each === badge?.tone) ?? badgeTones[0],
    isOn: badge?.isOn ?? true,
    kind: isKind(kind) ? kind : 'QUESTS',
    count: badge?.rule.count ?? 10,
    questId: badge?.rule.questId ?? '',
  };
}

const template = (
  name: string,
  art: BadgeValues['art'],
  tone: BadgeValues['tone'],
  { kind, count }: Pick<BadgeRule, 'kind' | 'count'>,
): BadgeValues => ({ name, art, tone, isOn: true, kind, count, questId: '' });

export const badgeTemplates: readonly BadgeValues[] = [
  template('First quest', 'gate', 'bronze', { kind: 'QUESTS', count: 1 }),
  template('Quest veteran', 'swords', 'sapphire', { kind: 'QUESTS', count: 25 }),
  template('1,000 points', 'chest', 'emerald', { kind: 'POINTS', count: 1000 }),
  template('7-day streak', 'torch', 'ruby', { kind: 'STREAK', count: 7 }),
  template('Level 10', 'star', 'amethyst', { kind: 'LEVEL', count: 10 }),
  template('Season podium', 'crown', 'amethyst', { kind: 'SEASON', count: 3 }),
  template('One-year member', 'tower', 'bronze', { kind: 'MEMBER', count: 365 }),
];

interface KindWords {
  /** Label of the choice. */
  label: string;
  /** Label of the number, and the unit after it. */
  count: string;
  unit: string | undefined;
}

export const kindWords: Readonly<Record<BadgeRuleKind, KindWords>> = {
  QUESTS: { label: 'Complete a set number of quests', count: 'Number of quests', unit: 'quests' },
  POINTS: { label: 'Earn a set number of points', count: 'Points', unit: 'points' },
  STREAK: { label: 'Reach a streak', count: 'Days in a row', unit: 'days' },
  LEVEL: { label: 'Reach a level', count: 'Level', unit: undefined },
  QUEST: { label: 'Complete a specific quest', count: '', unit: undefined },
  MEMBER: {
    label: 'Be a member for a set number of days',
    count: 'Days as a member',
    unit: 'days',
  },
  SEASON: {
    label: 'Finish a season in the top ranks',
    count: 'Last rank that counts',
    unit: undefined,
  },
};
