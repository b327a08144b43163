import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { postedMessageSchema } from './posted';

const tag = 'Linked copies';

/** GET /servers/{id}/posted-messages (decision 135). */
export const findPostedMessage = endpoint({
  method: 'GET',
  path: '/servers/{id}/posted-messages',
  tag,
  summary: 'Returns a message the bot posted on a server',
  description:
    'Returns 404 if the bot didn’t post the message, or if it was deleted or has expired.',
  access: 'viewer',
  shows: ['LinkedCopies'],
  params: { id: serverParam },
  query: z.object({
    channelId: idText.check(z.describe('Discord ID of the channel.')),
    messageId: idText.check(z.describe('Discord ID of the message.')),
  }),
  data: postedMessageSchema,
});

/**
 * POST /servers/{id}/messages/{ruleId}/links: 409 where another rule changes it or a copy stands in its channel
 * already, 422 where there are as many as there may be.
 */
export const linkPostedMessage = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/links',
  tag,
  summary: 'Links a posted message to a rule as a copy',
  description: 'The message doesn’t change until the rule is saved.',
  access: 'editor',
  changes: ['Modules', 'AuditLog', 'Quests', 'ServerOverview'],
  modules: ['{id}/embed-message'],
  params: {
    id: serverParam,
    ruleId: idOf('embedMessage', 'ID of a message in the module Embed message.'),
  },
  body: z.object({ channelId: idText, messageId: idText }),
  status: 201,
  data: nothing,
  errors: { 402: null, 409: null, 422: null },
});
