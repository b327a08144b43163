import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { postedMessageSchema } from './posted';

const tag = 'Linked copies';

/** GET /servers/{id}/posted-messages (docs/product/posts-and-messages.md). */
export const findPostedMessage = endpoint({
  method: 'GET',
  path: '/servers/{id}/posted-messages',
  tag,
  summary: 'Returns a message the bot posted on a server',
  description:
    'Finds messages that any module posted in the last 30 days, and linked copies of any age. Returns 404 if the bot didn’t post the message, or if it was deleted.',
  access: 'viewer',
  shows: ['LinkedCopies'],
  params: { id: serverParam },
  query: z.object({
    channelId: idText.check(z.describe('Discord ID of the channel.')),
    messageId: idText.check(z.describe('Discord ID of the message.')),
  }),
  data: postedMessageSchema,
  errors: { 'message-not-found': null },
});

/**
 * POST /servers/{id}/messages/{ruleId}/links: 409 if another rule changes the message or its
 * channel already has a copy, 422 if the rule has the maximum of copies.
 */
export const linkPostedMessage = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/links',
  tag,
  summary: 'Links a posted message to a rule as a copy',
  description:
    'The message becomes a copy of the rule and changes with the rule’s next save. Returns 409 if it belongs to another rule, or if the rule has a copy in that channel. An unlinked copy belongs to no rule. The rule and its module must be on.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'Quests', 'ServerOverview'],
  modules: ['{id}/embed-message'],
  params: {
    id: serverParam,
    ruleId: idOf('embedMessage', 'ID of a message in the module Embed message.'),
  },
  body: z.object({
    channelId: idText.check(z.describe('Discord ID of the channel.')),
    messageId: idText.check(z.describe('Discord ID of the message.')),
  }),
  status: 201,
  data: nothing,
  errors: {
    'copy-exists': null,
    'message-not-found': null,
    'message-of-another': null,
    'module-not-found': null,
    'package-needed': null,
    'rule-not-found': null,
    'switched-off': null,
    'too-many-copies': null,
  },
});
