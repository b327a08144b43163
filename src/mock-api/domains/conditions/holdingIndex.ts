import { grouped } from '../../store/grouped';
import type { HoldingRow } from '../holdings/rows';
import type { LinkedWalletRow } from '../wallets/rows';
import type { Db } from '../../store/db';

/** Wallets by member and holdings by wallet, built once to check many members. */
export interface HoldingIndex {
  walletsOf: (userId: string) => readonly LinkedWalletRow[];
  holdingsIn: (wallet: string, asset: string) => readonly HoldingRow[];
  /** Lamports; null where the network has not answered. */
  lamportsIn: (wallet: string) => bigint | null;
}

/** Lamports by wallet, from the network. */
export type Lamports = ReadonlyMap<string, bigint>;

/** Builds the index. Filtering the tables for each member would take thousands of times as long. */
export function indexHoldings(
  { db }: { db: Pick<Db, 'linkedWallets' | 'holdings'> },
  lamports: Lamports = new Map(),
): HoldingIndex {
  const wallets = grouped(db.linkedWallets, ({ userId }) => userId);
  const holdings = grouped(db.holdings, ({ wallet, asset }) => `${wallet} ${asset}`);
  return {
    walletsOf: (userId) => wallets.get(userId) ?? [],
    holdingsIn: (wallet, asset) => holdings.get(`${wallet} ${asset}`) ?? [],
    lamportsIn: (wallet) => lamports.get(wallet) ?? null,
  };
}
