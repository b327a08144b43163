import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { directorySchema, directorySorts } from './directory';
import {
  ownProfileSchema,
  profileValues,
  publicProfileSchema,
  shownParts,
  visibilities,
} from './profile';
import { ownNftsSchema } from './showcase';

const tag = 'Profiles';

/** GET /users/me/profile (docs/product/profiles.md). */
export const getMyProfile = endpoint({
  method: 'GET',
  path: '/users/me/profile',
  tag,
  summary: 'Returns the caller’s profile settings',
  description: 'Includes chosen NFTs that were sold since, which others don’t see.',
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
  description:
    'Sets all settings. `shown` decides which parts others see, and `visibility` who sees the profile at all. The name is the one shown on all servers. The stored link preview image is deleted.',
  access: 'session',
  changes: ['Profile', 'Account'],
  ties: 'profile',
  body: z.object({
    ...profileValues.shape,
    version: z.int().check(z.describe('`version` that the change was made from.')),
  }),
  data: ownProfileSchema,
  errors: { 'stale-version': null },
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
    visibility: z.optional(z.enum(visibilities).check(z.describe('`visibility` to preview.'))),
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

/** GET /users/profiles/{username}: 404 alike for who is not there and who is hidden. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profiles/{username}',
  tag,
  summary: 'Returns a profile as far as the caller may see it',
  description:
    'Hidden, missing and banned accounts return the same 404. `SHARED_SERVERS` profiles are visible to members of a common server, `PUBLIC` ones to everyone who is signed in. Only servers that the caller is a member of, or that are listed in Discover, count in it. Usernames are compared without regard to case.',
  access: 'session',
  shows: ['Profile', 'Points', 'LinkedWallets'],
  params: { username: idOf('username', 'Discord username.') },
  data: publicProfileSchema,
  errors: { 'member-not-found': null },
});

/** GET /users/directory (docs/product/profiles.md). */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/users/directory',
  tag,
  summary: 'Lists visible members of the caller’s servers',
  description:
    'Members who are on a server with the caller now, the caller included. Hidden and banned accounts aren’t in it. Parts that a member doesn’t show are null or empty.',
  order: 'By name; equal names by username.',
  orderedBy: ['name', 'username'],
  access: 'session',
  shows: ['Profile', 'Points'],
  query: z.object({
    search: z.optional(
      z.string().check(z.describe('Words that must all occur in the name or username.')),
    ),
    sort: z.optional(
      z
        .enum(directorySorts)
        .check(
          z.describe(
            'Defaults to `name`. With `-points`, members who hide their points come last. Equal values are by name, then username.',
          ),
        ),
    ),
    ...pageQuery,
  }),
  data: directorySchema,
});

/** GET /users/me/nfts: only verified collections, to exclude spam. */
export const listMyNfts = endpoint({
  method: 'GET',
  path: '/users/me/nfts',
  tag,
  summary: 'Lists the NFTs that the caller can show on their profile',
  description: 'Includes only NFTs in linked wallets and from verified collections.',
  order: 'By name; equal names by address.',
  orderedBy: ['name', 'address'],
  access: 'session',
  shows: ['LinkedWallets'],
  query: z.object({
    search: z.optional(
      z.string().check(z.describe('Words that must all occur in the name or the collection.')),
    ),
    ...pageQuery,
  }),
  data: ownNftsSchema,
});
