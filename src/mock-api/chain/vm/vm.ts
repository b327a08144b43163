import type { TransactionError } from '../chain';
import type { WireTransaction } from '../wire';

export interface VmResult {
  /** Null when every instruction succeeded. */
  err: TransactionError | null;
  logs: string[];
  unitsConsumed: number;
  /**
   * False when the transaction was refused before it began (no such payer, bad signature): it is in no block and cost
   * no fee.
   */
  isIncluded: boolean;
}

/** An account with its data. */
export interface VmAccount {
  /** The program it belongs to (base58). */
  owner: string;
  lamports: bigint;
  data: Uint8Array;
}

/** Executes transactions. The ledger handles blockhashes, blocks and confirmations. */
export interface Vm {
  /** Lamports; 0 for an account that does not exist. */
  balance(address: string): bigint;
  setBalance(address: string, lamports: bigint): void;
  /** Accounts with data, such as token accounts; null where this VM stores only lamports. */
  accounts: {
    read(address: string): VmAccount | null;
    write(address: string, account: VmAccount): void;
  } | null;
  /** Executes and saves the changes; verifies signatures. */
  execute(transaction: WireTransaction): Promise<VmResult>;
  /** Executes without saving changes and without verifying signatures. */
  simulate(transaction: WireTransaction): Promise<VmResult>;
}

/** Minimum lamports of an account without data (https://solana.com/docs/core/accounts#rent). */
export const RENT_MINIMUM = 890_880n;
