import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import {
  linkedWalletSchema,
  linkedWalletsSchema,
  proofTroubles,
  signInRequestSchema,
} from './linkedWallet';
import { proofBody } from './proofBody';

const tag = 'Linked wallets';
const ofWallet = { walletId: idOf('wallet', 'ID of the linked wallet.') };
const oneWallet = z.object({ wallet: linkedWalletSchema });

/** GET /users/me/wallets (decision 75). */
export const listLinkedWallets = endpoint({
  method: 'GET',
  path: '/users/me/wallets',
  tag,
  summary: 'Lists the caller’s linked wallets',
  access: 'session',
  shows: ['LinkedWallets'],
  data: linkedWalletsSchema,
});

/** POST /users/me/wallets/nonce: what the wallet shall sign; good for five minutes, once, on this host. */
export const requestWalletLink = endpoint({
  method: 'POST',
  path: '/users/me/wallets/nonce',
  tag,
  summary: 'Starts linking a wallet',
  access: 'session',
  changes: [],
  unchanged: 'Returns a nonce to sign. Nothing is linked yet.',
  ties: 'wallet',
  body: z.object({ address: addressText }),
  data: signInRequestSchema,
  status: 201,
});

/**
 * POST /users/me/wallets: 422 with the reason where the proof does not hold, 409 where it does and the wallet
 * is linked already, to whomever, or there are too many.
 */
export const linkWallet = endpoint({
  method: 'POST',
  path: '/users/me/wallets',
  tag,
  summary: 'Links a wallet with a proof of ownership',
  description:
    'The server verifies the ed25519 signature and compares each field of the signed bytes with the request. For `TRANSACTION`, the bytes are the message of a transaction with one memo, which can never be sent.',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Memberships', 'Notifications'],
  ties: 'wallet',
  body: z.object(proofBody),
  data: oneWallet,
  status: 201,
  errors: { 409: null, 422: z.object({ trouble: z.enum(proofTroubles) }) },
});

/** PUT /users/me/wallets/{walletId}: its name, or that it is the DEFAULT one. */
export const updateLinkedWallet = endpoint({
  method: 'PUT',
  path: '/users/me/wallets/{walletId}',
  tag,
  summary: 'Renames a linked wallet or makes it the default',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Transactions'],
  params: ofWallet,
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(24, 'At most 24 characters.'))),
    flag: z.optional(z.literal('DEFAULT')),
  }),
  data: oneWallet,
  errors: { 404: null },
});

/** DELETE /users/me/wallets/{walletId}: 409 while it is the DEFAULT of several, or a payout to it is under way. */
export const unlinkWallet = endpoint({
  method: 'DELETE',
  path: '/users/me/wallets/{walletId}',
  tag,
  summary: 'Unlinks a wallet',
  description:
    'The bot removes roles whose holder rule is no longer met after the grace period of that rule. Other roles stay.',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Memberships', 'Notifications'],
  params: ofWallet,
  data: linkedWalletsSchema,
  errors: { 404: null, 409: null },
});
