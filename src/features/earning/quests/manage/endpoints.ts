import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idSchema, idText, orElse } from '@/shared/api/fields';
import { removed } from '@/shared/api/removed';
import {
  previewSchema,
  previewStates,
  questActions,
  questOverviewSchema,
  reachSchema,
} from './questOverview';
import { QUEST_PART, QUEST_PART_MOST, questStates } from './board/questCall';

const tag = 'Quest management';
const ofServer = { id: serverParam };
const ofQuest = { ...ofServer, ruleId: idOf('quest', 'ID of the quest.') };
const ofCategory = { ...ofServer, ruleId: idOf('questCategory', 'ID of the category.') };
/** A category comes and goes with its quests, or leaves them to another. */
const withQuests = ['{id}/quest', '{id}/task-to-earn'] as const;
const version = z.int().check(z.minimum(0), z.describe('The version the change is based on.'));
const match = z
  .literal([0, 1])
  .check(z.describe('0 if members must meet every condition, 1 if one is enough.'));

/** GET /servers/{id}/quests */
export const listServerQuests = endpoint({
  method: 'GET',
  path: '/servers/{id}/quests',
  tag,
  summary: 'Returns the stage of each quest of a server and what waits in it',
  description:
    'Returns all quests that match the filters, unless `after` asks for a part. Parts follow the board: categories in their order, quests in theirs, and quests without a category last. Each quest of a part has its settings as `rule`, and `next` is the `after` of the next part, null in the last one. Quests that are added, deleted or moved between two parts don’t make others repeat or go missing, unless the order of the categories changes, or the last quest of the part and quests before it are deleted at the same time. `categories` has the counts of all categories whatever the filters, and is empty in parts after the first. `total` counts the matching quests, and `questCount` all. A stage follows from what is saved and the server’s time, and decisions and draws that are due happen first.',
  order: 'As arranged by the team; parts follow the board.',
  access: 'viewer',
  shows: ['Modules', 'Submissions'],
  params: ofServer,
  query: z.object({
    after: z.optional(
      z
        .string()
        .check(
          z.maxLength(300),
          z.describe('Empty for the first part, then the `next` of the previous one.'),
        ),
    ),
    limit: z.optional(
      z
        .int()
        .check(
          z.minimum(1),
          z.maximum(QUEST_PART_MOST),
          z.describe(`Most quests in the part. The default is ${String(QUEST_PART)}.`),
        ),
    ),
    category: z.optional(z.string().check(z.maxLength(100), z.describe('ID of a category.'))),
    search: z.optional(
      z
        .string()
        .check(
          z.maxLength(200),
          z.describe('Words that the title, the number of tasks or the rewards must contain.'),
        ),
    ),
    state: z.optional(
      z
        .enum(questStates)
        .check(
          z.describe(
            'Stage of the quest. NEEDS_ATTENTION: active or scheduled quests with a problem, which then don’t match their stage.',
          ),
        ),
    ),
  }),
  data: questOverviewSchema,
  errors: { 'module-not-found': null },
});

/** POST /servers/{id}/quests/reach */
export const estimateQuestReach = endpoint({
  method: 'POST',
  path: '/servers/{id}/quests/reach',
  tag,
  summary: 'Counts the members who currently meet the conditions',
  description:
    'Saves nothing and names no members. Checks each member as the quest would, and a member of whom something can’t be checked counts as unknown. Returns 400 if a condition is incomplete.',
  access: 'viewer',
  shows: ['Modules', 'Submissions'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: z.object({
    match,
    conditions: z
      .array(z.unknown())
      .check(z.maxLength(10))
      .check(z.describe('Conditions as in the values of a quest.')),
    categoryId: z.optional(
      z.string().check(z.describe('Conditions of this category count as well.')),
    ),
    needsCaptcha: z.optional(
      z.boolean().check(z.describe('Whether members must have passed the captcha of the server.')),
    ),
  }),
  data: reachSchema,
});

/** POST /servers/{id}/quests/preview */
export const previewQuest = endpoint({
  method: 'POST',
  path: '/servers/{id}/quests/preview',
  tag,
  summary: 'Returns a quest as a member would see it',
  description:
    'The values don’t have to be saved. The quest appears as live, and its texts and conditions as a member in that state sees them. The response names no members.',
  access: 'viewer',
  shows: ['Modules'],
  changes: [],
  unchanged: 'Only draws a preview.',
  params: ofServer,
  body: z.object({
    values: z
      .record(z.string(), z.unknown())
      .check(z.describe('Values of a quest as its form has them.')),
    state: z.enum(previewStates).check(z.describe('Where the member is with it.')),
  }),
  data: previewSchema,
  errors: { 'module-not-found': null },
});

/** PUT /servers/{id}/quests/{ruleId}/stage */
export const updateQuestStage = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/stage',
  tag,
  summary: 'Publishes, pauses, resumes, archives or restores a quest',
  description:
    'PUBLISH works for drafts and quests that are off, PAUSE for active ones, RESUME for paused ones, ARCHIVE for all but archived ones, and RESTORE makes an archived one a draft. PUBLISH also turns the module and the quest on. PUBLISH and RESUME return 400 if the saved quest isn’t valid. Returns 409 for another stage, and if the quest was saved since `version`.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: ['{id}/quest'],
  params: ofQuest,
  body: z.object({ action: z.enum(questActions), version }),
  data: nothing,
  errors: {
    'module-not-found': null,
    'package-needed': null,
    'quest-not-found': null,
    'stale-version': null,
    'winners-chosen': null,
    'wrong-stage': null,
  },
});

/** PUT /servers/{id}/quests/{ruleId}/category */
export const moveQuest = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/category',
  tag,
  summary: 'Moves a quest to another category',
  description:
    'Moves the quest before another one of the category, or to its end. For its own category, the call changes nothing. Returns 409 if it was saved since `version`.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: ['{id}/quest'],
  params: ofQuest,
  body: z.object({
    categoryId: idText,
    version,
    before: z.optional(
      idText.check(z.describe('A quest of that category. The moved quest is placed before it.')),
    ),
  }),
  data: nothing,
  errors: {
    'module-not-found': null,
    'package-needed': null,
    'quest-not-found': null,
    'stale-version': null,
  },
});

const madeSchema = z.object({
  id: idSchema.check(z.describe('ID of the category.')),
  quests: orElse(z.int(), 0).check(z.describe('Number of quests added.')),
});

/** POST /servers/{id}/quest-categories */
export const createQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories',
  tag,
  summary: 'Adds a category with draft quests',
  description:
    'Adds everything or nothing, and turns both modules on. Each call adds another copy. Returns 402 if the package doesn’t have room for everything.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  idempotent: true,
  params: ofServer,
  body: z.object({ set: z.enum(['FIRST_WEEK']) }),
  data: madeSchema,
  status: 201,
  errors: { 'module-not-found': null, 'package-limit-reached': null, 'package-needed': null },
});

/** POST /servers/{id}/quest-categories/{ruleId}/copy */
export const copyQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories/{ruleId}/copy',
  tag,
  summary: 'Copies a category with its quests, as drafts',
  description:
    'Adds everything or nothing. Copies have “(copy)” in their names, and their quests start as drafts. Returns 402 if the package doesn’t have room for everything.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  idempotent: true,
  params: ofCategory,
  data: madeSchema,
  status: 201,
  errors: {
    'category-not-found': null,
    'module-not-found': null,
    'package-limit-reached': null,
    'package-needed': null,
  },
});

/** POST /servers/{id}/quest-categories/{ruleId}/delete */
export const deleteQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories/{ruleId}/delete',
  tag,
  summary: 'Deletes a category, and moves or deletes its quests',
  description:
    '`MOVE` moves the quests to the default category, and needs another category that is the default. `DELETE` deletes them and requires the category’s name. Returns 409 while another category opens after this one, or another quest requires one of its quests. The deletion can be undone as a whole.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  params: ofCategory,
  body: z.object({
    quests: z.enum(['MOVE', 'DELETE']),
    name: z
      .optional(z.string().check(z.maxLength(100)))
      .check(z.describe('Name of the category, typed to confirm. Required for DELETE.')),
  }),
  data: removed,
  errors: {
    'category-not-found': null,
    'default-needed': null,
    'in-use': null,
    'module-not-found': null,
    'wrong-name': null,
  },
});
