import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import {
  deliveriesSchema,
  deliveryStates,
  oneDeliverySchema,
  replaySchema,
  whySchema,
} from './delivery';

const tag = 'Post history';
const ofServer = { id: serverParam };
const ofEntry = { ...ofServer, entryId: idOf('postHistoryEntry', 'ID of the entry.') };

/** Read by `readSignature`, as in the form; 400 says why it can't be. */
const signatureSent = z
  .string()
  .check(
    z.maxLength(500, 'Maximum 500 characters.'),
    z.describe(
      'The signature of a transaction (base58 of 64 bytes), or a link to it in a Solana explorer.',
    ),
  );

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 'Must be a time in UTC.'));
const moduleText = idText.check(z.describe('Slug of a module.'));

/** GET /servers/{id}/post-history (decision 85). */
export const listPostHistory = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-history',
  tag,
  summary: 'Returns the post history of a server, newest first',
  description: 'Covers the last 30 days and at most 2,000 entries.',
  access: 'viewer',
  shows: ['PostHistory'],
  params: ofServer,
  query: z.object({
    module: z.optional(moduleText),
    rule: z.optional(idText),
    state: z.optional(
      z.string().check(
        z.refine(
          (text) => text.split(',').every((each) => deliveryStates.some((state) => state === each)),
          `Must be one or more of ${deliveryStates.join(', ')}.`,
        ),
        z.describe('One or more states, separated by commas.'),
      ),
    ),
    since: z.optional(time.check(z.describe('Earliest time, inclusive.'))),
    until: z.optional(time.check(z.describe('Latest time, exclusive.'))),
    ...searchQuery,
    ...pageQuery,
  }),
  data: deliveriesSchema,
});

/** GET /servers/{id}/post-history/{entryId} */
export const getPostHistoryEntry = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-history/{entryId}',
  tag,
  summary: 'Returns a post history entry with its message and attempts',
  access: 'viewer',
  shows: ['PostHistory'],
  params: ofEntry,
  data: oneDeliverySchema,
});

/** POST /servers/{id}/post-history/{entryId}/retry: answers what came of it, which may be another failure. */
export const retryPostHistoryEntry = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/{entryId}/retry',
  tag,
  summary: 'Retries a failed post',
  description: 'Returns 409 if the entry isn’t in the state FAILED.',
  access: 'editor',
  changes: ['PostHistory', 'AuditLog'],
  params: ofEntry,
  data: oneDeliverySchema,
  errors: { 402: null, 409: null },
});

/** POST /servers/{id}/post-history/checks */
export const explainAlert = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/checks',
  tag,
  summary: 'Explains why a transaction was or wasn’t posted',
  access: 'viewer',
  shows: ['PostHistory'],
  changes: [],
  unchanged: 'Only explains and posts nothing.',
  params: ofServer,
  body: z.object({ module: moduleText, signature: signatureSent }),
  data: whySchema,
});

/** POST /servers/{id}/post-history/replays: 422, in words, where it cannot be posted; 429 within 10 s of the last test. */
export const replayAlert = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/replays',
  tag,
  summary: 'Previews what a rule would post about a transaction, or posts it as a test',
  access: 'editor',
  changes: ['PostHistory', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: z.object({
    module: moduleText,
    ruleId: idText,
    signature: signatureSent,
    /** Values that are not saved yet, in place of the rule’s. */
    values: z.optional(z.unknown()),
    /** Where it is posted; nothing is posted without one. */
    channelId: z.nullable(idText),
  }),
  data: replaySchema,
  errors: { 402: null, 422: null, 429: null },
});
