import { toBase64 } from '@/shared/text/bytes';
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  Transaction,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js';
import { Buffer } from 'buffer';
import type { TransferPlan } from '@/features/billing/payments/ports';
import { web3Transactions } from '@/features/billing/payments/web3/transactions';
import { encodeBase58 } from '@/shared/solana/base58';
import { tokenInstructions, type TokenTransfer } from './tokens';
import { MEMO_PROGRAM } from './wire';

/** Seed of the treasury's key (32 bytes, hex), with which payments are returned. Public: never send anything real there. */
export const EMBEDDED_TREASURY_SEED =
  '8ec8e9cfbfebbcea246fed6630c66a5062c568f995c1cf7457caf69c06d48f18';

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
  const unsigned = web3Transactions.build(
    { ...plan, payer: payer.publicKey.toBase58() },
    blockhash,
    UNITS,
  );
  const transaction = VersionedTransaction.deserialize(unsigned);
  transaction.sign([payer]);
  return {
    signature: encodeBase58(transaction.signatures[0] ?? new Uint8Array()),
    wire: toBase64(transaction.serialize()),
  };
}

/** Compute units of making a token account, a transfer and a memo. */
const TOKEN_UNITS = 150_000;
const MICRO_LAMPORTS_PER_UNIT = 10_000;

/** A transfer of a token, signed by the account with the key of that seed (32 bytes), which pays fee and rent. */
export function signTokens(
  seed: Uint8Array,
  plan: Omit<TokenTransfer, 'from'> & { memo: string },
  blockhash: string,
) {
  const payer = Keypair.fromSeed(seed);
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    blockhash,
    lastValidBlockHeight: 0,
  }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units: TOKEN_UNITS }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: MICRO_LAMPORTS_PER_UNIT }),
    ...tokenInstructions({ ...plan, from: payer.publicKey.toBase58() }),
    new TransactionInstruction({
      programId: new PublicKey(MEMO_PROGRAM),
      keys: [],
      data: Buffer.from(plan.memo, 'utf8'),
    }),
  );
  transaction.sign(payer);
  return {
    signature: encodeBase58(transaction.signature ?? new Uint8Array()),
    wire: toBase64(transaction.serialize()),
  };
}
