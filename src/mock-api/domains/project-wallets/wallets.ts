import { byId } from '../../http/paging';
import type { World } from '../../store/world';
import type { ProjectWalletRow } from './rows';

/** As many as a server may have. */
export const MOST_WALLETS = 20;
/** How long withdrawals to a new wallet wait, ms. */
const WAIT = 24 * 3_600_000;

/** The wallets of a server, those added first first. */
export const projectWalletsOf = ({ db }: World, serverId: string): ProjectWalletRow[] =>
  db.projectWallets
    .filter((row) => row.serverId === serverId)
    .toSorted((one, other) => one.addedAt - other.addedAt || byId(one.id, other.id));

/** The treasury of a server with that address. */
export const treasuryAt = (world: World, serverId: string, address: string) =>
  projectWalletsOf(world, serverId).find(
    (row) => row.role === 'TREASURY' && row.address === address,
  );

/** From when on withdrawals may go to a treasury, ms. */
export const usableAt = ({ addedAt }: ProjectWalletRow): number => addedAt + WAIT;
