/** When a server's team is notified that its ledger wallet runs low. */
export interface LedgerAlertRow {
  serverId: string;
  version: number;
  /** Days a token must last; null switches these notifications off. */
  days: number | null;
  /** Minimum of a token in base units, decimal text; null is SOL. */
  below: { mint: string | null; units: string }[];
  /** Tokens the team was notified about, until there is enough of them again; SOL for SOL. */
  told: string[];
}

declare module '../../store/db' {
  interface Db {
    ledgerAlerts: LedgerAlertRow[];
  }
}
