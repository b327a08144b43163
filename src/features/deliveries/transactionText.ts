import * as z from 'zod/mini';
import { isSignature, readSignature, tidySignature } from '@/shared/solana/signatureInput';

/** The signature of a transaction (base58 of 64 bytes), also taken out of a link to it in an explorer. */
export const transactionText = z.string().check(
  z.overwrite(tidySignature),
  z.refine(isSignature, {
    error: ({ input }) => {
      const read = readSignature(String(input));
      return 'problem' in read ? read.problem : '';
    },
  }),
  z.describe('Base58 of 64 bytes, or a link to the transaction in a Solana explorer.'),
);
