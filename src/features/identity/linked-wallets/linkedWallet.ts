import * as z from 'zod/mini';
import { idSchema, openEnum, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** How a user proved ownership of a Solana account (docs/product/wallets.md). */
export const proofMethods = ['SIWS', 'MESSAGE', 'TRANSACTION'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** A linked wallet: an account with a proof of ownership. DEFAULT receives rewards (spec §3). */
export const linkedWalletSchema = z.object({
  id: idSchema,
  address: z.string().check(z.describe('Solana address (base58).')),
  name: textOrNull.check(z.describe('Name that the owner gave it. Null for none.')),
  flag: openEnum(z.enum(['DEFAULT', 'NOT_DEFAULT']), 'NOT_DEFAULT').check(
    z.describe('DEFAULT is where claims, rewards and payouts go.'),
  ),
  method: openEnum(z.enum(proofMethods)).check(
    z.describe(
      'How ownership was proven: Sign In With Solana, a signed message, or a signed transaction.',
    ),
  ),
  linkedAt: timeOrNull,
  serves: orNull(z.array(z.string())).check(
    z.describe('Roles that would be lost without this wallet, as texts to show.'),
  ),
});
export type LinkedWallet = z.infer<typeof linkedWalletSchema>;

export const linkedWalletsSchema = withLists({
  wallets: listOf(linkedWalletSchema, { what: 'wallet', by: 'id' }),
  most: orNull(z.number()).check(z.describe('Maximum number of linked wallets.')),
});

/** The request to a wallet: the input of Sign In With Solana, and the text built from it. */
export const signInRequestSchema = z.object({
  requestId: idSchema,
  input: z
    .object({
      domain: z.string(),
      address: z.string(),
      statement: z.string(),
      uri: z.string(),
      version: z.string(),
      chainId: z.string(),
      nonce: z.string(),
      issuedAt: z.string(),
      expirationTime: z.string(),
      requestId: z.string(),
    })
    .check(z.describe('Input of Sign In With Solana.')),
  message: z
    .string()
    .check(
      z.describe('The text that Sign In With Solana makes of the input: what must be signed.'),
    ),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** Why a proof was refused. */
export const proofTroubles = [
  'EXPIRED',
  'USED',
  'OTHER_ACCOUNT',
  'OTHER_TEXT',
  'FORGED',
  'NOT_FOUND',
] as const;
export type ProofTrouble = (typeof proofTroubles)[number];
