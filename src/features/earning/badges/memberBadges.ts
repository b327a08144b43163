import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { badgeLook, earnedBadgesOf } from './badge';
import { badgeRuleKinds } from './badgeRule';

/** GET /users/me/badges: newest first. */
export const myBadgesSchema = withLists({ badges: earnedBadgesOf });

const serverBadgeSchema = z.object({
  id: idSchema,
  ...badgeLook,
  description: orElse(z.string(), '').check(
    z.describe('The rule in words. For an earned badge, the rule by which it was earned.'),
  ),
  kind: openEnum(z.enum(badgeRuleKinds)),
  isEarned: exactlyTrue,
  earnedAt: timeOrNull.check(z.describe('When the caller met the rule; null if they haven’t.')),
  progress: orNull(z.nullable(z.object({ have: z.number(), need: z.number() }))).check(
    z.describe(
      'The caller’s progress, in quests, points, days or levels; null for an earned badge, and if it can’t be counted.',
    ),
  ),
  earned: orNull(z.int()).check(z.describe('Number of members who have earned it.')),
});
/** A server's badge as a member sees it. */
export type ServerBadge = z.infer<typeof serverBadgeSchema>;

/** GET /users/me/servers/{slug}/badges: earned ones first. */
export const serverBadgesSchema = withLists({
  badges: listOf(serverBadgeSchema, { what: 'badge', by: 'id' }),
});
