import type { LinkedWalletRow } from './rows';
import type { World } from '../../store/world';

/** As many as one may link. */
export const MOST_WALLETS = 10;

export const walletsOf = ({ db }: World, userId: string): LinkedWalletRow[] =>
  db.linkedWallets.filter((row) => row.userId === userId);

/** Where rewards of a member go. */
export const defaultWallet = (world: World, userId: string) =>
  walletsOf(world, userId).find(({ flag }) => flag === 'DEFAULT');
