import * as z from 'zod/mini';
import { submissionStates } from '@/features/earning/quests/quest';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText, textsSchema } from '@/shared/api/fields';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import {
  questStatisticsSchema,
  questWinnersSchema,
  submissionSchema,
  submissionsSchema,
} from './submission';

const tag = 'Quest reviews';
const ofServer = { id: serverParam };
const ofSubmission = { ...ofServer, submissionId: idOf('submission', 'Id of the submission.') };
const ofQuest = { ...ofServer, ruleId: idOf('quest', 'Id of the quest.') };
const oneSubmission = z.object({ submission: submissionSchema });

const text = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'Write a note.'),
      z.maxLength(most, `At most ${String(most)} characters.`),
    );

/** GET /servers/{id}/submissions: over all quests, or of one (decision 74). */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/servers/{id}/submissions',
  tag,
  summary: 'What members handed in, those that wait longest first',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofServer,
  query: z.object({
    questId: z.optional(idText),
    state: z.optional(z.enum(submissionStates)),
    /** Those alone that bear a sign of abuse. */
    flagged: z.optional(z.literal('true')),
    ...pageQuery,
    ...sortQuery,
    ...searchQuery,
  }),
  data: submissionsSchema,
});

/** GET /servers/{id}/submissions/{submissionId} */
export const getSubmission = endpoint({
  method: 'GET',
  path: '/servers/{id}/submissions/{submissionId}',
  tag,
  summary: 'A submission',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofSubmission,
  data: oneSubmission,
});

/**
 * PUT …/decision: takes effect ten seconds later, until when it can be taken back. 409 when somebody else
 * has decided, or it was changed, since `version`; 403 for one's own.
 */
export const decideSubmission = endpoint({
  method: 'PUT',
  path: '/servers/{id}/submissions/{submissionId}/decision',
  tag,
  summary: 'Approves or rejects a submission',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofSubmission,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REJECT']),
      version: z.int(),
      /** What the member is told. */
      note: z.optional(text(500)),
    })
    .check(
      z.refine(({ verdict, note }) => verdict === 'APPROVE' || note !== undefined, {
        path: ['note'],
        error: 'Say why.',
      }),
    ),
  data: oneSubmission,
  errors: { 409: null },
});

/** DELETE …/decision: takes a decision back that has not taken effect; 409 afterwards. */
export const undoSubmissionDecision = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/submissions/{submissionId}/decision',
  tag,
  summary: 'Takes a decision back',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofSubmission,
  data: oneSubmission,
  errors: { 409: null },
});

const reasonsSchema = z.object({ reasons: textsSchema });

/** GET /servers/{id}/review-reasons: reasons one has kept for rejecting. */
export const listReviewReasons = endpoint({
  method: 'GET',
  path: '/servers/{id}/review-reasons',
  tag,
  summary: 'Saved reasons for rejecting',
  access: 'reviewer',
  shows: ['ReviewReasons'],
  params: ofServer,
  data: reasonsSchema,
});

/** PUT /servers/{id}/review-reasons */
export const updateReviewReasons = endpoint({
  method: 'PUT',
  path: '/servers/{id}/review-reasons',
  tag,
  summary: 'Saves reasons for rejecting',
  access: 'reviewer',
  changes: ['ReviewReasons', 'AuditLog'],
  params: ofServer,
  body: z.object({ reasons: z.array(text(500)).check(z.maxLength(20, 'At most 20 reasons.')) }),
  data: reasonsSchema,
});

/** GET /servers/{id}/quests/{ruleId}/stats */
export const getQuestStats = endpoint({
  method: 'GET',
  path: '/servers/{id}/quests/{ruleId}/stats',
  tag,
  summary: 'How many members came how far in a quest',
  access: 'viewer',
  shows: ['Submissions', 'Modules'],
  params: ofQuest,
  data: questStatisticsSchema,
});

/** GET /servers/{id}/quests/{ruleId}/winners (decision 80) */
export const getQuestWinners = endpoint({
  method: 'GET',
  path: '/servers/{id}/quests/{ruleId}/winners',
  tag,
  summary: 'Winners of a quest that goes to the best, or what there is to choose',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofQuest,
  data: questWinnersSchema,
});

/**
 * PUT …/winners: chooses them, once. 409 when that was done, while the quest runs or somebody waits for a
 * review, and for who was not approved; 403 for choosing oneself.
 */
export const chooseQuestWinners = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/winners',
  tag,
  summary: 'Chooses the winners of a quest, the first place first',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofQuest,
  body: z.object({
    submissionIds: z.array(idText).check(
      z.maxLength(1000, 'At most 1,000 winners.'),
      z.refine((ids) => new Set(ids).size === ids.length, 'Each of them has one place.'),
    ),
  }),
  data: questWinnersSchema,
  errors: { 409: null },
});
