import { Buffer } from 'buffer';
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  PublicKey,
  SystemInstruction,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { encodeBase58 } from '@/shared/solana/base58';
import type { TransactionPort, TransferPlan } from '../ports';
import type { InstructionView, TransactionView } from '../transaction/transactionView';

/** The memo program (Solana Program Library, "memo", version 2). */
const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
/** Modest price for a place in the block: 0.000001 SOL at the usual limit. */
const MICRO_LAMPORTS_PER_UNIT = 10_000;
const U32 = 4;
const TRANSFER = 2;

/** Builds payments and reads transactions with web3.js. */
export const web3Transactions: TransactionPort = { build, inspect };

/**
 * An unsigned payment: compute limit, compute price, transfer with the reference as an extra key that
 * neither signs nor is written, memo. A legacy message, which every wallet and Ledger understand.
 */
function build(plan: TransferPlan, blockhash: string, computeUnits: number): Uint8Array {
  const payer = new PublicKey(plan.payer);
  const transfer = SystemProgram.transfer({
    fromPubkey: payer,
    toPubkey: new PublicKey(plan.recipient),
    lamports: plan.lamports,
  });
  transfer.keys.push({
    pubkey: new PublicKey(plan.reference),
    isSigner: false,
    isWritable: false,
  });
  const transaction = new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight: 0 }).add(
    ComputeBudgetProgram.setComputeUnitLimit({ units: computeUnits }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: MICRO_LAMPORTS_PER_UNIT }),
    transfer,
    new TransactionInstruction({
      programId: MEMO_PROGRAM,
      keys: [],
      data: Buffer.from(plan.memo, 'utf8'),
    }),
  );
  return new Uint8Array(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  );
}

/** Reads signed or unsigned bytes, legacy or version 0. Throws when they are no transaction. */
function inspect(bytes: Uint8Array): TransactionView {
  const { message, signatures } = VersionedTransaction.deserialize(bytes);
  const usesLookupTables = message.addressTableLookups.length > 0;
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  const first = signatures[0];
  const base = {
    payer: keys[0] ?? '',
    signers: keys.slice(0, message.header.numRequiredSignatures),
    signature: first?.some((byte) => byte !== 0) === true ? encodeBase58(first) : null,
    blockhash: message.recentBlockhash,
    writable: keys.filter((_, index) => message.isAccountWritable(index)),
    usesLookupTables,
  };
  // Without the tables the accounts cannot be named; such a transaction is refused anyway.
  if (usesLookupTables) return { ...base, instructions: [] };
  const { instructions } = TransactionMessage.decompile(message);
  return { ...base, instructions: instructions.map(viewOf) };
}

function viewOf(instruction: TransactionInstruction): InstructionView {
  const { programId, keys, data } = instruction;
  if (programId.equals(ComputeBudgetProgram.programId)) return computeView(instruction);
  if (programId.equals(MEMO_PROGRAM)) return { kind: 'memo', text: data.toString('utf8') };
  if (!programId.equals(SystemProgram.programId)) {
    return { kind: 'other', programId: programId.toBase58() };
  }
  const tag = data.length >= U32 ? data.readUInt32LE(0) : -1;
  if (tag !== TRANSFER) return { kind: 'system', tag };
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction);
  return {
    kind: 'transfer',
    from: fromPubkey.toBase58(),
    to: toPubkey.toBase58(),
    lamports,
    extraKeys: keys.slice(2).map(({ pubkey }) => pubkey.toBase58()),
  };
}

function computeView(instruction: TransactionInstruction): InstructionView {
  switch (instruction.data[0] ?? -1) {
    case 2: {
      const { units } = ComputeBudgetInstruction.decodeSetComputeUnitLimit(instruction);
      return { kind: 'compute-limit', units };
    }
    case 3: {
      const { microLamports } = ComputeBudgetInstruction.decodeSetComputeUnitPrice(instruction);
      return { kind: 'compute-price', microLamports: BigInt(microLamports) };
    }
    default:
      return { kind: 'other', programId: instruction.programId.toBase58() };
  }
}
