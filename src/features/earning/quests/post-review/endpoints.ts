import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { postSchema, postsSchema, postStates } from './post';

const tag = 'Post reviews';
const ofServer = { id: serverParam };
const ofPost = { ...ofServer, postReviewId: idOf('postReview', 'Id of what was done on X.') };
const onePost = z.object({ post: postSchema });

/** GET /servers/{id}/post-reviews: of groups that pay when the team has approved it (decision 115). */
export const listPostReviews = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-reviews',
  tag,
  summary: 'What members did on X and a reviewer decides about, those that wait longest first',
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
  summary: 'Approves or refuses what a member did on X',
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
            z.minLength(1, 'Write a note.'),
            z.maxLength(500, 'At most 500 characters.'),
          ),
      ),
    })
    .check(
      z.refine(({ verdict, note }) => verdict === 'APPROVE' || note !== undefined, {
        path: ['note'],
        error: 'Say why.',
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
  summary: 'Takes a decision about something done on X back',
  access: 'reviewer',
  changes: ['Submissions', 'Points', 'AuditLog'],
  params: ofPost,
  data: onePost,
  errors: { 409: null },
});
