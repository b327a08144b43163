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
  summary: 'What one has set about oneself',
  access: 'session',
  shows: ['Profile'],
  data: ownProfileSchema,
});

/** PUT /users/me/profile: 409 where it was changed since the version it was made from. */
export const updateMyProfile = endpoint({
  method: 'PUT',
  path: '/users/me/profile',
  tag,
  summary: 'Changes what one has set about oneself',
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
  summary: 'One’s profile as members of one’s servers see it, and as strangers do',
  description: 'Null where they see none.',
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
  summary: 'Someone’s profile, as far as one may see it',
  description: 'No one is told whether someone isn’t here or keeps hidden.',
  access: 'session',
  shows: ['Profile'],
  params: { username: idOf('username', 'Name of the account on Discord.') },
  data: publicProfileSchema,
  errors: { 404: null },
});

/** GET /users/directory (decision 99). */
export const listDirectory = endpoint({
  method: 'GET',
  path: '/users/directory',
  tag,
  summary: 'People of one’s servers who let themselves be seen',
  access: 'session',
  shows: ['Profile'],
  query: z.object({ ...searchQuery, ...sortQuery, ...pageQuery }),
  data: directorySchema,
});
