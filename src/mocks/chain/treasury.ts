import { Keypair, VersionedTransaction } from '@solana/web3.js';
import type { TransferPlan } from '@/features/payments/ports';
import { solanaTransactions } from '@/features/payments/solana/transaction';
import { encodeBase58 } from '@/shared/solana/base58';
import { EMBEDDED_TREASURY_SEED } from '../settings';

/** Compute units of a transfer with a memo as long as a signature. */
const UNITS = 100_000;

const key = Keypair.fromSeed(
  Uint8Array.from(EMBEDDED_TREASURY_SEED.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
);

/** The account whose key the embedded back end holds (base58). */
export const treasuryAddress = key.publicKey.toBase58();

/** A transfer of the treasury, signed; the treasury pays the fee. `wire` is base64 of the bytes. */
export const signTransfer = (plan: Omit<TransferPlan, 'payer'>, blockhash: string) =>
  signBy(key, plan, blockhash);

/** The same of the account with the key of that seed (32 bytes). */
export const signWith = (seed: Uint8Array, plan: Omit<TransferPlan, 'payer'>, blockhash: string) =>
  signBy(Keypair.fromSeed(seed), plan, blockhash);

function signBy(payer: Keypair, plan: Omit<TransferPlan, 'payer'>, blockhash: string) {
  const unsigned = solanaTransactions.build(
    { ...plan, payer: payer.publicKey.toBase58() },
    blockhash,
    UNITS,
  );
  const transaction = VersionedTransaction.deserialize(unsigned);
  transaction.sign([payer]);
  return {
    signature: encodeBase58(transaction.signatures[0] ?? new Uint8Array()),
    wire: btoa(String.fromCodePoint(...transaction.serialize())),
  };
}
