import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { accountSessionsSchema, deletionSchema } from './account';
import { accountExportSchema } from './exported';

const tag = 'Account';

/** GET /users/me/sessions (docs/product/signing-in-and-account.md). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  tag,
  summary: 'Lists the caller’s sessions',
  description: 'Sessions whose refresh token is still valid.',
  order: 'The current session first, then the one renewed last; equal times by ID.',
  orderedBy: ['-isCurrent', '-seenAt', 'id'],
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
  description:
    'Its tokens stop working at once. The cookies stay in its browser; `logOut` deletes those of the current session.',
  access: 'session',
  changes: ['Sessions'],
  params: { sessionId: idOf('session', 'ID of the session.') },
  data: nothing,
  errors: { 'session-not-found': null },
});

/** POST /users/me/sessions/sign-out: this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/users/me/sessions/sign-out',
  tag,
  summary: 'Ends all sessions of the caller, including the current one',
  description: 'Their tokens stop working at once. Deletes the cookies of the current session.',
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
  description:
    'Changes nothing. What blocks it: an owned server with an active package, a payment being verified, and a claim, reward or commission payout in progress.',
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
    'Returns 409 while something in `blocks` of `previewAccountDeletion` is in the way. Erases the name, picture, wallets, linked accounts, written answers, tickets, team notes, access roles and notifications, and ends all sessions. Points, claims, payouts and orders are kept without a name in the servers’ accounting records. A payout keeps its amount and signature but loses its wallet address: `address` is null. Failed rewards can no longer be sent. If a quest rewarded a wallet, its keyed hash is kept so that the quest can’t reward it again. Data on Solana and posts in Discord aren’t deleted.',
  access: 'session',
  changes: [],
  unchanged: 'Deleting the account also ends its session.',
  body: z.object({
    username: z
      .string('Enter your username.')
      .check(z.describe('The account’s own username, to confirm. Another one is refused.')),
  }),
  data: nothing,
  setsCookies: true,
  errors: { 'deletion-blocked': null },
});
