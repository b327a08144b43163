import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { messageCopiesSchema, MOST_COPIES, oneCopySchema } from './copy';

const tag = 'Linked copies';
const ofMessage = {
  id: serverParam,
  ruleId: idOf('embedMessage', 'ID of a message in the module Embed message.'),
};
const ofCopy = { ...ofMessage, copyId: idOf('linkedCopy', 'ID of the copy.') };

/** GET /servers/{id}/messages/{ruleId}/linked-copies (decision 135). */
export const listLinkedCopies = endpoint({
  method: 'GET',
  path: '/servers/{id}/messages/{ruleId}/linked-copies',
  tag,
  summary: 'Returns the linked copies of a message',
  description: 'Finishes updates requested by an earlier save before it responds.',
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
  summary: 'Posts a copy of a message in another channel',
  description: `A message has at most ${String(MOST_COPIES)} copies. A copy that Discord refuses gets the state FAILED and can be retried.`,
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
  summary: 'Updates linked copies',
  description:
    'Updates the copies in `copyIds` or, if that is null, all that are OUTDATED or FAILED. A copy that is GONE is posted again if it is listed. Returns 409 while the message is off.',
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
  summary: 'Unlinks a copy, which stays in Discord and is no longer updated',
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
  summary: 'Deletes a copy in Discord permanently',
  access: 'editor',
  changes: ['LinkedCopies', 'AuditLog'],
  params: ofCopy,
  data: nothing,
  errors: { 422: null },
});
