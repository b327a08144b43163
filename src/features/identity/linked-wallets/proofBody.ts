import * as z from 'zod/mini';
import { addressText, idText } from '@/shared/api/fields';
import { proofMethods } from './linkedWallet';

const base64 = (most: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Not base64.'), z.maxLength(most));

/** A proof that an account is one's own. */
export const proofBody = {
  requestId: idText,
  address: addressText,
  method: z.enum(proofMethods),
  signedMessage: base64(4000),
  signature: base64(88),
};
