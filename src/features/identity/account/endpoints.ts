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
  summary: 'Lists the caller’s sessions, the current one first',
  access: 'session',
  shows: ['Sessions'],
  data: accountSessionsSchema,
});

/** DELETE /users/me/sessions/{sessionId}: its next call is answered with 401. */
export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/{sessionId}',
  tag,
  summary: 'Ends one of the caller’s sessions',
  access: 'session',
  changes: ['Sessions'],
  params: { sessionId: idOf('session', 'ID of the session.') },
  data: nothing,
  errors: { 404: null },
});

/** POST /users/me/sessions/sign-out: this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/users/me/sessions/sign-out',
  tag,
  summary: 'Ends all sessions of the caller, including the current one',
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
    'Returns rows by category. They include notes that teams wrote about the person, without their authors, and the person’s work for servers. They contain no tokens, and no IDs or names of other people. A category without rows is an empty list.',
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
    'Erases the name, picture, wallets, linked accounts, written answers, tickets, team notes, access roles and notifications, and ends all sessions. Points, claims, payouts and orders are kept without a name in the servers’ accounting records. A payout keeps its amount and signature but loses its wallet address: `address` is null. Failed rewards can no longer be sent. If a quest rewarded a wallet, its keyed hash is kept so that the quest can’t reward it again. Data on Solana and posts in Discord aren’t deleted.',
  access: 'session',
  changes: [],
  unchanged: 'Deleting the account also ends its session.',
  body: z.object({ username: z.string('Enter your username.') }),
  data: nothing,
  setsCookies: true,
  errors: { 409: null },
});
