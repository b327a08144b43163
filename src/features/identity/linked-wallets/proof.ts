import { toBase64 } from '@/shared/text/bytes';
import type { WalletState } from '@/features/identity/wallet/walletStore';
import type { ProofMethod, SignInRequest } from './linkedWallet';
import type { WalletProof } from './linkedWalletsApi';
import { memoTransaction, readSigned } from './memoProof';

export { isOwnRequest } from './signInText';

/** The wallet's functions that a proof needs. */
export type Signer = Pick<WalletState, 'signIn' | 'signMessage' | 'signTransaction'>;

/**
 * Has the wallet sign the server's request, and returns the proof to send. The address is the account that signed, if
 * the wallet reports it; nothing is ever sent to the chain.
 *
 * @throws the wallet's error, and Error if its result has another form
 */
export async function signProof(
  { requestId, input, message }: SignInRequest,
  method: ProofMethod,
  wallet: Signer,
): Promise<WalletProof> {
  const said = await signedBy(wallet, method, input, message);
  return {
    requestId,
    address: said.address,
    method,
    signedMessage: toBase64(Uint8Array.from(said.signedMessage)),
    signature: toBase64(Uint8Array.from(said.signature)),
  };
}

async function signedBy(
  { signIn, signMessage, signTransaction }: Signer,
  method: ProofMethod,
  input: SignInRequest['input'],
  text: string,
) {
  const { address } = input;
  if (method === 'SIWS' && signIn) return signIn(input);
  if (method === 'MESSAGE' && signMessage) {
    const signedMessage = new TextEncoder().encode(text);
    return { address, signedMessage, signature: await signMessage(signedMessage) };
  }
  if (method === 'TRANSACTION') {
    const signed = readSigned(await signTransaction(memoTransaction(address, text)));
    return { address, signedMessage: signed.message, signature: signed.signature };
  }
  throw new Error('The wallet can’t do that anymore');
}
