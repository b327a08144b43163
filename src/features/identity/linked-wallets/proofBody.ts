import * as z from 'zod/mini';
import { addressText, idText } from '@/shared/api/fields';
import { proofMethods } from './linkedWallet';

const base64 = (most: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Not base64.'), z.maxLength(most));

/** Proof that the user owns an account. */
export const proofBody = {
  requestId: idText.check(z.describe('`requestId` of the request.')),
  address: addressText.check(z.describe('Wallet that signed.')),
  method: z.enum(proofMethods),
  signedMessage: base64(4000).check(z.describe('Base64 of the bytes that the wallet signed.')),
  signature: base64(88).check(z.describe('Base64 of the ed25519 signature, 64 bytes.')),
};
