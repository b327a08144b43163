import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, readableOf, timeOrNull } from '@/shared/api/fields';
import { fileTypes } from './fileTypes';

/** A file a member has sent. Its name is text of a stranger. */
export const uploadedFileSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'file').check(
    z.describe('File name as the member sent it, cleaned. Untrusted text.'),
  ),
  type: openEnum(z.enum(fileTypes)).check(z.describe('Type by content.')),
  bytes: orNull(z.number()).check(z.describe('Size of the stored file, without metadata.')),
  at: timeOrNull,
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Those that can be read: one that cannot is no reason to show nothing else of a task. */
export const uploadedFiles = readableOf(uploadedFileSchema);
