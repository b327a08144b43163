import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { textOrNull } from '@/shared/api/fields';
import { MOST_PICTURE_BYTES, OWN_PICTURE_NAMES, ownPictureTypes } from './pictureRules';

const tag = 'Profiles';
const banner = z.object({
  banner: textOrNull.check(z.describe('Address of the banner. Null for the drawn one.')),
});

/** PUT /users/me/banner */
export const updateMyBanner = endpoint({
  method: 'PUT',
  path: '/users/me/banner',
  tag,
  summary: 'Uploads the caller’s profile banner',
  description:
    'The image must be at least 300 × 100 and at most 2048 × 2048 pixels. Animated images aren’t accepted. Location and other metadata are removed. The new banner replaces the earlier one, whose address stops working, and makes the stored link preview image outdated.',
  limit:
    '30 uploads a day (UTC) for each account, together with other pictures and files for quests.',
  access: 'session',
  changes: ['Profile'],
  ties: 'picture',
  upload: {
    maxBytes: MOST_PICTURE_BYTES,
    types: ownPictureTypes,
    typeNames: OWN_PICTURE_NAMES,
  },
  data: banner,
  errors: { 'daily-limit-reached': null },
});

/** DELETE /users/me/banner: the profile shows the drawn banner again. */
export const deleteMyBanner = endpoint({
  method: 'DELETE',
  path: '/users/me/banner',
  tag,
  summary: 'Removes the caller’s profile banner',
  description: 'The profile shows the drawn banner again. Its address stops working.',
  access: 'session',
  changes: ['Profile'],
  data: banner,
});

/** GET /users/banners/{bannerId}: needs no session. The address can't be guessed and is part of the profile. */
export const getBanner = endpoint({
  method: 'GET',
  path: '/users/banners/{bannerId}',
  tag,
  summary: 'Returns a profile banner',
  description: 'Each banner has its own address, which stops working when the banner is removed.',
  access: 'open',
  shows: ['Files'],
  params: { bannerId: idOf('banner', 'ID of the banner.') },
  download: ownPictureTypes,
  data: fileData,
  errors: { 'picture-not-found': null },
});
