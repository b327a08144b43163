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
  access: 'viewer',
  shows: ['Modules', 'Submissions'],
  params: ofServer,
  data: questOverviewSchema,
});

/** POST /servers/{id}/quests/reach: 400 where a condition is not complete. */
export const estimateQuestReach = endpoint({
  method: 'POST',
  path: '/servers/{id}/quests/reach',
  tag,
  summary: 'Counts the members who currently meet the conditions',
  description: 'Saves nothing and names no members.',
  access: 'viewer',
  shows: ['Modules', 'Submissions'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: z.object({
    match,
    conditions: z.array(z.unknown()).check(z.maxLength(10)),
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
  description: 'The values don’t have to be saved. The response names no members.',
  access: 'viewer',
  shows: ['Modules'],
  changes: [],
  unchanged: 'Only draws a preview.',
  params: ofServer,
  body: z.object({
    values: z.record(z.string(), z.unknown()),
    state: z.enum(previewStates),
  }),
  data: previewSchema,
});

/** PUT /servers/{id}/quests/{ruleId}/stage: 400 where a quest cannot go on as it is saved. */
export const updateQuestStage = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/stage',
  tag,
  summary: 'Publishes, pauses, resumes, archives or restores a quest',
  description:
    'Returns 409 if the quest’s stage doesn’t allow it, or if it was saved since `version`.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: ['{id}/quest'],
  params: ofQuest,
  body: z.object({ action: z.enum(questActions), version }),
  data: nothing,
  errors: { 402: null, 409: null },
});

/** PUT /servers/{id}/quests/{ruleId}/category */
export const moveQuest = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/category',
  tag,
  summary: 'Moves a quest to another category',
  description:
    'Moves the quest before another one of the category, or to its end. Returns 409 if it was saved since `version`.',
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
  errors: { 402: null, 409: null },
});

const madeSchema = z.object({
  /** Id of the category. */
  id: idSchema,
  /** Quests that came with it. */
  quests: orElse(z.int(), 0),
});

/** POST /servers/{id}/quest-categories */
export const createQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories',
  tag,
  summary: 'Adds a category with draft quests',
  description:
    'Adds either everything or nothing. Returns 402 if the package doesn’t have room for everything.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  idempotent: true,
  params: ofServer,
  body: z.object({ set: z.enum(['FIRST_WEEK']) }),
  data: madeSchema,
  status: 201,
  errors: { 402: null },
});

/** POST /servers/{id}/quest-categories/{ruleId}/copy */
export const copyQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories/{ruleId}/copy',
  tag,
  summary: 'Copies a category with its quests, as drafts',
  description:
    'Adds either everything or nothing. Returns 402 if the package doesn’t have room for everything.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  idempotent: true,
  params: ofCategory,
  data: madeSchema,
  status: 201,
  errors: { 402: null },
});

/** POST /servers/{id}/quest-categories/{ruleId}/delete */
export const deleteQuestCategory = endpoint({
  method: 'POST',
  path: '/servers/{id}/quest-categories/{ruleId}/delete',
  tag,
  summary: 'Deletes a category, and moves or deletes its quests',
  description:
    '`MOVE` moves the quests to the default category. `DELETE` requires the name of the category. Returns 409 while another category or quest depends on something that would be deleted.',
  access: 'editor',
  changes: ['Modules', 'Quests', 'AuditLog', 'ServerOverview'],
  modules: withQuests,
  params: ofCategory,
  body: z.object({
    quests: z.enum(['MOVE', 'DELETE']),
    name: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: removed,
  errors: { 409: null },
});
