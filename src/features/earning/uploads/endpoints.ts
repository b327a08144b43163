import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { fileTypes, MOST_BYTES, TYPE_NAMES } from './fileTypes';
import { uploadedFileSchema } from './uploadedFile';

const tag = 'Uploads';
const ofUpload = { uploadId: idOf('upload', 'Id of the file.') };

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
    'At most 3 for a task, each as large as its owner allows, and 30 a day. Location and other notes are taken out of pictures. One that no answer holds is removed after a day.',
  access: 'session',
  changes: ['Quests'],
  ties: 'file',
  params: {
    slug: idOf('serverSlug', 'Name of the server in addresses.'),
    questSlug: idOf('questSlug', 'Name of the quest in addresses.'),
    taskId: idOf('task', 'Id of the task.'),
  },
  query: z.object({
    name: z
      .string()
      .check(z.maxLength(1000), z.describe('What it is called. It is cleaned, and shown as text.')),
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
  summary: 'The content of a file',
  description:
    '404 to everyone but who has sent it and, once it is handed in, reviewers of its server. Served as a download.',
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
  summary: 'Takes a file away before it is handed in',
  access: 'session',
  changes: ['Quests'],
  params: ofUpload,
  data: nothing,
  errors: { 404: null, 409: null },
});
