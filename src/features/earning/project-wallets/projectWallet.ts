import * as z from 'zod/mini';
import { proofMethods } from '@/features/identity/linked-wallets/linkedWallet';
import {
  addressText,
  idSchema,
  openEnum,
  orElse,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** What a wallet of a project is for (decision 103). */
export const projectWalletRoles = ['TREASURY', 'PAYMENT', 'VERIFICATION'] as const;
export type ProjectWalletRole = (typeof projectWalletRoles)[number];

/** An account that acts for a server, proven by a signature. */
export const projectWalletSchema = z.object({
  id: idSchema,
  address: addressText,
  label: textOrNull,
  role: openEnum(z.enum(projectWalletRoles)),
  /** One DEFAULT a role (spec §3). */
  flag: openEnum(z.enum(['DEFAULT', 'NOT_DEFAULT']), 'NOT_DEFAULT'),
  method: openEnum(z.enum(proofMethods)),
  addedAt: timeOrNull,
  /** The newest proof. */
  provenAt: timeOrNull,
  /** Who added it. */
  addedBy: textOrNull,
  /** From when on withdrawals may go there; null where none may. */
  usableAt: timeOrNull,
  /** Withdrawals may go there now, by the server's clock. */
  isOpen: orElse(z.boolean(), false),
  /** What depends on it, in words. */
  serves: textsSchema,
  /** Why it cannot be removed now; null where it can. */
  keptBy: textOrNull,
});
export type ProjectWallet = z.infer<typeof projectWalletSchema>;

export const projectWalletsSchema = withLists({
  wallets: listOf(projectWalletSchema, { what: 'wallet', by: 'id' }),
  /** As many as a server may have. */
  most: z.int(),
});
