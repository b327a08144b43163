import * as z from 'zod/mini';
import { submissionStates } from '@/features/earning/quests/quest';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText, textsSchema } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
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

/** Fields that reviewers sort by; with `-` descending. */
const submissionSorts = [
  'submittedAt',
  '-submittedAt',
  'decidedAt',
  '-decidedAt',
  'questTitle',
  '-questTitle',
] as const;

/** GET /servers/{id}/submissions */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/servers/{id}/submissions',
  tag,
  summary: 'Returns the submissions of a server, the longest waiting first',
  description:
    'Lists attempts that were submitted or completed, also of quests that left the board. A decision shows in `state` as soon as it is made, also while it can be undone.',
  order: 'Submitted first comes first, after those without a time (null); equal times by ID.',
  orderedBy: ['submittedAt', 'id'],
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofServer,
  query: z.object({
    questId: z.optional(idText).check(z.describe('Only submissions of this quest.')),
    state: z
      .optional(z.enum(submissionStates))
      .check(
        z.describe('Only submissions in this state. APPROVED includes those that can be claimed.'),
      ),
    flagged: z.optional(z.literal('true')).check(z.describe('Only submissions with a flag.')),
    ...pageQuery,
    sort: z.optional(
      z
        .enum(submissionSorts)
        .check(
          z.describe(
            'Defaults to `submittedAt`, waiting longest first. Equal rows are in the default order, with `-` in its reverse.',
          ),
        ),
    ),
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
  description:
    '`flags` are computed on each call: the same text or file as another member for this quest, or a member who joined less than a day before. They decide nothing.',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofSubmission,
  data: oneSubmission,
  errors: { 'submission-not-found': null },
});

/** PUT …/decision */
export const decideSubmission = endpoint({
  method: 'PUT',
  path: '/servers/{id}/submissions/{submissionId}/decision',
  tag,
  summary: 'Approves or rejects a submission',
  description:
    'Takes effect after 10 seconds. Until then, it can be undone and the member doesn’t see it. An approved attempt becomes claimable, or waits for the draw or choice of winners; a rejected one sends `note` to the member, who can try again if the quest allows it. Returns 409 if someone else decided, or the member changed an answer, since `version`.',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofSubmission,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REJECT']),
      version: z.int().check(z.describe('`version` of the submission.')),
      note: z.optional(text(500)).check(z.describe('Shown to the member. Required for REJECT.')),
    })
    .check(
      z.refine(({ verdict, note }) => verdict === 'APPROVE' || note !== undefined, {
        path: ['note'],
        error: 'Enter a reason.',
      }),
    ),
  data: oneSubmission,
  errors: { 'own-case': null, 'stale-version': null, 'submission-not-found': null },
});

/** DELETE …/decision */
export const undoSubmissionDecision = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/submissions/{submissionId}/decision',
  tag,
  summary: 'Undoes a decision',
  description:
    'The submission waits for review again, at its old position. Any reviewer can undo it; once it took effect, the call returns 409.',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofSubmission,
  data: oneSubmission,
  errors: { 'decision-in-effect': null, 'submission-not-found': null },
});

const reasonsSchema = z.object({ reasons: textsSchema });

/** GET /servers/{id}/review-reasons */
export const listReviewReasons = endpoint({
  method: 'GET',
  path: '/servers/{id}/review-reasons',
  tag,
  summary: 'Returns the saved rejection reasons',
  description: 'The whole team shares them.',
  order: 'In the order they were saved.',
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
  description:
    'Replaces the whole list, which the team shares; the last save counts. Reasons are trimmed, and empty or repeated ones are dropped.',
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
  description:
    'Counts each member once, over all attempts. Also works for quests that left the board.',
  access: 'viewer',
  shows: ['Submissions', 'Modules'],
  params: ofQuest,
  data: questStatisticsSchema,
  errors: { 'quest-not-found': null },
});

/** GET /servers/{id}/quests/{ruleId}/winners (docs/product/quest-review.md) */
export const getQuestWinners = endpoint({
  method: 'GET',
  path: '/servers/{id}/quests/{ruleId}/winners',
  tag,
  summary: 'Returns the winners of a TOP quest, or the choices before they are chosen',
  description:
    'Before the choice, `winners` is empty and `places` is how many can be chosen: the number of winners, or of approved submissions if there are fewer. Returns 404 for a quest that isn’t on the board.',
  order: 'Winners by place.',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofQuest,
  data: questWinnersSchema,
  errors: { 'quest-not-found': null },
});

/** PUT …/winners */
export const chooseQuestWinners = endpoint({
  method: 'PUT',
  path: '/servers/{id}/quests/{ruleId}/winners',
  tag,
  summary: 'Chooses the winners of a quest, best first',
  description:
    'Chosen once and for good: chosen members can claim, all other approved members have lost, and all of them are notified. Only approved submissions of a TOP quest that has ended can be chosen, once none waits for review. Fewer winners than `places` are allowed. No one can choose themselves.',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'Quests', 'AuditLog'],
  params: ofQuest,
  body: z.object({
    submissionIds: z
      .array(idText)
      .check(
        z.maxLength(1000, 'Maximum 1,000 winners.'),
        z.refine((ids) => new Set(ids).size === ids.length, 'Choose each winner only once.'),
      )
      .check(z.describe('Best first.')),
  }),
  data: questWinnersSchema,
  errors: {
    'limit-reached': null,
    'not-approved': null,
    'own-case': null,
    'quest-not-ended': null,
    'quest-not-found': null,
    'reviews-pending': null,
    'winners-chosen': null,
    'winners-not-by-team': null,
  },
});
