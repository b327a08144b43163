import type { AssetMark } from '@/features/portfolio/history';

/** What a linked wallet was worth at the end of a day. */
export interface PortfolioDayRow {
  userId: string;
  /** Base58. */
  wallet: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  /** Lamports as decimal text by asset: SOL, mints and collections. Null where the wallet couldn't be read. */
  worth: Record<string, string> | null;
}

/** An asset its owner marked as spam, or as not spam. */
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
