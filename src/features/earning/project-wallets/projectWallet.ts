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

/** What a wallet of a project is for (docs/product/claims-and-payouts.md). */
export const projectWalletRoles = ['TREASURY', 'PAYMENT', 'VERIFICATION'] as const;
export type ProjectWalletRole = (typeof projectWalletRoles)[number];

/** An account that acts for a server, proven by a signature. */
export const projectWalletSchema = z.object({
  id: idSchema,
  address: addressText,
  label: textOrNull.check(z.describe('Null without a name.')),
  role: openEnum(z.enum(projectWalletRoles)),
  flag: openEnum(z.enum(['DEFAULT', 'NOT_DEFAULT']), 'NOT_DEFAULT').check(
    z.describe('Each role with a wallet has one DEFAULT.'),
  ),
  method: openEnum(z.enum(proofMethods)),
  addedAt: timeOrNull,
  provenAt: timeOrNull.check(z.describe('When ownership was last proven.')),
  addedBy: textOrNull.check(z.describe('Name of who added it.')),
  usableAt: timeOrNull.check(
    z.describe(
      'When it can receive withdrawals, 24 hours after it was added; null if its role can’t.',
    ),
  ),
  isOpen: orElse(z.boolean(), false).check(z.describe('Whether it can receive withdrawals now.')),
  serves: textsSchema.check(z.describe('What depends on it, in words.')),
  keptBy: textOrNull.check(z.describe('Why it can’t be removed now; null if it can.')),
});
export type ProjectWallet = z.infer<typeof projectWalletSchema>;

export const projectWalletsSchema = withLists({
  wallets: listOf(projectWalletSchema, { what: 'wallet', by: 'id' }),
  most: z.int().check(z.describe('Most wallets of a server.')),
});
