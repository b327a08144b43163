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

/** GET /servers/{id}/post-history (docs/product/posts-and-messages.md). */
export const listPostHistory = endpoint({
  method: 'GET',
  path: '/servers/{id}/post-history',
  tag,
  summary: 'Returns the post history of a server',
  description:
    'Says what the bot posted, skipped or couldn’t post, for the last 30 days and at most 2,000 entries. Updates of the same message are kept for 2 days. `search` looks in `label`.',
  access: 'viewer',
  order: 'Newest first; equal times in reverse order of recording.',
  shows: ['PostHistory'],
  params: ofServer,
  query: z.object({
    module: z.optional(moduleText),
    rule: z.optional(idText.check(z.describe('Only these rules: IDs separated by commas.'))),
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
  description:
    'Adds each attempt with Discord’s error, and the post in the look it had then, with the values of its variables.',
  access: 'viewer',
  order: 'Attempts from first to last.',
  shows: ['PostHistory'],
  params: ofEntry,
  data: oneDeliverySchema,
  errors: { 'entry-not-found': null },
});

/** POST /servers/{id}/post-history/{entryId}/retry: answers what came of it, which may be another failure. */
export const retryPostHistoryEntry = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/{entryId}/retry',
  tag,
  summary: 'Retries a failed post',
  description:
    'Tries the same post again, in the rule’s current channel. Success means that it was tried: if Discord refuses again, the entry stays FAILED with one more attempt. An entry that isn’t FAILED returns 409, so nothing is posted twice.',
  access: 'editor',
  changes: ['PostHistory', 'AuditLog'],
  params: ofEntry,
  data: oneDeliverySchema,
  errors: {
    'copy-ended': null,
    'entry-not-found': null,
    'module-not-found': null,
    'not-failed': null,
    'package-needed': null,
  },
});

/** POST /servers/{id}/post-history/checks */
export const explainAlert = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/checks',
  tag,
  summary: 'Explains why a transaction was or wasn’t posted',
  description:
    'Judges the transaction by each rule of the module as it is now, and says what really happened at that time. The two can differ if the rule was changed. `event` is null for a transaction that isn’t known.',
  access: 'viewer',
  order: 'Rules in their order. Filters as the module checks them.',
  shows: ['PostHistory'],
  changes: [],
  unchanged: 'Only explains and posts nothing.',
  params: ofServer,
  body: z.object({ module: moduleText, signature: signatureSent }),
  data: whySchema,
  errors: { 'module-not-found': null },
});

/** POST /servers/{id}/post-history/replays: 422, in words, where it cannot be posted; 429 within 10 s of the last test. */
export const replayAlert = endpoint({
  method: 'POST',
  path: '/servers/{id}/post-history/replays',
  tag,
  summary: 'Previews what a rule would post about a transaction, or posts it as a test',
  description:
    'Returns the post that the rule, or the draft in `values`, would make about a past transaction. With a channel, it also posts it as a test, which counts for no posting limit. Returns 400 at `signature` if the rule doesn’t apply to it, and 422 if Discord would refuse it. Filters other than the asset don’t matter.',
  access: 'editor',
  limit:
    'One post every 10 seconds for each module of a server, together with tests. Previews don’t count.',
  changes: ['PostHistory', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: z.object({
    module: moduleText,
    ruleId: idText.check(z.describe('ID of the rule.')),
    signature: signatureSent,
    values: z.optional(
      z
        .unknown()
        .check(
          z.describe(
            'Draft of the rule’s values, which isn’t saved. Left out, the saved ones are used.',
          ),
        ),
    ),
    channelId: z
      .nullable(idText)
      .check(z.describe('Discord ID of the channel to post in; null to post nothing.')),
  }),
  data: replaySchema,
  errors: {
    'cannot-post': null,
    'module-not-found': null,
    'package-needed': null,
    'rule-not-found': null,
    'too-many-requests': null,
  },
});
