import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, readableOf, timeOrNull } from '@/shared/api/fields';
import { fileTypes } from './fileTypes';

/** A file a member has sent. Its name is text of a stranger. */
export const uploadedFileSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'file'),
  /** What the server found it to be. */
  type: openEnum(z.enum(fileTypes)),
  /** Size of what is kept; location and other notes are taken out of pictures. */
  bytes: orNull(z.number()),
  at: timeOrNull,
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Those that can be read: one that cannot is no reason to show nothing else of a task. */
export const uploadedFiles = readableOf(uploadedFileSchema);
