import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { accountSessionsSchema, deletionSchema } from './account';
import { accountExportSchema } from './exported';

const tag = 'Account';

/** GET /users/me/sessions (decision 96). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  tag,
  summary: 'Lists the caller’s sessions, this one first',
  access: 'session',
  shows: ['Sessions'],
  data: accountSessionsSchema,
});

/** DELETE /users/me/sessions/{sessionId}: its next call is answered with 401. */
export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/{sessionId}',
  tag,
  summary: 'Ends a session of the caller',
  access: 'session',
  changes: ['Sessions'],
  params: { sessionId: idOf('session', 'The session.') },
  data: nothing,
  errors: { 404: null },
});

/** POST /users/me/sessions/sign-out: this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/users/me/sessions/sign-out',
  tag,
  summary: 'Ends all sessions of the caller, including this one',
  access: 'session',
  changes: ['Sessions'],
  data: nothing,
  setsCookies: true,
});

/** GET /users/me/export */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/users/me/export',
  tag,
  summary: 'Exports the caller’s personal data',
  description:
    'Rows by category. It has the notes that teams wrote about the person, without their authors, and what the person did for servers. It has no tokens, and no ids or names of other people. A category without rows is an empty list.',
  access: 'session',
  shows: ['Account'],
  data: accountExportSchema,
});

/** GET /users/me/deletion: changes nothing. */
export const previewAccountDeletion = endpoint({
  method: 'GET',
  path: '/users/me/deletion',
  tag,
  summary: 'Returns what deleting the account would remove, and what blocks it',
  access: 'session',
  shows: [
    'Account',
    'Points',
    'Memberships',
    'LinkedWallets',
    'Ambassador',
    'Profile',
    'Orders',
    'Socials',
  ],
  data: deletionSchema,
});

/** DELETE /users/me: 400 at `username` where it is another, 409 while something is in the way. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/me',
  tag,
  summary: 'Deletes the caller’s account',
  description:
    'Erases the name, picture, wallets, linked accounts, texts, tickets, team notes, roles with access and notifications, and ends all sessions. Points, claims, payouts and orders stay without a name, for the books of servers. A payout keeps its amount and its signature and loses its wallet address: `address` is null. Rewards that failed can no longer be sent. Of a wallet that a quest rewarded, a keyed hash stays, so that the quest doesn’t reward it again. What is on the chain or was posted in Discord stays there.',
  access: 'session',
  changes: [],
  unchanged: 'The session ends with the account.',
  body: z.object({ username: z.string('Is your username.') }),
  data: nothing,
  setsCookies: true,
  errors: { 409: null },
});
