import { shortAddress } from '@/shared/solana/shortAddress';
import type { LinkedWallet } from './linkedWallet';

const MOST = 24;

/** What a wallet is called in a sentence: its name, else its short address. */
export const calledOf = ({ name, address }: Pick<LinkedWallet, 'name' | 'address'>): string =>
  name === null || name.trim() === '' ? shortAddress(address) : name;

/** A wallet in a choice: "Vault, 2dJ5…9dtb (default)". */
export function walletOptionText(wallet: Pick<LinkedWallet, 'name' | 'address' | 'flag'>): string {
  const name = calledOf(wallet);
  const short = shortAddress(wallet.address);
  const isDefault = wallet.flag === 'DEFAULT' ? ' (default)' : '';
  return name === short ? `${short}${isDefault}` : `${name}, ${short}${isDefault}`;
}

/** Why a name cannot be taken; null where it can. */
export function troubleWithName(name: string): string | null {
  const length = Array.from(name.trim()).length;
  if (length === 0) return 'Enter a name.';
  return length > MOST ? `At most ${String(MOST)} characters.` : null;
}
