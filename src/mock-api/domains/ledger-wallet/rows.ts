/** When a server's team is told that its ledger wallet runs low. */
export interface LedgerAlertRow {
  serverId: string;
  version: number;
  /** Days a token must last; null: nobody is told. */
  days: number | null;
  /** Base units of a token, decimal text; null is SOL. */
  below: { mint: string | null; units: string }[];
  /** Tokens the team was told of, until there is enough of them again; SOL for SOL. */
  told: string[];
}

declare module '../../store/db' {
  interface Db {
    ledgerAlerts: LedgerAlertRow[];
  }
}
