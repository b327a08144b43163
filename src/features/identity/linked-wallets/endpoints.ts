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

/** GET /users/me/wallets (docs/product/wallets.md). */
export const listLinkedWallets = endpoint({
  method: 'GET',
  path: '/users/me/wallets',
  tag,
  summary: 'Lists the caller’s linked wallets',
  description:
    'Exactly one of them is DEFAULT, where claims, rewards and payouts go. Linked wallets count for holder rules, programs and quests.',
  order: 'In the order they were linked.',
  orderedBy: ['linkedAt', 'id'],
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
  description:
    'Returns the text that the wallet signs. The request is valid for 5 minutes, once, and only for this account and address. Its domain is the host of the call. Another request doesn’t end earlier ones.',
  access: 'session',
  changes: [],
  unchanged: 'Returns a nonce to sign. Nothing is linked yet.',
  ties: 'wallet',
  body: z.object({ address: addressText.check(z.describe('Wallet to link.')) }),
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
    'The server verifies the ed25519 signature over the signed bytes, and that they are exactly the `message` of the request. For `TRANSACTION`, the bytes are the message of a transaction with one memo, that text, and a blockhash of zeros, so it can never be sent. A request works once; a proof that isn’t accepted returns 422 with the reason. Returns 409 if the wallet is linked to any account, or the account has 10 wallets. The first wallet is DEFAULT. The account is notified, and its roles are checked.',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Memberships', 'Notifications'],
  ties: 'wallet',
  body: z.object(proofBody),
  data: oneWallet,
  status: 201,
  errors: {
    'limit-reached': null,
    'proof-not-accepted': z.object({ trouble: z.enum(proofTroubles) }),
    'wallet-already-linked': null,
    'wallet-of-another': null,
  },
});

/** PUT /users/me/wallets/{walletId}: its name, or that it is the DEFAULT one. */
export const updateLinkedWallet = endpoint({
  method: 'PUT',
  path: '/users/me/wallets/{walletId}',
  tag,
  summary: 'Renames a linked wallet or makes it the default',
  description:
    'A field that’s left out stays as it is. A new default replaces the earlier one. Claims and payouts that are on their way keep their address.',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Transactions'],
  params: ofWallet,
  body: z.object({
    name: z.optional(
      z
        .string()
        .check(
          z.maxLength(24, 'At most 24 characters.'),
          z.describe('Name that only the caller sees. Empty for none.'),
        ),
    ),
    flag: z.optional(z.literal('DEFAULT').check(z.describe('Makes it the default.'))),
  }),
  data: oneWallet,
  errors: { 'wallet-not-found': null },
});

/** DELETE /users/me/wallets/{walletId}: 409 while it is the DEFAULT of several, or a payout to it is under way. */
export const unlinkWallet = endpoint({
  method: 'DELETE',
  path: '/users/me/wallets/{walletId}',
  tag,
  summary: 'Unlinks a wallet',
  description:
    'The bot removes roles whose holder rule is no longer met after the grace period of that rule. Other roles stay. Returns 409 for the default wallet while there are others, and while a claim or reward to the wallet is on its way. The account is notified.',
  access: 'session',
  changes: ['LinkedWallets', 'Quests', 'Memberships', 'Notifications'],
  params: ofWallet,
  data: linkedWalletsSchema,
  errors: { 'default-needed': null, 'payout-in-progress': null, 'wallet-not-found': null },
});
