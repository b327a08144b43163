import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orElse, orNull, textOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { badgeArts, badgeLook, badgeTones } from '../badge';
import { badgeRuleBody, badgeRuleKinds } from '../badgeRule';

export const MOST_BADGE_NAME = 40;

const settingsSchema = z.object({
  id: idSchema,
  ...badgeLook,
  rule: z.object({
    kind: openEnum(z.enum(badgeRuleKinds)),
    count: orElse(z.int(), 1),
    questId: textOrNull,
  }),
  description: orElse(z.string(), '').check(z.describe('The rule in words.')),
  isOn: exactlyTrue.check(z.describe('Whether members can earn it now.')),
  earned: orNull(z.int()).check(z.describe('Number of members who have earned it.')),
  version: z.int(),
});
/** A badge as the team sees it. */
export type BadgeSettings = z.infer<typeof settingsSchema>;

export const oneBadgeSchema = z.object({ badge: settingsSchema });

/** GET /servers/{id}/badges */
export const badgeSettingsSchema = withLists({
  badges: listOf(settingsSchema, { what: 'badge', by: 'id' }),
  quests: listOf(z.object({ id: idSchema, title: orElse(z.string(), 'Untitled quest') }), {
    what: 'quest',
    by: 'id',
    mayBeMissing: true,
  }).check(z.describe('All quests of the server, for rules about a quest.')),
});

const characters = (text: string) => Array.from(text).length;

/** Fields of a badge that the team can change. */
export const badgeFields = {
  name: z.string().check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.refine(
      (text) => characters(text) <= MOST_BADGE_NAME,
      `Maximum ${String(MOST_BADGE_NAME)} characters.`,
    ),
  ),
  art: z.enum(badgeArts, 'Choose an icon.'),
  tone: z.enum(badgeTones, 'Choose a color.'),
  isOn: z.boolean(),
};

export const badgeBody = z.object({ ...badgeFields, rule: badgeRuleBody });
export type BadgeBody = z.infer<typeof badgeBody>;

export const badgeCountSchema = z.object({
  members: z.int().check(z.describe('Number of members who meet the rule now.')),
});
