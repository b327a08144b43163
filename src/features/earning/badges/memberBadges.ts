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
  /** The rule in words. An earned badge shows the rule it was earned by. */
  description: orElse(z.string(), ''),
  /** Kind of the rule. */
  kind: openEnum(z.enum(badgeRuleKinds)),
  isEarned: exactlyTrue,
  /** Time the rule was met; null if it hasn't been. */
  earnedAt: timeOrNull,
  /** The caller's progress; null for an earned badge, and if it can't be counted. */
  progress: orNull(z.nullable(z.object({ have: z.number(), need: z.number() }))),
  /** Number of members who have earned it. */
  earned: orNull(z.int()),
});
/** A server's badge as a member sees it. */
export type ServerBadge = z.infer<typeof serverBadgeSchema>;

/** GET /users/me/servers/{slug}/badges: earned ones first. */
export const serverBadgesSchema = withLists({
  badges: listOf(serverBadgeSchema, { what: 'badge', by: 'id' }),
});
