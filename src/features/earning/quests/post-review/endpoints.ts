import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { postSchema, postsSchema, postStates } from './post';

const tag = 'Post reviews';
const ofServer = { id: serverParam };
const ofPost = { ...ofServer, postReviewId: idOf('postReview', 'ID of the member’s action on X.') };
const onePost = z.object({ post: postSchema });

/** GET /servers/{id}/post-reviews: of groups that pay when the team has approved it (decision 115). */
export const listPostReviews = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-reviews',
  tag,
  summary: 'Returns member actions on X that need review, the longest waiting first',
  access: 'reviewer',
  shows: ['Submissions', 'Modules'],
  params: ofServer,
  query: z.object({
    ruleId: z.optional(idText),
    state: z.optional(z.enum(postStates)),
    ...pageQuery,
  }),
  data: postsSchema,
});

/**
 * PUT …/decision: takes effect ten seconds later, until when it can be taken back. 409 when somebody else has
 * decided since `version`; 403 for one's own.
 */
export const decidePost = endpoint({
  method: 'PUT',
  path: '/servers/{id}/post-reviews/{postReviewId}/decision',
  tag,
  summary: 'Approves or rejects a member’s action on X',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'AuditLog'],
  params: ofPost,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REJECT']),
      version: z.int(),
      /** What the member is told. */
      note: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Enter a reason.'),
            z.maxLength(500, 'Maximum 500 characters.'),
          ),
      ),
    })
    .check(
      z.refine(({ verdict, note }) => verdict === 'APPROVE' || note !== undefined, {
        path: ['note'],
        error: 'Enter a reason.',
      }),
    ),
  data: onePost,
  errors: { 409: null },
});

/** DELETE …/decision: takes a decision back that has not taken effect; 409 afterwards. */
export const undoPostDecision = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/post-reviews/{postReviewId}/decision',
  tag,
  summary: 'Undoes a decision about an action on X',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'AuditLog'],
  params: ofPost,
  data: onePost,
  errors: { 409: null },
});
