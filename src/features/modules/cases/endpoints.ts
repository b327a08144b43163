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
  summary: 'Returns tickets, captcha attempts or auto moderator actions, newest first',
  description:
    'Only reviewers and owners can read cases, because they contain members’ messages. Rules in “Log only” mode create cases in the state WATCHED, with the actions they would have taken in `actions`.',
  access: 'reviewer',
  shows: ['Cases'],
  params: ofServer,
  query: z.object({
    kind: z.optional(z.enum(caseKinds)),
    state: z.optional(
      z.string().check(z.maxLength(200), z.describe('States, separated by commas.')),
    ),
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
  summary: 'Returns a case with its log',
  access: 'reviewer',
  shows: ['Cases'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
  data: caseDetailSchema,
});

/** POST …/decision: of an attempt that waits for a moderator; 409 for any other. */
export const decideCase = endpoint({
  method: 'POST',
  path: '/servers/{id}/cases/{caseId}/decision',
  tag,
  summary: 'Approves or rejects a member who answered the captcha',
  description:
    'An approved member gets `verifiedRoles` and loses `unverifiedRoles`. `onFail` decides what happens to a rejected member.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
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
  description:
    '`transcript` sets the format of the saved conversation, `retention` how many days it is kept.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
  data: caseDetailSchema,
  errors: { 409: null },
});
