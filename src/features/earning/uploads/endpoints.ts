import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { fileTypes, MOST_BYTES, TYPE_NAMES } from './fileTypes';
import { uploadedFileSchema } from './uploadedFile';

const tag = 'Uploads';
const ofUpload = { uploadId: idOf('upload', 'ID of the file.') };

/**
 * POST …/tasks/{taskId}/files: attaches a file to one’s own try at a quest. Its type is told by its content;
 * what it is sent as must agree (decision 79).
 */
export const uploadTaskFile = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/tasks/{taskId}/files',
  tag,
  summary: 'Attaches a file to a task',
  description:
    'Allows at most 3 files per task and 30 per day. The task sets the maximum size. Location and other metadata are removed from images. A file that isn’t part of an answer is deleted after a day.',
  access: 'session',
  changes: ['Quests'],
  ties: 'file',
  params: {
    slug: idOf('serverSlug', 'Server slug, as in page URLs.'),
    questSlug: idOf('questSlug', 'Quest slug, as in page URLs.'),
    taskId: idOf('task', 'ID of the task.'),
  },
  query: z.object({
    name: z
      .string()
      .check(z.maxLength(1000), z.describe('File name. It is cleaned and shown as text.')),
  }),
  upload: { maxBytes: MOST_BYTES, types: fileTypes, typeNames: TYPE_NAMES },
  data: z.object({ file: uploadedFileSchema }),
  status: 201,
  errors: { 403: null, 404: null, 409: null, 429: null },
});

/** GET /uploads/{uploadId}: for who has sent it, and once it is handed in for reviewers of its server. */
export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/{uploadId}',
  tag,
  summary: 'Returns the content of a file',
  description:
    'Only the member who uploaded the file and, after it’s submitted, reviewers of the server can read it. Everyone else gets 404. The file is served as a download.',
  access: 'session',
  shows: ['Files'],
  params: ofUpload,
  download: fileTypes,
  data: fileData,
  errors: { 404: null },
});

/** DELETE /uploads/{uploadId}: takes a file away that has not been handed in; 409 afterwards. */
export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/{uploadId}',
  tag,
  summary: 'Deletes a file before it is submitted',
  access: 'session',
  changes: ['Quests'],
  params: ofUpload,
  data: nothing,
  errors: { 404: null, 409: null },
});
