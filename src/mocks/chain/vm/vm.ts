import type { TransactionError } from '../chain';
import type { WireTransaction } from '../wire';

export interface VmResult {
  /** Null when every instruction succeeded. */
  err: TransactionError | null;
  logs: string[];
  unitsConsumed: number;
  /**
   * False when the transaction was refused before it began (no such payer, bad signature): it is in no
   * block, and no fee was taken.
   */
  isIncluded: boolean;
}

/** What executes transactions. Blockhashes, blocks and confirmations are the ledger's matter. */
export interface Vm {
  /** Lamports; 0 for an account that does not exist. */
  balance(address: string): bigint;
  setBalance(address: string, lamports: bigint): void;
  /** Executes and keeps the changes; signatures are verified. */
  execute(transaction: WireTransaction): Promise<VmResult>;
  /** Executes without keeping anything and without looking at signatures. */
  simulate(transaction: WireTransaction): Promise<VmResult>;
}

/** Least an account without data must hold to exist (https://solana.com/docs/core/accounts#rent). */
export const RENT_MINIMUM = 890_880n;
