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

/** An account with what is in it. */
export interface VmAccount {
  /** The program it belongs to (base58). */
  owner: string;
  lamports: bigint;
  data: Uint8Array;
}

/** What executes transactions. Blockhashes, blocks and confirmations are the ledger's matter. */
export interface Vm {
  /** Lamports; 0 for an account that does not exist. */
  balance(address: string): bigint;
  setBalance(address: string, lamports: bigint): void;
  /** Accounts with data, such as those of tokens; null where this VM keeps lamports alone. */
  accounts: {
    read(address: string): VmAccount | null;
    write(address: string, account: VmAccount): void;
  } | null;
  /** Executes and keeps the changes; signatures are verified. */
  execute(transaction: WireTransaction): Promise<VmResult>;
  /** Executes without keeping anything and without looking at signatures. */
  simulate(transaction: WireTransaction): Promise<VmResult>;
}

/** Least an account without data must hold to exist (https://solana.com/docs/core/accounts#rent). */
export const RENT_MINIMUM = 890_880n;
