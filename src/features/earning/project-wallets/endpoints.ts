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

/** GET /servers/{id}/wallets (decision 103). */
export const listProjectWallets = endpoint({
  method: 'GET',
  path: '/servers/{id}/wallets',
  tag,
  summary: 'Lists a server’s project wallets',
  access: 'treasurer',
  shows: ['ProjectWallets'],
  params: ofServer,
  data: projectWalletsSchema,
});

/** POST /servers/{id}/wallets/nonce: what the wallet shall sign; good for five minutes, once, on this host. */
export const requestProjectWallet = endpoint({
  method: 'POST',
  path: '/servers/{id}/wallets/nonce',
  tag,
  summary: 'Starts proving ownership of a project wallet',
  access: 'owner',
  changes: [],
  unchanged: 'Returns a nonce to sign. Nothing is added yet.',
  ties: 'project-wallet',
  params: ofServer,
  body: z.object({ address: addressText, role: z.enum(projectWalletRoles) }),
  data: signInRequestSchema,
  status: 201,
});

/**
 * POST /servers/{id}/wallets: 422 with the reason where the proof does not hold, 409 where there are too many. One
 * that is there already in that role is proven anew.
 */
export const addProjectWallet = endpoint({
  method: 'POST',
  path: '/servers/{id}/wallets',
  tag,
  summary: 'Adds a project wallet with a proof of ownership, or renews the proof',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  ties: 'project-wallet',
  params: ofServer,
  body: z.object(proofBody),
  data: oneWallet,
  status: 201,
  errors: { 409: null, 422: z.object({ trouble: z.enum(proofTroubles) }) },
});

/** PUT /servers/{id}/wallets/{walletId}: its label, or that it is the DEFAULT one of its role. */
export const updateProjectWallet = endpoint({
  method: 'PUT',
  path: '/servers/{id}/wallets/{walletId}',
  tag,
  summary: 'Renames a project wallet or makes it the default for its role',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  params: ofWallet,
  body: z.object({
    label: z.optional(z.string().check(z.maxLength(24, 'Maximum 24 characters.'))),
    flag: z.optional(z.literal('DEFAULT')),
  }),
  data: oneWallet,
});

/**
 * DELETE /servers/{id}/wallets/{walletId}: 409 while something depends on it, or while it is the DEFAULT of
 * several; `last` are the last four signs of its address, typed.
 */
export const removeProjectWallet = endpoint({
  method: 'DELETE',
  path: '/servers/{id}/wallets/{walletId}',
  tag,
  summary: 'Removes a project wallet',
  access: 'owner',
  changes: ['ProjectWallets', 'AuditLog'],
  params: ofWallet,
  query: z.object({ last: z.optional(z.string().check(z.maxLength(8))) }),
  data: projectWalletsSchema,
  errors: { 409: null },
});
