import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { textOrNull } from '@/shared/api/fields';
import { MOST_PICTURE_BYTES, OWN_PICTURE_NAMES, ownPictureTypes } from './pictureRules';

const tag = 'Profiles';
const picture = z.object({
  picture: textOrNull.check(
    z.describe(
      'Address of the picture that is shown now. Null if there is none in Discord either.',
    ),
  ),
});

/** PUT /users/me/picture (docs/product/profiles.md). */
export const updateMyPicture = endpoint({
  method: 'PUT',
  path: '/users/me/picture',
  tag,
  summary: 'Uploads the caller’s own profile picture',
  description:
    'Each side must be 64 to 1024 pixels. Animated images aren’t accepted. Location and other metadata are removed. The picture is shown wherever the name is. It replaces the earlier one, whose address stops working.',
  limit: '30 uploads a day (UTC) for each account, together with banners and files for quests.',
  access: 'session',
  changes: ['Profile', 'Points', 'Account'],
  ties: 'picture',
  upload: {
    maxBytes: MOST_PICTURE_BYTES,
    types: ownPictureTypes,
    typeNames: OWN_PICTURE_NAMES,
  },
  data: picture,
  errors: { 'daily-limit-reached': null },
});

/** DELETE /users/me/picture: the Discord picture is shown again. */
export const deleteMyPicture = endpoint({
  method: 'DELETE',
  path: '/users/me/picture',
  tag,
  summary: 'Removes the caller’s own profile picture',
  description:
    'The picture from Discord is shown again. The address of the removed one stops working.',
  access: 'session',
  changes: ['Profile', 'Points', 'Account'],
  data: picture,
});

/**
 * GET /users/pictures/{pictureId}: its address cannot be guessed and is sent to every viewer who may see the name, so
 * that a page can show it like a Discord picture.
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
  errors: { 'picture-not-found': null },
});
