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

/** GET /servers/{id}/messages/{ruleId}/linked-copies (docs/product/posts-and-messages.md). */
export const listLinkedCopies = endpoint({
  method: 'GET',
  path: '/servers/{id}/messages/{ruleId}/linked-copies',
  tag,
  summary: 'Returns the linked copies of a message',
  description:
    'A copy is compared with the saved message: CURRENT is the same, OUTDATED isn’t yet, FAILED couldn’t be changed, GONE is no longer in Discord. Finishes updates requested by an earlier save before it responds.',
  access: 'viewer',
  order: 'First posted first.',
  shows: ['LinkedCopies', 'Modules'],
  modules: ['{id}/embed-message'],
  params: ofMessage,
  data: messageCopiesSchema,
  errors: { 'module-not-found': null, 'rule-not-found': null },
});

/**
 * POST /servers/{id}/messages/{ruleId}/linked-copies: 409 if the message is off or the channel
 * already has a copy, 422 if the message has the maximum of copies.
 */
export const postLinkedCopy = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies',
  tag,
  summary: 'Posts a copy of a message in another channel',
  description: `Posts the saved message in that channel, and each later save updates this copy too. A message has at most ${String(MOST_COPIES)} copies, and one in each channel. A copy that Discord refuses gets the state FAILED and can be retried. The message and its module must be on.`,
  access: 'editor',
  changes: ['LinkedCopies', 'PostHistory', 'AuditLog'],
  idempotent: true,
  params: ofMessage,
  body: z.object({ channelId: idText.check(z.describe('Discord ID of the channel.')) }),
  status: 201,
  data: oneCopySchema,
  errors: {
    'copy-exists': null,
    'module-not-found': null,
    'package-needed': null,
    'rule-not-found': null,
    'switched-off': null,
    'too-many-copies': null,
  },
});

/** POST /servers/{id}/messages/{ruleId}/linked-copies/updates: returns all copies, with the result of each. */
export const updateLinkedCopies = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/updates',
  tag,
  summary: 'Updates linked copies',
  description:
    'Updates the copies in `copyIds` or, if that is null, all that are OUTDATED or FAILED. Copies that are CURRENT are skipped. A copy that is GONE is posted again if it is listed. The response has all copies with their new states. The message and its module must be on.',
  access: 'editor',
  changes: ['LinkedCopies', 'PostHistory', 'AuditLog'],
  params: ofMessage,
  body: z.object({
    copyIds: z
      .nullable(z.array(idText).check(z.maxLength(MOST_COPIES)))
      .check(z.describe('IDs of copies; null for all that are OUTDATED or FAILED.')),
  }),
  data: messageCopiesSchema,
  errors: {
    'copy-not-found': null,
    'module-not-found': null,
    'package-needed': null,
    'rule-not-found': null,
    'switched-off': null,
  },
});

/** POST /servers/{id}/messages/{ruleId}/linked-copies/{copyId}/unlink */
export const unlinkCopy = endpoint({
  method: 'POST',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/{copyId}/unlink',
  tag,
  summary: 'Unlinks a copy, which stays in Discord and is no longer updated',
  description:
    'The message stays in Discord as it is, and later saves don’t change it. It can be linked again.',
  access: 'editor',
  changes: ['LinkedCopies', 'AuditLog'],
  params: ofCopy,
  data: nothing,
  errors: { 'copy-not-found': null, 'module-not-found': null, 'rule-not-found': null },
});

/**
 * DELETE /servers/{id}/messages/{ruleId}/linked-copies/{copyId}: 422 with the reason if Discord
 * does not delete it.
 */
export const deleteLinkedCopy = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/messages/{ruleId}/linked-copies/{copyId}',
  tag,
  summary: 'Deletes a copy in Discord permanently',
  description:
    'Also removes a copy that is already gone from Discord. Returns 422, and keeps the copy, if Discord doesn’t delete the message. It can’t be undone.',
  access: 'editor',
  changes: ['LinkedCopies', 'AuditLog'],
  params: ofCopy,
  data: nothing,
  errors: {
    'cannot-post': null,
    'copy-not-found': null,
    'discord-unreachable': null,
    'module-not-found': null,
    'rule-not-found': null,
  },
});
