import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { postSchema, postsSchema, postStates } from './post';

const tag = 'Post reviews';
const ofServer = { id: serverParam };
const ofPost = { ...ofServer, postReviewId: idOf('postReview', 'ID of the member’s action on X.') };
const onePost = z.object({ post: postSchema });

/** GET /servers/{id}/post-reviews */
export const listPostReviews = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-reviews',
  tag,
  summary: 'Returns member actions on X that need review, the longest waiting first',
  description:
    'Lists actions that count for a group of Tweet to earn whose rewards need approval. Actions wait as long as the group is on and they keep its rules; a decision counts as waiting until it takes effect. Decided ones are kept, also if the post is gone from X.',
  order:
    'Waiting actions: longest waiting first. Decided ones: decided last first. Equal times by ID.',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofServer,
  query: z.object({
    ruleId: z.optional(idText).check(z.describe('Only actions for this group.')),
    state: z.optional(z.enum(postStates)).check(z.describe('Defaults to WAITING.')),
    ...pageQuery,
  }),
  data: postsSchema,
});

/** PUT …/decision */
export const decidePost = endpoint({
  method: 'PUT',
  path: '/servers/{id}/post-reviews/{postReviewId}/decision',
  tag,
  summary: 'Approves or rejects a member’s action on X',
  description:
    'Takes effect after 10 seconds and can be undone until then. Points of an approved action are paid afterwards, within the limits; a rejected one pays nothing, and the member can read `note`.',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'AuditLog'],
  params: ofPost,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REJECT']),
      version: z.int().check(z.describe('`version` of the action; 0 before the first decision.')),
      note: z
        .optional(
          z
            .string()
            .check(
              z.trim(),
              z.minLength(1, 'Enter a reason.'),
              z.maxLength(500, 'Maximum 500 characters.'),
            ),
        )
        .check(z.describe('Shown to the member. Required for REJECT.')),
    })
    .check(
      z.refine(({ verdict, note }) => verdict === 'APPROVE' || note !== undefined, {
        path: ['note'],
        error: 'Enter a reason.',
      }),
    ),
  data: onePost,
  errors: { 'own-case': null, 'post-not-found': null, 'stale-version': null },
});

/** DELETE …/decision */
export const undoPostDecision = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/post-reviews/{postReviewId}/decision',
  tag,
  summary: 'Undoes a decision about an action on X',
  description:
    'The action waits for review again. Any reviewer can undo it; once it took effect, the call returns 409.',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'AuditLog'],
  params: ofPost,
  data: onePost,
  errors: { 'decision-in-effect': null, 'post-not-found': null },
});
