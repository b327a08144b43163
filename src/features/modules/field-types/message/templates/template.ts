import * as z from 'zod/mini';
import { idSchema, orElse, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pastMessageSchema } from '../../../preview/shownMessage';

/** How many a server may keep; ours. */
export const MOST_TEMPLATES = 50;
export const MOST_NAME = 60;

/** A message a server keeps to begin others from. */
export const messageTemplateSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed template'),
  message: pastMessageSchema,
  savedAt: timeOrNull.check(z.describe('When it was last saved or renamed.')),
  savedBy: textOrNull.check(
    z.describe('Name of the person who last saved or renamed it; null if unknown.'),
  ),
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

/** Those of a server, by name. */
export const messageTemplatesSchema = withLists({
  templates: listOf(messageTemplateSchema, { what: 'template', by: 'id' }),
});

export const oneTemplateSchema = z.object({ template: messageTemplateSchema });
