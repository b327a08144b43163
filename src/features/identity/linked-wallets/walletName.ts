import { shortWalletAddress } from '@/shared/solana/shortAddress';
import type { LinkedWallet } from './linkedWallet';

const MOST = 24;

/** What a wallet is called in a sentence: its name, else its short address. */
export const calledOf = ({ name, address }: Pick<LinkedWallet, 'name' | 'address'>): string =>
  name === null || name.trim() === '' ? shortWalletAddress(address) : name;

/** Why a name cannot be taken; null where it can. */
export function troubleWithName(name: string): string | null {
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'Enter a name.';
  return length > MOST ? `At most ${String(MOST)} characters.` : null;
}
