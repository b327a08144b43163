import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { idSchema, openEnum, orElse, timeOrNull } from '@/shared/api/fields';
import { listOf } from '@/shared/api/lenient';

/** The drawn motifs of badges, in the order of their gallery. */
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

/** The colors a badge can have. */
export const badgeTones = ['ruby', 'sapphire', 'emerald', 'amethyst', 'bronze'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** As many badges a server can have. */
export const MOST_BADGES = 50;

/** How a badge looks and what it's called. A motif or color this build doesn't know is drawn as the first one. */
export const badgeLook = {
  name: orElse(z.string(), 'Unnamed badge'),
  art: openEnum(z.enum(badgeArts)),
  tone: openEnum(z.enum(badgeTones)),
};

/** A badge that a member has earned. */
export const earnedBadgeSchema = z.object({
  id: idSchema,
  ...badgeLook,
  /** The rule in words, as it was when the badge was earned: "Complete 10 quests". */
  description: orElse(z.string(), ''),
  server: boardServerSchema,
  /** When the rule was met. */
  earnedAt: timeOrNull,
});
export type EarnedBadge = z.infer<typeof earnedBadgeSchema>;

/** Earned badges, the newest first. It belongs into `withLists`. */
export const earnedBadgesOf = listOf(earnedBadgeSchema, {
  what: 'badge',
  by: 'id',
  mayBeMissing: true,
});
