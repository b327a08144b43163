import * as z from 'zod/mini';
import { questSchema } from '@/features/earning/quests/quest';
import { ruleSchema } from '@/features/modules/engine/moduleState';
import { exactlyTrue, idSchema, openEnum, orElse, orNull } from '@/shared/api/fields';
import { isRow, listOf, withLists } from '@/shared/api/lenient';
import { cursorShape } from '@/shared/api/page';

/**
 * The stages of a quest as its owner sees them, from the saved rule and the server's clock
 * (docs/product/quest-management.md).
 */
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
const optionalCount = orElse(z.optional(z.int()), undefined);

const questSummarySchema = z.object({
  id: idSchema,
  categoryId: orElse(z.string(), ''),
  stage: openEnum(z.enum(questStages)),
  taken: count.check(z.describe('Number of claims.')),
  inReview: count.check(z.describe('Submissions that wait for a reviewer.')),
  underWay: count.check(
    z.describe('Members with an attempt in progress, in review or ready to claim.'),
  ),
  rule: z.optional(ruleSchema).check(z.describe('Its settings, in parts of the list only.')),
});
export type QuestSummary = z.infer<typeof questSummarySchema>;

const categorySummarySchema = z.object({
  id: idSchema,
  quests: count.check(z.describe('Number of quests in it.')),
  drafts: count.check(z.describe('Number of drafts in it.')),
  inReview: count.check(z.describe('Submissions in it that wait for a reviewer.')),
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** GET /servers/{id}/quests: sums over the rows of the server. */
export const questOverviewSchema = withLists({
  quests: listOf(questSummarySchema, {
    what: 'quest',
    by: 'id',
    name: ({ rule }) => (isRow(rule) && isRow(rule['values']) ? rule['values']['name'] : null),
  }),
  categories: listOf(categorySummarySchema, { what: 'category', by: 'id' }),
  ...cursorShape,
  /** Number of quests that match the filters, and of all quests. */
  total: optionalCount,
  questCount: optionalCount,
  /** Version of the list of quests, as in `listQuestRules`. */
  version: orElse(z.optional(z.int()), undefined),
});

/** POST …/quests/reach: members who meet the conditions now. */
export const reachSchema = z.object({
  members: z.int().check(z.describe('Members of the server.')),
  qualify: z.int().check(z.describe('Members who meet the conditions now.')),
  unknown: orElse(z.int(), 0).check(
    z.describe('Members for whom something couldn’t be checked. They aren’t in `qualify`.'),
  ),
  lacksCaptcha: exactlyTrue.check(
    z.describe(
      'Whether a captcha is required, but captcha verification isn’t set up, so no one can pass.',
    ),
  ),
});

/** What a member sees: before they may start, while they work, during review, and when all is done. */
export const previewStates = ['LOCKED', 'OPEN', 'IN_REVIEW', 'DONE'] as const;
export type PreviewState = (typeof previewStates)[number];

/** POST …/quests/preview */
export const previewSchema = z.object({ quest: questSchema });

export const questActions = ['PUBLISH', 'PAUSE', 'RESUME', 'ARCHIVE', 'RESTORE'] as const;
export type QuestAction = (typeof questActions)[number];
