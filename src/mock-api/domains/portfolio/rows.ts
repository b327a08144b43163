import type { AssetMark } from '@/features/portfolio/history';

/** Worth of a linked wallet at the end of a day. */
export interface PortfolioDayRow {
  userId: string;
  /** Base58. */
  wallet: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** Lamports as decimal text, by asset: SOL, mints and collections. Null if the wallet couldn't be read. */
  worth: Record<string, string> | null;
}

/** An owner's mark for an asset: spam or not spam. */
export interface AssetMarkRow {
  userId: string;
  /** Base58. */
  address: string;
  mark: AssetMark;
  at: number;
}

declare module '../../store/db' {
  interface Db {
    portfolioDays: PortfolioDayRow[];
    assetMarks: AssetMarkRow[];
  }
}
