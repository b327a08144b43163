import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { idSchema, openEnum, orElse, timeOrNull } from '@/shared/api/fields';
import { listOf } from '@/shared/api/lenient';

/** Motifs of badges, in the order of the gallery. */
export const badgeArts = [
  'tower',
  'castle',
  'gate',
  'key',
  'shield',
  'swords',
  'helm',
  'dragon',
  'crown',
  'banner',
  'torch',
  'star',
  'chalice',
  'chest',
  'book',
  'horn',
] as const;
export type BadgeArtName = (typeof badgeArts)[number];

export const badgeTones = ['ruby', 'sapphire', 'emerald', 'amethyst', 'bronze'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** Most badges a server can have. */
export const MOST_BADGES = 50;

/** Look and name of a badge. A motif or color that this build doesn't know is drawn as the first one. */
export const badgeLook = {
  name: orElse(z.string(), 'Unnamed badge'),
  art: openEnum(z.enum(badgeArts)),
  tone: openEnum(z.enum(badgeTones)),
};

export const earnedBadgeSchema = z.object({
  id: idSchema,
  ...badgeLook,
  description: orElse(z.string(), '').check(
    z.describe('The rule by which it was earned, in words, such as “Complete 10 quests”.'),
  ),
  server: boardServerSchema,
  earnedAt: timeOrNull.check(z.describe('When the rule was met.')),
});
export type EarnedBadge = z.infer<typeof earnedBadgeSchema>;

/** Earned badges, newest first. For use in `withLists`. */
export const earnedBadgesOf = listOf(earnedBadgeSchema, {
  what: 'badge',
  by: 'id',
  mayBeMissing: true,
});
