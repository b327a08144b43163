import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { caseDetailSchema, caseKinds, casesSchema } from './case';

const tag = 'Moderation';
const ofServer = { id: serverParam };

/** GET /servers/{id}/cases (docs/product/servers.md). */
export const listCases = endpoint({
  method: 'GET',
  path: '/servers/{id}/cases',
  tag,
  summary: 'Returns tickets, captcha attempts or auto moderator actions, newest first',
  description:
    'Cases contain members’ messages, so only reviewers and owners can read them. Rules in “Log only” mode create cases in the state WATCHED, with the actions they would have taken in `actions`. `search` looks in the member’s name and username and in `subject`.',
  access: 'reviewer',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  shows: ['Cases'],
  params: ofServer,
  query: z.object({
    kind: z.optional(z.enum(caseKinds).check(z.describe('Only cases of this kind.'))),
    state: z.optional(
      z.string().check(z.maxLength(200), z.describe('States, separated by commas.')),
    ),
    memberId: z.optional(idText.check(z.describe('Only cases of this member.'))),
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
  description:
    'Adds the log: messages of a ticket, attempts at the captcha, or the message that auto moderator acted on. A closed ticket keeps its log only if its type saves transcripts.',
  access: 'reviewer',
  order: 'The log goes from first to last.',
  shows: ['Cases'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
  data: caseDetailSchema,
  errors: { 'case-not-found': null },
});

/** POST …/decision: of an attempt that waits for a moderator; 409 for any other. */
export const decideCase = endpoint({
  method: 'POST',
  path: '/servers/{id}/cases/{caseId}/decision',
  tag,
  summary: 'Approves or rejects a member who answered the captcha',
  description:
    'Only captcha attempts in the state WAITING can be decided. An approved member gets `verifiedRoles` and loses `unverifiedRoles`, as far as the bot can change them. `onFail` decides what happens to a rejected member. Members who left in the meantime aren’t changed. It can’t be undone.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
  body: z.object({
    verdict: z
      .enum(['PASS', 'FAIL'])
      .check(z.describe('PASS approves the member, FAIL rejects them.')),
  }),
  data: caseDetailSchema,
  errors: { 'already-decided': null, 'case-not-found': null },
});

/** POST …/close: of a ticket; 409 once it is closed. */
export const closeCase = endpoint({
  method: 'POST',
  path: '/servers/{id}/cases/{caseId}/close',
  tag,
  summary: 'Closes a ticket',
  description:
    'Only tickets can be closed. The settings of its type decide what is kept: `transcript` sets the format of the saved conversation, `retention` how many days it is kept. If no transcript is kept, the messages are deleted now.',
  access: 'reviewer',
  changes: ['Cases', 'AuditLog'],
  params: { ...ofServer, caseId: idOf('case', 'ID of the case.') },
  data: caseDetailSchema,
  errors: { 'already-ended': null, 'case-not-found': null },
});
