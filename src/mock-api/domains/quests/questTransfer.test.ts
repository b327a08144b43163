// @vitest-environment node
import { Keypair, Transaction } from '@solana/web3.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRpcPool } from '@/features/billing/payments/web3/rpcPool';
import { createWeb3Chain } from '@/features/billing/payments/web3/chain';
import { web3Transactions } from '@/features/billing/payments/web3/transactions';
import type { TransferPorts } from '@/features/billing/payments/transfer/oneTransfer';
import { makeTransfer, quoteTransfer } from '@/features/earning/quests/transfer/questTransfer';
import { readTransfer } from '@/features/earning/quests/transfer/transferJournal';
import { transferOf } from '@/features/earning/quests/transfer/transferOf';
import { questSchema } from '@/features/earning/quests/quest';
import { createNodePool } from '@/shared/solana/nodePool';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { oneTask } from '../../testing/oneTask';

const SHOP = Keypair.generate().publicKey.toBase58();
const where = { place: 'usr-member:solana-keep/gate/t1', genesisHash: null };
const never = new AbortController().signal;

let backend: TestBackend;
let task: ReturnType<typeof oneTask>;
const mine = Keypair.generate();
const payer = mine.publicKey.toBase58();
beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  backend = createTestBackend();
  backend.signInAs('member');
  task = oneTask(backend);
  task.ask({ kind: 'ONCHAIN_TX', via: 'TRANSFER', sol: '0.05', account: SHOP });
  backend.world.db.linkedWallets.push({
    id: 'wal-mine',
    userId: 'usr-member',
    address: payer,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
  (await backend.world.chain()).airdrop(payer, 1_000_000_000n);
});
afterEach(() => {
  vi.unstubAllGlobals();
  backend.close();
});

/** The embedded chain through web3.js, and a wallet with a key. */
async function ports(): Promise<TransferPorts> {
  const chain = await backend.world.chain();
  const pool = createRpcPool(
    createNodePool(['https://node.test/'], () => 0),
    {
      fetch: async (_, init) => {
        const asked: unknown = await new Request('https://node.test/', init ?? {}).json();
        const { status, body } = await chain.handleRpc(asked);
        return Response.json(body, { status });
      },
      bugs: {
        report: (error) => {
          throw error;
        },
      },
    },
  );
  return {
    chain: createWeb3Chain(pool),
    transactions: web3Transactions,
    wallet: {
      address: () => payer,
      signTransaction: async (bytes) => {
        const transaction = Transaction.from(bytes);
        transaction.partialSign(mine);
        return new Uint8Array(transaction.serialize());
      },
    },
    locks: { withLock: async (_, work) => work() },
    clock: {
      now: () => 0,
      serverNow: () => 0,
      random: () => 0,
      sleep: async () => chain.advanceBlocks(8),
    },
  };
}

test('a quest says how many lamports its tasks cost', async () => {
  const read = questSchema.parse(await task.quest());
  expect(read.costLamports).toBe('50000000');
});

test('the transfer of a task arrives on a real chain, and its signature is the answer', async () => {
  const read = questSchema.parse(await task.quest()).tasks[0];
  const ask = read ? transferOf(read) : null;
  expect(ask).toEqual({ to: SHOP, lamports: 50_000_000n });
  if (ask === null) return;
  const shown = { ...ask, payer, known: null };
  const fee = await quoteTransfer(await ports(), where, shown, never);
  expect(fee).toBeLessThan(1_000_000n);
  const end = await makeTransfer(
    await ports(),
    where,
    shown,
    async () => true,
    () => undefined,
    never,
  );
  expect(end).toBe('landed');
  const chain = await backend.world.chain();
  expect(chain.balance(SHOP)).toBe(50_000_000n);
  const record = readTransfer(where.place);
  if (record === null || record === 'unreadable') throw new Error('It was not kept.');
  expect(await task.check(record.signature)).toMatchObject({ state: 'VERIFIED' });
});
