import { toBase64 } from '@/shared/text/bytes';
import type { WalletState } from '@/features/identity/wallet/walletStore';
import type { ProofMethod, SignInRequest } from './linkedWallet';
import type { WalletProof } from './linkedWalletsApi';
import { memoTransaction, readSigned } from './memoProof';

export { isOwnRequest } from './signInText';

/** What a wallet can do, as far as a proof needs it. */
export type Signer = Pick<WalletState, 'signIn' | 'signMessage' | 'signTransaction'>;

/**
 * Has the wallet sign what the server asks for, and gives what is sent to prove it. The address is that of the
 * account which signed, as far as the wallet tells; nothing is ever sent to the chain.
 *
 * @throws what the wallet throws, and Error when it gives back something else
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
