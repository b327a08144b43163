import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { sentTestSchema, testTarget } from './testMessage';

const tag = 'Bot modules';
const ofModule = { id: serverParam, slug: idOf('module', 'Name of the module.') };

/** Each module has its own schema for the values. */
const body = z.object({
  values: z.optional(
    z.unknown().check(z.describe('Draft of the values. Left out, what is saved is tested.')),
  ),
  target: testTarget,
});

const RULES =
  'Without `values`, a draft, it tests what is saved. A draft is checked as a save checks it, and nothing of it is saved. A test pings no one, and counts for no reward, posting limit or linked copy. Returns 402 if a save would, and 422 in words if Discord would refuse the test.';

/** POST /servers/{id}/modules/{slug}/test */
export const testModule = endpoint({
  method: 'POST',
  path: '/servers/{id}/modules/{slug}/test',
  tag,
  summary: 'Sends a test of a module’s messages',
  description: `${RULES} Of a module with rules it takes the draft of a new rule.`,
  access: 'editor',
  limit: 'One test every 10 seconds for each module of a server, of its rules too.',
  changes: ['AuditLog'],
  params: ofModule,
  body,
  data: sentTestSchema,
  errors: {
    'cannot-post': null,
    'module-not-found': null,
    'module-with-rules': null,
    'not-saved-yet': null,
    'package-limit-reached': null,
    'package-needed': null,
    'settings-incomplete': null,
    'too-many-requests': null,
  },
});

/** POST /servers/{id}/modules/{slug}/rules/{ruleId}/test */
export const testRule = endpoint({
  method: 'POST',
  path: '/servers/{id}/modules/{slug}/rules/{ruleId}/test',
  tag,
  summary: 'Sends a test of a rule’s messages',
  description: RULES,
  access: 'editor',
  limit: 'One test every 10 seconds for each module of a server, of its rules too.',
  changes: ['AuditLog'],
  params: { ...ofModule, ruleId: idOf('rule', 'ID of the rule.') },
  body,
  data: sentTestSchema,
  errors: {
    'cannot-post': null,
    'module-not-found': null,
    'module-without-rules': null,
    'package-needed': null,
    'rule-not-found': null,
    'settings-incomplete': null,
    'too-many-requests': null,
  },
});
