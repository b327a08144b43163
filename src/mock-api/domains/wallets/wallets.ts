import type { LinkedWalletRow } from './rows';
import type { World } from '../../store/world';

/** As many as one may link. */
export const MOST_WALLETS = 10;

/** The fix of a condition that needs a linked wallet. */
export const LINK_WALLET = { label: 'Link a wallet', path: '/dashboard/profile/wallets' };

export const walletsOf = ({ db }: World, userId: string): LinkedWalletRow[] =>
  db.linkedWallets.filter((row) => row.userId === userId);

/** Where rewards of a member go. */
export const defaultWallet = (world: World, userId: string) =>
  walletsOf(world, userId).find(({ flag }) => flag === 'DEFAULT');
