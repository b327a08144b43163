import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import { directorySchema } from './directory';
import { ownProfileSchema, profileValues, publicProfileSchema } from './profile';

const tag = 'Profiles';

/** GET /users/me/profile (decision 99). */
export const getMyProfile = endpoint({
  method: 'GET',
  path: '/users/me/profile',
  tag,
  summary: 'Returns the caller’s profile settings',
  access: 'session',
  shows: ['Profile'],
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

/** GET /users/me/profile/preview: made by what others are answered by. */
export const previewMyProfile = endpoint({
  method: 'GET',
  path: '/users/me/profile/preview',
  tag,
  summary: 'Returns the caller’s profile as members of their servers and others see it',
  description: 'A profile is null if they can’t see it.',
  access: 'session',
  shows: ['Profile'],
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
  shows: ['Profile'],
  params: { username: idOf('username', 'Username on Discord.') },
  data: publicProfileSchema,
  errors: { 404: null },
});

/** GET /users/directory (decision 99). */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/users/directory',
  tag,
  summary: 'Lists visible members of the caller’s servers',
  access: 'session',
  shows: ['Profile'],
  query: z.object({ ...searchQuery, ...sortQuery, ...pageQuery }),
  data: directorySchema,
});
