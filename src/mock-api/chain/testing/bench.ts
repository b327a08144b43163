import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { describe } from 'vitest';
import { createClock } from '../../store/clock';
import type { Chain } from '../chain';
import { createChain } from '../createChain';
import { createLiteSvm } from '../vm/litesvm';

export type VmName = 'litesvm' | 'simulated';

export const SOL = 1_000_000_000n;
/** Memo of a payment in these tests: 18 bytes. */
export const MEMO_TEXT = 'castle:order:ord-1';
/** Network fee of a payment in these tests, lamports: one signature, and 100,000 units at 10,000 micro-lamports. */
export const FEE = 6_000n;

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const START = 1_700_000_000_000;

export const hasLiteSvm = (await createLiteSvm()) !== null;

/** Runs the same tests over both VMs; over LiteSVM only where the platform has it. */
export function overBothVms(behaves: (vm: VmName) => void): void {
  describe.runIf(hasLiteSvm)('over LiteSVM', () => {
    behaves('litesvm');
  });
  describe('over the simulated VM', () => {
    behaves('simulated');
  });
}

/** A real web3.js connection, without a network. */
export function connect(chain: Chain): Connection {
  return new Connection('http://chain.test', {
    commitment: 'confirmed',
    disableRetryOnRateLimit: true,
    fetch: async (_, init) => {
      const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
      const answer = await chain.handleRpc(body);
      if (answer.drop === true) throw new TypeError('fetch failed');
      return new Response(JSON.stringify(answer.body), {
        status: answer.status,
        headers: answer.headers ?? {},
      });
    },
  });
}

export type Bench = Awaited<ReturnType<typeof createBench>>;

/** A new chain with a payer of 5 SOL, and functions that pay like the product. */
export async function createBench(vm: VmName) {
  let time = START;
  const clock = createClock(0, () => time);
  const chain = await createChain({ clock, vm });
  const connection = connect(chain);
  const payer = Keypair.generate();
  const receiver = Keypair.generate().publicKey;
  const reference = Keypair.generate().publicKey;
  chain.airdrop(payer.publicKey.toBase58(), 5n * SOL);

  const instructions = (lamports: bigint, from: Keypair) => {
    const transfer = SystemProgram.transfer({
      fromPubkey: from.publicKey,
      toPubkey: receiver,
      lamports,
    });
    transfer.keys.push({ pubkey: reference, isSigner: false, isWritable: false });
    return [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }),
      transfer,
      new TransactionInstruction({ programId: MEMO, keys: [], data: Buffer.from(MEMO_TEXT) }),
    ];
  };
  async function payment(lamports = SOL, from = payer): Promise<Transaction> {
    const { blockhash } = await connection.getLatestBlockhash();
    const transaction = new Transaction({ feePayer: from.publicKey, recentBlockhash: blockhash });
    transaction.add(...instructions(lamports, from)).sign(from);
    return transaction;
  }
  async function versionedPayment(lamports = SOL): Promise<VersionedTransaction> {
    const { blockhash } = await connection.getLatestBlockhash();
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: instructions(lamports, payer),
    });
    const transaction = new VersionedTransaction(message.compileToV0Message());
    transaction.sign([payer]);
    return transaction;
  }
  const send = (transaction: Transaction | VersionedTransaction, skipPreflight = false) =>
    connection.sendRawTransaction(transaction.serialize(), { skipPreflight, maxRetries: 0 });

  return {
    vm,
    clock,
    chain,
    connection,
    payer,
    receiver,
    reference,
    payment,
    versionedPayment,
    /** Sends without preflight, so that the node accepts invalid transactions too. */
    send,
    pay: async (lamports = SOL) => send(await payment(lamports)),
    /** Lets time pass, ms. */
    pass: (ms: number) => {
      time += ms;
    },
    received: () => chain.balance(receiver.toBase58()),
    held: () => chain.balance(payer.publicKey.toBase58()),
  };
}
