import * as z from 'zod/mini';
import { endpoint, idOf, nothing, serverParam } from '@/shared/api/endpoint';
import { messageSchema } from '../../../common-fields/message';
import { messageTemplatesSchema, MOST_NAME, MOST_TEMPLATES, oneTemplateSchema } from './template';

const tag = 'Message templates';
const ofServer = { id: serverParam };
const ofTemplate = {
  ...ofServer,
  templateId: idOf('messageTemplate', 'ID of the template.'),
};

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(MOST_NAME, `Maximum ${String(MOST_NAME)} characters.`),
  );

/** GET /servers/{id}/message-templates (docs/product/posts-and-messages.md). */
export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/servers/{id}/message-templates',
  tag,
  summary: 'Lists the message templates of a server',
  description: 'The team shares them. The response has the messages in full.',
  access: 'viewer',
  order: 'By name without regard to case.',
  orderedBy: ['name'],
  shows: ['MessageTemplates'],
  params: ofServer,
  data: messageTemplatesSchema,
});

/** POST /servers/{id}/message-templates: 409 where the name is taken, or there are as many as there may be. */
export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/servers/{id}/message-templates',
  tag,
  summary: 'Saves a message as a template',
  description: `Names are unique on the server without regard to case. A server has at most ${String(MOST_TEMPLATES)} templates. A message made from a template isn’t tied to it.`,
  access: 'editor',
  changes: ['MessageTemplates', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: z.object({ name, message: messageSchema }),
  status: 201,
  data: oneTemplateSchema,
  errors: { 'limit-reached': null, 'name-taken': null },
});

/** PUT /servers/{id}/message-templates/{templateId}: 409 where the name is taken. */
export const renameMessageTemplate = endpoint({
  method: 'PUT',
  path: '/servers/{id}/message-templates/{templateId}',
  tag,
  summary: 'Renames a template',
  description:
    'Keeps the message. The last one to rename wins. The new name must be free on the server, without regard to case.',
  access: 'editor',
  changes: ['MessageTemplates', 'AuditLog'],
  params: ofTemplate,
  body: z.object({ name }),
  data: oneTemplateSchema,
  errors: { 'name-taken': null, 'template-not-found': null },
});

/** DELETE /servers/{id}/message-templates/{templateId}: messages made from it stay. */
export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/message-templates/{templateId}',
  tag,
  summary: 'Deletes a template',
  description: 'Messages made from it stay. It can’t be undone.',
  access: 'editor',
  changes: ['MessageTemplates', 'AuditLog'],
  params: ofTemplate,
  data: nothing,
  errors: { 'template-not-found': null },
});
