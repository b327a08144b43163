import { labelIn } from '@/shared/text/labelIn';
import type { WalletState } from '@/features/identity/wallet/walletStore';
import type { ProofMethod } from './linkedWallet';

/**
 * How a wallet can prove whose it is: in one prompt, by a message, or by a transaction that is never sent. A
 * Ledger signs no messages with most wallets. Null where it can do none of them.
 */
export function proofMethodFor(
  {
    signIn,
    signMessage,
    supportsSignOnly,
  }: Pick<WalletState, 'signIn' | 'signMessage' | 'supportsSignOnly'>,
  isLedger: boolean,
): ProofMethod | null {
  if (!isLedger && signIn) return 'SIWS';
  if (!isLedger && signMessage) return 'MESSAGE';
  return supportsSignOnly ? 'TRANSACTION' : null;
}

const words: Readonly<Record<string, string>> = {
  SIWS: 'Signed in with the wallet',
  MESSAGE: 'Signed message',
  TRANSACTION: 'Signed transaction, never sent',
};

/** How a wallet was proven, in words. */
export const methodInWords = (method: string): string => labelIn(words, method);
