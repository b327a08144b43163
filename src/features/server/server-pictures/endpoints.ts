import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { MOST_BYTES, SERVER_PICTURE_NAMES, serverPictureTypes } from './pictureRules';

const tag = 'Server pictures';

/** POST /servers/{id}/pictures: its type is judged by its content; what it is sent as must agree (decision 79). */
export const uploadServerPicture = endpoint({
  method: 'POST',
  path: '/servers/{id}/pictures',
  tag,
  summary: 'Uploads a picture for messages, covers and banners',
  description:
    'Each side must have 16 to 4096 pixels. Location and other metadata are removed. A server keeps at most 200 pictures and 200 MB. When they are full, the oldest pictures that nothing uses are deleted. A picture the server already has keeps its address. Returns 402 if the server has no active package.',
  access: 'editor',
  changes: [],
  unchanged: 'No answer shows the picture before settings with its address are saved.',
  params: { id: serverParam },
  upload: { maxBytes: MOST_BYTES, types: serverPictureTypes, typeNames: SERVER_PICTURE_NAMES },
  data: z.object({
    /** Absolute, to be stored in settings: https:, but for a back end on the developer's own device. */
    url: z.string(),
  }),
  status: 201,
  errors: { 402: null, 409: null },
});

/** GET /pictures/{pictureId}: Discord and members' browsers read it, so everybody may who knows its address. */
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
  errors: { 404: null },
});
