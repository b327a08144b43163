import * as z from 'zod/mini';
import { decodeBase58 } from '@/shared/solana/base58';

const SIGNATURE_BYTES = 64;

/** The signature of a transaction: base58 of exactly 64 bytes. */
export const transactionText = z.string().check(
  z.trim(),
  z.refine((text) => decodeBase58(text)?.length === SIGNATURE_BYTES, {
    error:
      'This is no signature of a transaction. It has 87 or 88 letters and digits, as explorers show it.',
  }),
  z.describe('Base58 of 64 bytes.'),
);
