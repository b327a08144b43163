import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { messageCopiesSchema, MOST_COPIES, oneCopySchema } from './copy';

const tag = 'Linked copies';
const ofMessage = {
  id: serverParam,
  ruleId: idOf('embedMessage', 'Id of a rule of Embed message.'),
};
const ofCopy = { ...ofMessage, copyId: idOf('linkedCopy', 'Id of the copy.') };

/** GET /servers/{id}/messages/{ruleId}/linked-copies (decision 135). */
export const listLinkedCopies = endpoint({
  method: 'GET',
  path: '/servers/{id}/messages/{ruleId}/linked-copies',
  tag,
  summary: 'Lists the linked copies of a message',
  description: 'What a save has asked for is done before it answers.',
  access: 'viewer',
  shows: ['LinkedCopies', 'Modules'],
  modules: ['{id}/embed-message'],
  params: ofMessage,
  data: messageCopiesSchema,
});

/**
 * POST /servers/{id}/messages/{ruleId}/linked-copies: 409 where it is switched off or a copy stands there already, 422
 * where there are as many as there may be.
 */
export const postLinkedCopy = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies',
  tag,
  summary: 'Posts a linked copy to another channel',
  description: `At most ${String(MOST_COPIES)} of a message. What Discord refuses is kept as FAILED and can be tried again.`,
  access: 'editor',
  changes: ['LinkedCopies', 'PostHistory', 'AuditLog'],
  idempotent: true,
  params: ofMessage,
  body: z.object({ channelId: idText }),
  status: 201,
  data: oneCopySchema,
  errors: { 402: null, 409: null, 422: null },
});

/** POST /servers/{id}/messages/{ruleId}/linked-copies/updates: answers all copies, with what came of each. */
export const updateLinkedCopies = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/updates',
  tag,
  summary: 'Updates linked copies, one after another',
  description:
    'Those named, or all that are OUTDATED or FAILED. One that is GONE is posted anew where it is named. 409 while the message is switched off.',
  access: 'editor',
  changes: ['LinkedCopies', 'PostHistory', 'AuditLog'],
  params: ofMessage,
  body: z.object({
    copyIds: z.nullable(z.array(idText).check(z.maxLength(MOST_COPIES))),
  }),
  data: messageCopiesSchema,
  errors: { 402: null, 409: null },
});

/** POST /servers/{id}/messages/{ruleId}/linked-copies/{copyId}/unlink */
export const unlinkCopy = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/{copyId}/unlink',
  tag,
  summary: 'Unlinks a copy, so that it’s no longer updated',
  access: 'editor',
  changes: ['LinkedCopies', 'AuditLog'],
  params: ofCopy,
  data: nothing,
});

/** DELETE /servers/{id}/messages/{ruleId}/linked-copies/{copyId}: 422, in words, where Discord does not delete it. */
export const deleteLinkedCopy = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/{copyId}',
  tag,
  summary: 'Deletes a linked copy in Discord, permanently',
  access: 'editor',
  changes: ['LinkedCopies', 'AuditLog'],
  params: ofCopy,
  data: nothing,
  errors: { 422: null },
});
