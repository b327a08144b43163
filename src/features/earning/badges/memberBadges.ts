import * as z from 'zod/mini';
import { exactlyTrue, idSchema, openEnum, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { badgeLook, earnedBadgesOf } from './badge';
import { badgeRuleKinds } from './badgeRule';

/** GET /users/me/badges: the newest first. */
export const myBadgesSchema = withLists({ badges: earnedBadgesOf });

const serverBadgeSchema = z.object({
  id: idSchema,
  ...badgeLook,
  /** The rule in words. Of an earned one it's the rule it was earned by. */
  description: orElse(z.string(), ''),
  /** What its rule counts. */
  kind: openEnum(z.enum(badgeRuleKinds)),
  isEarned: exactlyTrue,
  /** When the rule was met; null while it isn't. */
  earnedAt: timeOrNull,
  /** How far the caller has come; null for an earned one and where that can't be counted. */
  progress: orNull(z.nullable(z.object({ have: z.number(), need: z.number() }))),
  /** How many members have earned it. */
  earned: orNull(z.int()),
});
/** A badge of a server as one of its members sees it. */
export type ServerBadge = z.infer<typeof serverBadgeSchema>;

/** GET /users/me/servers/{slug}/badges: earned ones first. */
export const serverBadgesSchema = withLists({
  badges: listOf(serverBadgeSchema, { what: 'badge', by: 'id' }),
});
