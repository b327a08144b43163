import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { exactlyTrue, orNull } from '@/shared/api/fields';
import { CARD } from './pictureRules';
import { publicProfileSchema } from './profile';
import { MINUTE } from '@/shared/time/durations';

const tag = 'Public profiles';
const username = idOf('username', 'Discord username.');
const GONE =
  'Unknown usernames, hidden profiles and profiles whose public link is off return the same 404.';

/** GET /public/members/{username} */
export const getPublicProfile = endpoint({
  method: 'GET',
  path: '/public/members/{username}',
  tag,
  summary: 'Returns the public profile of a member',
  description: `Available only while the member’s public link is on. The response is the same for everyone. It contains the parts visible to people who share no server with the member, except wallets. ${GONE} For link previews, the web server of the members’ site adds tags to \`/?member={username}\`: \`og:title\` (the name), \`og:description\` (the bio), \`og:url\`, \`og:image\` (the address of \`getProfileCard\`, 1200 × 630) and \`twitter:card\` (\`summary_large_image\`). If this call returns 404, it adds none.`,
  access: 'open',
  cachedFor: MINUTE / 1000,
  shows: ['Profile', 'Points', 'LinkedWallets'],
  params: { username },
  data: publicProfileSchema,
  errors: { 'member-not-found': null },
});

/** GET /public/members/{username}/card.png */
export const getProfileCard = endpoint({
  method: 'GET',
  path: '/public/members/{username}/card.png',
  tag,
  summary: 'Returns the link preview image of a public profile',
  description: `A PNG of 1200 × 630 pixels that the member’s browser draws and uploads. After the profile changes, the image is unavailable until a new one is uploaded. ${GONE}`,
  access: 'open',
  cachedFor: MINUTE / 1000,
  shows: ['Files'],
  params: { username },
  download: ['image/png'],
  data: fileData,
  errors: { 'member-not-found': null },
});

/** GET /users/me/profile/card: content of the picture, and whether it has to be drawn again. */
export const getMyCard = endpoint({
  method: 'GET',
  path: '/users/me/profile/card',
  tag,
  summary: 'Returns the data for drawing the link preview image of the caller’s public profile',
  description: '`profile` is null if the public link is off.',
  access: 'session',
  shows: ['Profile', 'Points', 'LinkedWallets'],
  data: z.object({
    profile: orNull(z.nullable(publicProfileSchema)),
    key: z
      .string()
      .check(
        z.describe(
          'Hash of the content, without figures that change often. It changes whenever the image has to be drawn again.',
        ),
      ),
    isCurrent: exactlyTrue.check(z.describe('Whether the stored image shows this content.')),
  }),
});

/** PUT /users/me/profile/card: 409 if the profile changed after the picture was drawn. */
export const updateMyCard = endpoint({
  method: 'PUT',
  path: '/users/me/profile/card',
  tag,
  summary: 'Uploads the link preview image of the caller’s public profile',
  description:
    'A PNG of exactly 1200 × 630 pixels, drawn from the profile that `getMyCard` returned. Returns 409 if the profile has changed since, or if the public link is off.',
  access: 'session',
  changes: ['Profile'],
  query: z.object({ key: z.string().check(z.minLength(1), z.describe('Key from `getMyCard`.')) }),
  upload: { maxBytes: CARD.maxBytes, types: ['image/png'], typeNames: 'PNG images' },
  data: z.object({ isCurrent: exactlyTrue }),
  errors: { 'stale-version': null },
});
