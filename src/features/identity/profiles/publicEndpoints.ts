import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { fileData } from '@/shared/api/fileData';
import { exactlyTrue, orNull } from '@/shared/api/fields';
import { CARD } from './pictureRules';
import { publicProfileSchema } from './profile';
import { MINUTE } from '@/shared/time/durations';

const tag = 'Public profiles';
const username = idOf('username', 'Username on Discord.');
const GONE =
  'Missing members, hidden profiles and profiles whose public link is off return the same 404.';

/** GET /public/members/{username} */
export const getPublicProfile = endpoint({
  method: 'GET',
  path: '/public/members/{username}',
  tag,
  summary: 'Returns a profile whose member turned on its public link',
  description: `The response is the same for everyone: what the member shows to people on none of their servers, without wallets. ${GONE} For link previews, a server answers \`/?member={username}\` of the members’ site with a page whose head has \`og:title\` (the name), \`og:description\` (the bio), \`og:url\` and \`og:image\` (the address of \`getProfileCard\`, 1200 × 630), and \`twitter:card\` with \`summary_large_image\`. If this call returns 404, the page has none of them.`,
  access: 'open',
  cachedFor: MINUTE / 1000,
  shows: ['Profile', 'Points', 'LinkedWallets'],
  params: { username },
  data: publicProfileSchema,
  errors: { 404: null },
});

/** GET /public/members/{username}/card.png */
export const getProfileCard = endpoint({
  method: 'GET',
  path: '/public/members/{username}/card.png',
  tag,
  summary: 'Returns the picture of a public profile for link previews',
  description: `1200 × 630 pixels. The member’s browser draws and uploads it. It’s removed when what the profile shows changes, until it’s drawn again. ${GONE}`,
  access: 'open',
  cachedFor: MINUTE / 1000,
  shows: ['Files'],
  params: { username },
  download: ['image/png'],
  data: fileData,
  errors: { 404: null },
});

/** GET /users/me/profile/card: what to draw, and whether that is needed. */
export const getMyCard = endpoint({
  method: 'GET',
  path: '/users/me/profile/card',
  tag,
  summary: 'Returns what the picture of the caller’s public profile has to show',
  description: '`profile` is null if the public link is off.',
  access: 'session',
  shows: ['Profile', 'Points', 'LinkedWallets'],
  data: z.object({
    profile: orNull(z.nullable(publicProfileSchema)),
    /** Names what is shown; changes whenever the picture has to be drawn again. */
    key: z.string(),
    /** Whether the picture that is stored shows that. */
    isCurrent: exactlyTrue,
  }),
});

/** PUT /users/me/profile/card: 409 where the profile changed since it was drawn. */
export const updateMyCard = endpoint({
  method: 'PUT',
  path: '/users/me/profile/card',
  tag,
  summary: 'Uploads the picture of the caller’s public profile',
  description:
    'A PNG of exactly 1200 × 630 pixels, drawn from the profile that `getMyCard` returned. Returns 409 if the profile has changed since, or if the public link is off.',
  access: 'session',
  changes: ['Profile'],
  query: z.object({ key: z.string().check(z.minLength(1), z.describe('From `getMyCard`.')) }),
  upload: { maxBytes: CARD.maxBytes, types: ['image/png'], typeNames: 'PNG pictures' },
  data: z.object({ isCurrent: exactlyTrue }),
  errors: { 409: null },
});
