import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { textOrNull } from '@/shared/api/fields';
import { MOST_PICTURE_BYTES, OWN_PICTURE_NAMES, ownPictureTypes } from './pictureRules';

const tag = 'Profiles';
/** Where the picture beside one's name is from now on. */
const picture = z.object({ picture: textOrNull });

/** PUT /users/me/picture (decision 108). */
export const updateMyPicture = endpoint({
  method: 'PUT',
  path: '/users/me/picture',
  tag,
  summary: 'Uploads the caller’s own profile picture',
  description:
    'Each side must be 64 to 1024 pixels. Animated images aren’t accepted. Location and other metadata are removed. The image counts toward the limit of 30 files per day.',
  access: 'session',
  changes: ['Profile', 'Points', 'Account'],
  ties: 'picture',
  upload: {
    maxBytes: MOST_PICTURE_BYTES,
    types: ownPictureTypes,
    typeNames: OWN_PICTURE_NAMES,
  },
  data: picture,
  errors: { 429: null },
});

/** DELETE /users/me/picture: the one of Discord is shown again. */
export const deleteMyPicture = endpoint({
  method: 'DELETE',
  path: '/users/me/picture',
  tag,
  summary: 'Removes the caller’s own profile picture',
  access: 'session',
  changes: ['Profile', 'Points', 'Account'],
  data: picture,
});

/**
 * GET /users/pictures/{pictureId}: its address cannot be guessed and is told to whoever is told the name, so that a
 * page can show it as it shows one of Discord.
 */
export const getProfilePicture = endpoint({
  method: 'GET',
  path: '/users/pictures/{pictureId}',
  tag,
  summary: 'Returns a user’s own profile picture',
  description: 'Each picture has its own address, which stops working when the picture is removed.',
  access: 'open',
  shows: ['Files'],
  params: { pictureId: idOf('picture', 'ID of the picture.') },
  download: ownPictureTypes,
  data: fileData,
  errors: { 404: null },
});
