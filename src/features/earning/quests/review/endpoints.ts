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
const ofSubmission = { ...ofServer, submissionId: idOf('submission', 'ID of the submission.') };
const ofQuest = { ...ofServer, ruleId: idOf('quest', 'ID of the quest.') };
const oneSubmission = z.object({ submission: submissionSchema });

const text = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'Enter a reason.'),
      z.maxLength(most, `Maximum ${String(most)} characters.`),
    );

/** GET /servers/{id}/submissions: over all quests, or of one (decision 74). */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/servers/{id}/submissions',
  tag,
  summary: 'Returns the submissions of a server, the longest waiting first',
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
  summary: 'Returns a submission',
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
        error: 'Enter a reason.',
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
  summary: 'Undoes a decision',
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
  summary: 'Returns the saved rejection reasons',
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
  summary: 'Saves rejection reasons',
  access: 'reviewer',
  changes: ['ReviewReasons', 'AuditLog'],
  params: ofServer,
  body: z.object({ reasons: z.array(text(500)).check(z.maxLength(20, 'Maximum 20 reasons.')) }),
  data: reasonsSchema,
});

/** GET /servers/{id}/quests/{ruleId}/stats */
export const getQuestStats = endpoint({
  method: 'GET',
  path: '/servers/{id}/quests/{ruleId}/stats',
  tag,
  summary: 'Returns how far members got in a quest',
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
  summary: 'Returns the winners of a TOP quest, or the choices before they are chosen',
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
  summary: 'Chooses the winners of a quest, best first',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofQuest,
  body: z.object({
    submissionIds: z.array(idText).check(
      z.maxLength(1000, 'Maximum 1,000 winners.'),
      z.refine((ids) => new Set(ids).size === ids.length, 'Choose each winner only once.'),
    ),
  }),
  data: questWinnersSchema,
  errors: { 409: null },
});
