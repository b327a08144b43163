import * as z from 'zod/mini';
import { questSchema } from '@/features/earning/quests/quest';
import { exactlyTrue, idSchema, openEnum, orElse, orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** The life of a quest as its owner sees it, from what is saved and the server's clock (decision 83). */
export const questStages = [
  'DRAFT',
  'SCHEDULED',
  'ACTIVE',
  'PAUSED',
  'ENDED',
  'ARCHIVED',
  'OFF',
] as const;
export type QuestStage = (typeof questStages)[number];

const count = orNull(z.int());

const questSummarySchema = z.object({
  id: idSchema,
  categoryId: orElse(z.string(), ''),
  stage: openEnum(z.enum(questStages)),
  /** Claims of it so far. */
  taken: count,
  /** Submissions that wait for a reviewer. */
  inReview: count,
  /** Members who have begun and are not through: with tasks, a review or a claim before them. */
  underWay: count,
});
export type QuestSummary = z.infer<typeof questSummarySchema>;

const categorySummarySchema = z.object({
  id: idSchema,
  quests: count,
  drafts: count,
  inReview: count,
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** GET /servers/{id}/quests: sums over the rows of the server. */
export const questOverviewSchema = withLists({
  quests: listOf(questSummarySchema, { what: 'quest', by: 'id' }),
  categories: listOf(categorySummarySchema, { what: 'category', by: 'id' }),
});

/** POST …/quests/reach: members that conditions let in now. */
export const reachSchema = z.object({
  members: z.int(),
  qualify: z.int(),
  /** Members of whom it hangs on what could not be checked; they are not among the others. */
  unknown: orElse(z.int(), 0),
  /** Whether it asks for the captcha where no member can pass it: captcha verification isn't set up. */
  lacksCaptcha: exactlyTrue,
});

/** What a member is shown: before they may begin, while they work, while they wait, and when all is done. */
export const previewStates = ['LOCKED', 'OPEN', 'IN_REVIEW', 'DONE'] as const;
export type PreviewState = (typeof previewStates)[number];

/** POST …/quests/preview */
export const previewSchema = z.object({ quest: questSchema });

export const questActions = ['PUBLISH', 'PAUSE', 'RESUME', 'ARCHIVE', 'RESTORE'] as const;
export type QuestAction = (typeof questActions)[number];
