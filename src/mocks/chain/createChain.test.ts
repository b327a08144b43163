// @vitest-environment node
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../clock';
import type { Chain } from './chain';
import { createChain } from './createChain';
import { createLiteSvm } from './vm/litesvm';

const MEMO = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const SOL = 1_000_000_000n;
const hasLiteSvm = (await createLiteSvm()) !== null;

/** web3.js itself, talking to the chain without a network. */
function connect(chain: Chain): Connection {
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

describe.runIf(hasLiteSvm)('the chain over LiteSVM', () => {
  behavesAsAChain('litesvm');
});
describe('the chain over the simulated VM', () => {
  behavesAsAChain('simulated');
});

function behavesAsAChain(vm: 'litesvm' | 'simulated') {
  let chain: Chain;
  let connection: Connection;
  let payer: Keypair;
  let now = 0;
  const clock = createClock(0, () => now);
  const receiver = Keypair.generate().publicKey;
  const reference = Keypair.generate().publicKey;

  beforeEach(async () => {
    now = 1_700_000_000_000;
    chain = await createChain({ clock, vm });
    connection = connect(chain);
    payer = Keypair.generate();
    chain.airdrop(payer.publicKey.toBase58(), 5n * SOL);
  });

  async function payment(lamports: bigint, from = payer): Promise<Transaction> {
    const { blockhash } = await connection.getLatestBlockhash();
    const transfer = SystemProgram.transfer({
      fromPubkey: from.publicKey,
      toPubkey: receiver,
      lamports,
    });
    transfer.keys.push({ pubkey: reference, isSigner: false, isWritable: false });
    const transaction = new Transaction({
      feePayer: from.publicKey,
      recentBlockhash: blockhash,
    }).add(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }),
      transfer,
      new TransactionInstruction({
        programId: MEMO,
        keys: [],
        data: Buffer.from('castle:order:ord-1'),
      }),
    );
    transaction.sign(from);
    return transaction;
  }
  const send = async (transaction: Transaction, skipPreflight = false) =>
    connection.sendRawTransaction(transaction.serialize(), { skipPreflight, maxRetries: 0 });
  const pay = async (lamports = SOL) => send(await payment(lamports));

  test('a payment moves exact lamports and takes exactly the fee', async () => {
    await pay(1_250_000_001n);
    expect(chain.balance(receiver.toBase58())).toBe(1_250_000_001n);
    expect(chain.balance(payer.publicKey.toBase58())).toBe(5n * SOL - 1_250_000_001n - 6_000n);
  });

  test('a payment is processed at once, then confirmed, then finalized', async () => {
    const signature = await pay();
    const level = async () =>
      (await connection.getSignatureStatuses([signature])).value[0]?.confirmationStatus;
    expect(await level()).toBe('processed');
    chain.advanceBlocks(2);
    expect(await level()).toBe('confirmed');
    chain.advanceBlocks(20);
    expect(await level()).toBe('finalized');
  });

  test('blocks come with time', async () => {
    const before = await connection.getBlockHeight('processed');
    now += 4_000;
    expect((await connection.getBlockHeight('processed')) - before).toBe(10);
  });

  test('a confirmed payment is found by its reference, with its memo', async () => {
    const signature = await pay();
    expect(await connection.getSignaturesForAddress(reference)).toEqual([]);
    chain.advanceBlocks(2);
    const [found] = await connection.getSignaturesForAddress(reference);
    expect(found).toMatchObject({ signature, err: null, memo: '[18] castle:order:ord-1' });
  });

  test('getTransaction tells balances before and after', async () => {
    const signature = await pay();
    chain.advanceBlocks(2);
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    const keys = found?.transaction.message.getAccountKeys().staticAccountKeys.map(String) ?? [];
    const at = keys.indexOf(receiver.toBase58());
    expect(keys).toContain(reference.toBase58());
    expect(found?.meta?.err).toBeNull();
    expect((found?.meta?.postBalances[at] ?? 0) - (found?.meta?.preBalances[at] ?? 0)).toBe(1e9);
  });

  test('the same transaction is refused the second time, and lands once', async () => {
    const transaction = await payment(SOL);
    await send(transaction);
    await expect(send(transaction)).rejects.toThrow('already been processed');
    expect(chain.balance(receiver.toBase58())).toBe(SOL);
  });

  test('of two sendings at the same moment one lands', async () => {
    const transaction = await payment(SOL);
    await Promise.all([send(transaction, true), send(transaction, true)]);
    expect(chain.balance(receiver.toBase58())).toBe(SOL);
  });

  test('a payer that does not exist is refused', async () => {
    await expect(send(await payment(SOL, Keypair.generate()))).rejects.toThrow(
      'no record of a prior credit',
    );
  });

  test('more than the payer holds is refused by the preflight', async () => {
    await expect(send(await payment(50n * SOL))).rejects.toThrow('custom program error: 0x1');
  });

  test('without preflight a failing transfer lands with its error and costs the fee', async () => {
    const signature = await send(await payment(50n * SOL), true);
    chain.advanceBlocks(2);
    const { value } = await connection.getSignatureStatuses([signature]);
    expect(value[0]?.err).toEqual({ InstructionError: [2, { Custom: 1 }] });
    expect(chain.balance(payer.publicKey.toBase58())).toBe(5n * SOL - 6_000n);
  });

  test('an account may not be left with less than the rent minimum', async () => {
    await expect(send(await payment(5n * SOL - 6_100n))).rejects.toThrow(
      'insufficient funds for rent',
    );
  });

  test('a blockhash is good for 150 blocks', async () => {
    const transaction = await payment(SOL);
    chain.advanceBlocks(148);
    const { value } = await connection.isBlockhashValid(transaction.recentBlockhash ?? '');
    expect(value).toBe(true);
    chain.advanceBlocks(1);
    await expect(send(transaction)).rejects.toThrow('Blockhash not found');
  });

  test('bytes with a broken signature are refused', async () => {
    const bytes = (await payment(SOL)).serialize();
    bytes[10] = (bytes[10] ?? 0) ^ 0xff;
    await expect(connection.sendRawTransaction(bytes, { skipPreflight: true })).rejects.toThrow(
      'signature verification',
    );
  });

  test('a simulation changes nothing and needs no signature', async () => {
    const { value } = await connection.simulateTransaction(await payment(SOL));
    expect(value.err).toBeNull();
    expect(chain.balance(receiver.toBase58())).toBe(0n);
  });

  test('the fee is told before it is paid', async () => {
    const { value } = await connection.getFeeForMessage((await payment(SOL)).compileMessage());
    expect(value).toBe(6_000);
  });

  test('an airdrop can be asked for', async () => {
    const key = Keypair.generate().publicKey;
    await connection.requestAirdrop(key, 7);
    expect(await connection.getBalance(key)).toBe(7);
  });

  test('a snapshot brings back balances, history and height', async () => {
    const signature = await pay();
    chain.advanceBlocks(50);
    const height = await connection.getBlockHeight('processed');
    const other = await createChain({ clock, vm, snapshot: chain.snapshot() });
    expect(other.balance(receiver.toBase58())).toBe(SOL);
    expect(other.transaction(signature)).toMatchObject({ signature, err: null });
    expect(await connect(other).getBlockHeight('processed')).toBe(height);
  });

  test('after a restart one can pay as before', async () => {
    await pay();
    chain = await createChain({ clock, vm, snapshot: chain.snapshot() });
    connection = connect(chain);
    await pay(2n * SOL);
    expect(chain.balance(receiver.toBase58())).toBe(3n * SOL);
  });

  describe('faults', () => {
    test('swallow takes the transaction and never lands it', async () => {
      chain.setFault({ method: 'sendTransaction', kind: 'swallow', times: 1 });
      const transaction = await payment(SOL);
      await send(transaction);
      expect(chain.balance(receiver.toBase58())).toBe(0n);
      await send(transaction);
      expect(chain.balance(receiver.toBase58())).toBe(SOL);
    });

    test('lost-answer lands it and cuts the connection', async () => {
      chain.setFault({ method: 'sendTransaction', kind: 'lost-answer', times: 1 });
      await expect(pay()).rejects.toThrow('fetch failed');
      expect(chain.balance(receiver.toBase58())).toBe(SOL);
    });

    test('drop cuts the connection before anything happens', async () => {
      const transaction = await payment(SOL);
      chain.setFault({ method: '*', kind: 'drop', times: 1 });
      await expect(send(transaction)).rejects.toThrow('fetch failed');
      expect(chain.balance(receiver.toBase58())).toBe(0n);
    });

    test.each(['429', '500'] as const)('%s is the status of the answer', async (kind) => {
      chain.setFault({ method: 'getSlot', kind, times: 1 });
      await expect(connection.getSlot()).rejects.toThrow(kind);
      expect(await connection.getSlot()).toBeGreaterThan(0);
    });

    test('refuse is an error of JSON-RPC', async () => {
      chain.setFault({ method: 'getSlot', kind: 'refuse', times: 1 });
      await expect(connection.getSlot()).rejects.toThrow('Refused');
    });

    test('expire makes every blockhash too old', async () => {
      const transaction = await payment(SOL);
      chain.setFault({ method: 'sendTransaction', kind: 'expire', times: 1 });
      await expect(send(transaction)).rejects.toThrow('Blockhash not found');
    });

    test('what is set without times lasts until it is cleared', async () => {
      chain.setFault({ method: 'getSlot', kind: 'refuse' });
      await expect(connection.getSlot()).rejects.toThrow('Refused');
      await expect(connection.getSlot()).rejects.toThrow('Refused');
      chain.clearFaults();
      expect(await connection.getSlot()).toBeGreaterThan(0);
    });
  });

  test('a batch is answered in its order', async () => {
    const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: [] });
    const { body } = await chain.handleRpc([call(1, 'getHealth'), call(2, 'noSuchMethod')]);
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'ok' },
      {
        jsonrpc: '2.0',
        id: 2,
        error: { code: -32_601, message: 'Method not found: noSuchMethod' },
      },
    ]);
  });
}
