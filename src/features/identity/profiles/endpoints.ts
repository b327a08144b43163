import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import { directorySchema } from './directory';
import {
  ownProfileSchema,
  profileValues,
  publicProfileSchema,
  shownParts,
  visibilities,
} from './profile';
import { ownNftsSchema } from './showcase';

const tag = 'Profiles';

/** GET /users/me/profile (decision 99). */
export const getMyProfile = endpoint({
  method: 'GET',
  path: '/users/me/profile',
  tag,
  summary: 'Returns the caller’s profile settings',
  access: 'session',
  shows: ['Profile', 'LinkedWallets'],
  data: ownProfileSchema,
});

/** PUT /users/me/profile: 409 where it was changed since the version it was made from. */
export const updateMyProfile = endpoint({
  method: 'PUT',
  path: '/users/me/profile',
  tag,
  summary: 'Updates the caller’s profile settings',
  access: 'session',
  changes: ['Profile', 'Account'],
  ties: 'profile',
  body: z.object({ ...profileValues.shape, version: z.int() }),
  data: ownProfileSchema,
  errors: { 409: null },
});

const shownNames = shownParts.join('|');

/** GET /users/me/profile/preview: uses the same code as the profile that others see. */
export const previewMyProfile = endpoint({
  method: 'GET',
  path: '/users/me/profile/preview',
  tag,
  summary: 'Returns the caller’s profile as members of their servers and others see it',
  description:
    '`members` or `strangers` is null if that group can’t see the profile. Settings omitted from the query keep their saved values, so a form can preview changes.',
  access: 'session',
  shows: ['Profile', 'Points', 'LinkedWallets'],
  query: z.object({
    visibility: z.optional(z.enum(visibilities)),
    shown: z.optional(
      z
        .string()
        .check(
          z.regex(new RegExp(`^((${shownNames})(,(${shownNames}))*)?$`)),
          z.describe('Visible parts of the profile, separated by commas.'),
        ),
    ),
    nfts: z.optional(
      z
        .string()
        .check(
          z.regex(/^([1-9A-HJ-NP-Za-km-z]{32,44}(,[1-9A-HJ-NP-Za-km-z]{32,44}){0,5})?$/),
          z.describe('Addresses of up to 6 NFTs, separated by commas.'),
        ),
    ),
  }),
  data: z.object({
    members: z.nullable(publicProfileSchema),
    strangers: z.nullable(publicProfileSchema),
  }),
});

/** GET /users/{username}/profile: 404 alike for who is not there and who is hidden. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/users/{username}/profile',
  tag,
  summary: 'Returns a profile as far as the caller may see it',
  description: 'Hidden and missing profiles return the same response.',
  access: 'session',
  shows: ['Profile', 'Points', 'LinkedWallets'],
  params: { username: idOf('username', 'Discord username.') },
  data: publicProfileSchema,
  errors: { 404: null },
});

/** GET /users/directory (decision 99). */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/users/directory',
  tag,
  summary: 'Lists visible members of the caller’s servers',
  description:
    'Sorts by `name`, `joinedAt`, `-joinedAt` or `-points`. Members who hide their points come last.',
  access: 'session',
  shows: ['Profile', 'Points'],
  query: z.object({ ...searchQuery, ...sortQuery, ...pageQuery }),
  data: directorySchema,
});

/** GET /users/me/nfts: only verified collections, to exclude spam. */
export const listMyNfts = endpoint({
  method: 'GET',
  path: '/users/me/nfts',
  tag,
  summary: 'Lists the NFTs that the caller can show on their profile',
  description: 'Includes only NFTs in linked wallets and from verified collections.',
  access: 'session',
  shows: ['LinkedWallets'],
  query: z.object({ ...searchQuery, ...pageQuery }),
  data: ownNftsSchema,
});
