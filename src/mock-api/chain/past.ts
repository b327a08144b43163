import { toBase64 } from '@/shared/text/bytes';
import { VersionedTransaction } from '@solana/web3.js';
import { web3Transactions } from '@/features/billing/payments/web3/transactions';
import { decodeBase58 } from '@/shared/solana/base58';
import { feeOf } from './fees';
import type { Ledger } from './ledger';
import type { Vm } from './vm/vm';
import { parseWire } from './wire';

/** Compute units asked for, as by transfers that are made now. */
const UNITS = 100_000;

/** A transfer of SOL from before the chain was started. Accounts are base58. */
export interface PastTransfer {
  /** Drawn (64 bytes, base58): nobody asks a chain to verify what has landed. */
  signature: string;
  /** ms since 1970. */
  at: number;
  from: string;
  to: string;
  lamports: bigint;
  /** The account it is found by. */
  reference: string;
  memo: string;
}

/** What a chain has behind it when it is started. */
export interface Past {
  /** Lamports that were there before the first transfer. */
  opening: readonly (readonly [address: string, lamports: bigint])[];
  transfers: readonly PastTransfer[];
}

/** When the first of it was, ms; null for a chain without a past. */
export const beginningOf = ({ transfers }: Past): number | null =>
  transfers.length === 0 ? null : Math.min(...transfers.map(({ at }) => at));

/**
 * Writes the past of a chain, the oldest first: each transfer in the block of its time, with its fee, and with what
 * it left on each account. What is in the accounts then follows from it and from nothing else (decision 126).
 *
 * @throws when an account has less than it pays
 */
export function layPast({ opening, transfers }: Past, vm: Vm, ledger: Ledger): void {
  for (const [address, lamports] of opening) vm.setBalance(address, lamports);
  for (const transfer of transfers.toSorted((one, other) => one.at - other.at))
    land(transfer, vm, ledger);
}

function land({ signature, at, from, to, ...plan }: PastTransfer, vm: Vm, ledger: Ledger): void {
  const slot = ledger.heightAt(at);
  const { blockhash } = ledger.blockhashAt(slot);
  const transaction = VersionedTransaction.deserialize(
    web3Transactions.build({ ...plan, payer: from, recipient: to }, blockhash, UNITS),
  );
  transaction.signatures = [decodeBase58(signature) ?? new Uint8Array(64)];
  const bytes = transaction.serialize();
  const wire = parseWire(bytes);
  const { accountKeys, memos } = wire;
  const fee = feeOf(wire);
  const preBalances = accountKeys.map((key) => vm.balance(key));
  const left = vm.balance(from) - plan.lamports - fee;
  if (left < 0n) throw new Error(`${from} has less than it pays at ${new Date(at).toISOString()}`);
  vm.setBalance(from, left);
  vm.setBalance(to, vm.balance(to) + plan.lamports);
  ledger.record({
    landed: {
      signature,
      slot,
      blockTime: Math.floor(at / 1000),
      err: null,
      feePayer: from,
      accountKeys,
      memos,
      preBalances,
      postBalances: accountKeys.map((key) => vm.balance(key)),
      fee,
    },
    wire: toBase64(bytes),
    logs: [],
    unitsConsumed: UNITS,
  });
}
