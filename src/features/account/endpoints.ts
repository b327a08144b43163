import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { accountExportSchema, accountSessionsSchema, deletionSchema } from './account';

const tag = 'Account';

/** GET /users/me/sessions (decision 96). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  tag,
  summary: 'Where one is signed in, this session first',
  access: 'session',
  data: accountSessionsSchema,
});

/** DELETE /users/me/sessions/{sessionId}: its next call is answered with 401. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/{sessionId}',
  tag,
  summary: 'Ends one of one’s sessions',
  access: 'session',
  params: { sessionId: idOf('session', 'The session.') },
  data: nothing,
  errors: { 404: null },
});

/** POST /users/me/sessions/sign-out: this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/users/me/sessions/sign-out',
  tag,
  summary: 'Ends all of one’s sessions, this one too',
  access: 'session',
  data: nothing,
  setsCookies: true,
});

/** GET /users/me/export */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/me/export',
  tag,
  summary: 'Everything kept about oneself',
  description: 'Rows as they are kept, without tokens, and without ids of other people.',
  access: 'session',
  data: accountExportSchema,
});

/** GET /users/me/deletion: changes nothing. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/users/me/deletion',
  tag,
  summary: 'What deleting one’s account would take away, and what is in its way',
  access: 'session',
  data: deletionSchema,
});

/** DELETE /users/me: 400 at `username` where it is another, 409 while something is in the way. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/me',
  tag,
  summary: 'Deletes one’s account',
  description:
    'Name, wallets, accounts and notifications go, and all sessions end. Lines of ledgers stay, of nobody by name, for the sums of servers.',
  access: 'session',
  body: z.object({ username: z.string('Is your username.') }),
  data: nothing,
  setsCookies: true,
  errors: { 409: null },
});
