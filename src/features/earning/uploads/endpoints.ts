import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { fileTypes, MOST_BYTES, TYPE_NAMES } from './fileTypes';
import { uploadedFileSchema } from './uploadedFile';

const tag = 'Uploads';
const ofUpload = { uploadId: idOf('upload', 'ID of the file.') };

/** POST …/tasks/{taskId}/files */
export const uploadTaskFile = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/tasks/{taskId}/files',
  tag,
  summary: 'Attaches a file to a task',
  description:
    'The content must match the Content-Type, and location and other metadata are removed from images. A task takes at most 3 files, each only once and up to the size that its quest allows. A file that isn’t part of a checked answer is deleted after a day.',
  limit: '30 files a day (UTC) for each account, counting deleted ones.',
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
  errors: {
    'all-claimed': null,
    'already-submitted': null,
    'body-too-large': null,
    'daily-limit-reached': null,
    'file-attached': null,
    'limit-reached': null,
    'no-nfts-left': null,
    'not-a-member': null,
    'quest-ended': null,
    'quest-locked': null,
    'quest-not-found': null,
    'quest-not-open': null,
    'requirements-not-met': null,
    'server-not-found': null,
    'task-done': null,
    'task-without-files': null,
  },
});

/** GET /uploads/{uploadId} */
export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/{uploadId}',
  tag,
  summary: 'Returns the content of a file',
  description:
    'Only the member who uploaded the file and, once it’s submitted, reviewers of the server can read it. Everyone else gets 404. The file is served as a download.',
  access: 'session',
  shows: ['Files'],
  params: ofUpload,
  download: fileTypes,
  data: fileData,
  errors: { 'file-not-found': null },
});

/** DELETE /uploads/{uploadId} */
export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/{uploadId}',
  tag,
  summary: 'Deletes a file before it is submitted',
  description:
    'Only the member who uploaded the file can delete it; everyone else gets 404. Returns 409 once it’s submitted or its task is done. Without its last file, the task is open again.',
  access: 'session',
  changes: ['Quests'],
  params: ofUpload,
  data: nothing,
  errors: { 'already-submitted': null, 'file-not-found': null, 'task-done': null },
});
