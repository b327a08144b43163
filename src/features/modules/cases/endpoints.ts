import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { caseDetailSchema, caseKinds, casesSchema } from './case';

const tag = 'Moderation';
const ofServer = { id: serverParam };

/** GET /servers/{id}/cases (decision 102). */
export const listCases = endpoint({
  method: 'GET',
  path: '/servers/{id}/cases',
  tag,
  summary: 'Lists tickets, captcha attempts or moderation actions, newest first',
  description:
    'Reviewers and owners read them, as they hold what members wrote. A rule that only watches has cases in the state WATCHED; `actions` is what it would have done.',
  access: 'reviewer',
  shows: ['Cases'],
  params: ofServer,
  query: z.object({
    kind: z.optional(z.enum(caseKinds)),
    state: z.optional(z.string().check(z.maxLength(200), z.describe('States, by commas.'))),
    memberId: z.optional(idText),
    ...searchQuery,
    ...pageQuery,
  }),
  data: casesSchema,
});

/** GET /servers/{id}/cases/{caseId} */
export const getCase = endpoint({
  method: 'GET',
  path: '/servers/{id}/cases/{caseId}',
  tag,
  summary: 'Returns a case with its transcript',
  access: 'reviewer',
  shows: ['Cases'],
  params: { ...ofServer, caseId: idOf('case', 'Id of the case.') },
  data: caseDetailSchema,
});

/** POST …/decision: of an attempt that waits for a moderator; 409 for any other. */
export const decideCase = endpoint({
  method: 'POST',
  path: '/servers/{id}/cases/{caseId}/decision',
  tag,
  summary: 'Decides whether a member passes the captcha',
  description:
    'A member who passes gets `verifiedRoles` and loses `unverifiedRoles`. A member who fails is treated as `onFail` says.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'Id of the case.') },
  body: z.object({ verdict: z.enum(['PASS', 'FAIL']) }),
  data: caseDetailSchema,
  errors: { 409: null },
});

/** POST …/close: of a ticket; 409 once it is closed. */
export const closeCase = endpoint({
  method: 'POST',
  path: '/servers/{id}/cases/{caseId}/close',
  tag,
  summary: 'Closes a ticket',
  description: 'The conversation is kept as `transcript` says, for the days of `retention`.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'Id of the case.') },
  data: caseDetailSchema,
  errors: { 409: null },
});
