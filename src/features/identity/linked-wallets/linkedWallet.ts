import * as z from 'zod/mini';
import { idSchema, openEnum, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** How somebody proved that an account on Solana is theirs (decision 75). */
export const proofMethods = ['SIWS', 'MESSAGE', 'TRANSACTION'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** A linked wallet: an account with a proof of ownership. DEFAULT is where rewards go (spec §3). */
export const linkedWalletSchema = z.object({
  id: idSchema,
  /** Base58. */
  address: z.string(),
  /** What its owner calls it. */
  name: textOrNull,
  flag: openEnum(z.enum(['DEFAULT', 'NOT_DEFAULT']), 'NOT_DEFAULT'),
  method: openEnum(z.enum(proofMethods)),
  linkedAt: timeOrNull,
  /** Roles and ways to earn that a holding in it serves, by server; what unlinking puts at risk. */
  serves: orNull(z.array(z.string())),
});
export type LinkedWallet = z.infer<typeof linkedWalletSchema>;

export const linkedWalletsSchema = withLists({
  wallets: listOf(linkedWalletSchema, { what: 'wallet', by: 'id' }),
  /** As many as one may link. */
  most: orNull(z.number()),
});

/** What a wallet is asked to sign: the input of Sign In With Solana, and the text it becomes. */
export const signInRequestSchema = z.object({
  requestId: idSchema,
  input: z.object({
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
  }),
  /** The same as text, for wallets that sign messages only. */
  message: z.string(),
});
export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** Why a proof was not taken. */
export const proofTroubles = [
  'EXPIRED',
  'USED',
  'OTHER_ACCOUNT',
  'OTHER_TEXT',
  'FORGED',
  'NOT_FOUND',
] as const;
export type ProofTrouble = (typeof proofTroubles)[number];
