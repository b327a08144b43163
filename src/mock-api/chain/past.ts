import { toBase64 } from '@/shared/text/bytes';
import { VersionedTransaction } from '@solana/web3.js';
import { web3Transactions } from '@/features/billing/payments/web3/transactions';
import { decodeBase58 } from '@/shared/solana/base58';
import { feeOf } from './fees';
import type { Ledger } from './ledger';
import type { Vm } from './vm/vm';
import { parseWire } from './wire';

/** Requested compute units, as in current transfers. */
const UNITS = 100_000;

/** A transfer of SOL from before the chain was started. Accounts are base58. */
export interface PastTransfer {
  /** Random (64 bytes, base58): chains do not verify landed transactions. */
  signature: string;
  /** ms since 1970. */
  at: number;
  from: string;
  to: string;
  lamports: bigint;
  /** Reference account that it can be found by. */
  reference: string;
  memo: string;
}

/** Transactions before the chain's start. */
export interface Past {
  /** Lamports before the first transfer. */
  opening: readonly (readonly [address: string, lamports: bigint])[];
  transfers: readonly PastTransfer[];
}

/** Time of the first transfer, ms; null for a chain without a past. */
export const beginningOf = ({ transfers }: Past): number | null =>
  transfers.length === 0 ? null : Math.min(...transfers.map(({ at }) => at));

/**
 * Writes a chain's past, oldest first: each transfer in the block of its time, with its fee and the resulting balances.
 * The contents of accounts follow from it alone (ADR seeded-chain).
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
