import * as z from 'zod/mini';
import { proofBody } from '@/features/identity/linked-wallets/proofBody';
import {
  proofTroubles,
  signInRequestSchema,
} from '@/features/identity/linked-wallets/linkedWallet';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import { projectWalletRoles, projectWalletSchema, projectWalletsSchema } from './projectWallet';

const tag = 'Project wallets';
const ofServer = { id: serverParam };
const ofWallet = { ...ofServer, walletId: idOf('projectWallet', 'ID of the project wallet.') };
const oneWallet = z.object({ wallet: projectWalletSchema });

/** GET /servers/{id}/wallets (docs/product/claims-and-payouts.md) */
export const listProjectWallets = endpoint({
  method: 'GET',
  path: '/servers/{id}/wallets',
  tag,
  summary: 'Lists a server’s project wallets',
  description:
    'Lists the wallets that act for the server. Withdrawals go to TREASURY wallets only, from 24 hours after they were added.',
  order: 'Added first comes first; equal times by ID.',
  orderedBy: ['addedAt', 'id'],
  access: 'treasurer',
  shows: ['ProjectWallets'],
  params: ofServer,
  data: projectWalletsSchema,
});

/** POST /servers/{id}/wallets/nonce */
export const requestProjectWallet = endpoint({
  method: 'POST',
  path: '/servers/{id}/wallets/nonce',
  tag,
  summary: 'Starts proving ownership of a project wallet',
  description:
    'Returns a text for the wallet to sign. It names the wallet, its role, the server and this host, expires after 5 minutes and works once, for the caller only.',
  access: 'owner',
  changes: [],
  unchanged: 'Returns a nonce to sign. Nothing is added yet.',
  ties: 'project-wallet',
  params: ofServer,
  body: z.object({ address: addressText, role: z.enum(projectWalletRoles) }),
  data: signInRequestSchema,
  status: 201,
});

/** POST /servers/{id}/wallets */
export const addProjectWallet = endpoint({
  method: 'POST',
  path: '/servers/{id}/wallets',
  tag,
  summary: 'Adds a project wallet with a proof of ownership, or renews the proof',
  description:
    'The proof must be the text from `POST /servers/{id}/wallets/nonce`, signed by that wallet. It uses up the request. The first wallet of a role becomes its default. A wallet that already has the role gets a new `provenAt` and `method`, and nothing else changes. A server can have 20 wallets.',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  ties: 'project-wallet',
  params: ofServer,
  body: z.object(proofBody),
  data: oneWallet,
  status: 201,
  errors: {
    'limit-reached': null,
    'proof-not-accepted': z.object({ trouble: z.enum(proofTroubles) }),
  },
});

/** PUT /servers/{id}/wallets/{walletId} */
export const updateProjectWallet = endpoint({
  method: 'PUT',
  path: '/servers/{id}/wallets/{walletId}',
  tag,
  summary: 'Renames a project wallet or makes it the default for its role',
  description:
    'Changes only the fields that are sent. Making a wallet the default takes this from the other wallets of its role.',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  params: ofWallet,
  body: z.object({
    label: z
      .optional(z.string().check(z.maxLength(24, 'Maximum 24 characters.')))
      .check(z.describe('Name of the wallet; empty for none.')),
    flag: z.optional(z.literal('DEFAULT')).check(z.describe('Makes it the default for its role.')),
  }),
  data: oneWallet,
  errors: { 'wallet-not-found': null },
});

/** DELETE /servers/{id}/wallets/{walletId} */
export const removeProjectWallet = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/wallets/{walletId}',
  tag,
  summary: 'Removes a project wallet',
  description:
    'Refused while a withdrawal to it is in progress, while it is the default of several wallets with its role, and while an active module or rule names its address. Past withdrawals keep the address.',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  params: ofWallet,
  query: z.object({
    last: z.optional(
      z
        .string()
        .check(
          z.maxLength(8),
          z.describe('Last 4 characters of the address, typed to confirm. Required.'),
        ),
    ),
  }),
  data: projectWalletsSchema,
  errors: {
    'default-needed': null,
    'in-use': null,
    'payout-in-progress': null,
    'wallet-not-found': null,
  },
});
