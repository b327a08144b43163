import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { MOST_BYTES, SERVER_PICTURE_NAMES, serverPictureTypes } from './pictureRules';

const tag = 'Server pictures';

/**
 * POST /servers/{id}/pictures: the type is detected from the content and must match the declared one
 * (docs/product/quests.md).
 */
export const uploadServerPicture = endpoint({
  method: 'POST',
  path: '/servers/{id}/pictures',
  tag,
  summary: 'Uploads a picture for messages, covers and banners',
  description:
    'The content decides the type and must match Content-Type. Each side must have 16 to 4096 pixels. Location and other metadata are removed. A server keeps at most 200 pictures and 200 MB. When they are full, the oldest pictures that nothing uses and that are older than 7 days are deleted, or else it returns 409. A picture the server already has keeps its address, so a repeat is harmless. Returns 402 if the server has no active package.',
  access: 'editor',
  changes: [],
  unchanged: 'No answer shows the picture before settings with its address are saved.',
  params: { id: serverParam },
  upload: { maxBytes: MOST_BYTES, types: serverPictureTypes, typeNames: SERVER_PICTURE_NAMES },
  data: z.object({
    url: z
      .string()
      .check(
        z.describe(
          'Absolute address to save in settings. It’s https, except for a back end on the developer’s own device.',
        ),
      ),
  }),
  status: 201,
  errors: { 'limit-reached': null, 'package-needed': null },
});

/** GET /pictures/{pictureId}: loaded by Discord and members' browsers, so anyone with the address may read it. */
export const getServerPicture = endpoint({
  method: 'GET',
  path: '/pictures/{pictureId}',
  tag,
  summary: 'Returns a picture of a server',
  description:
    'The address can’t be guessed and always has the same content. It stops working when the picture is deleted.',
  access: 'open',
  shows: ['Files'],
  params: { pictureId: idOf('serverPicture', 'ID of the picture.') },
  download: serverPictureTypes,
  isPublicFile: true,
  data: fileData,
  errors: { 'picture-not-found': null },
});
