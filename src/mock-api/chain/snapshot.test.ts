// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { seedDb } from '../seed/seed';
import { decodeSnapshot, encodeSnapshot } from '../snapshots';
import type { Chain } from './chain';
import { createChain } from './createChain';
import { type Bench, MEMO_TEXT, SOL, connect, createBench, overBothVms } from './testing/bench';

overBothVms((vm) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench(vm);
  });

  /** The chain after a restart: its state went through the text that is kept on disk. */
  async function restarted({ chain, clock }: Bench): Promise<Chain> {
    const text = encodeSnapshot({
      db: seedDb(clock.now()),
      clockOffset: 0,
      chain: chain.snapshot(),
    });
    return createChain({ clock, vm, snapshot: decodeSnapshot(text)?.chain });
  }

  test('a restart keeps balances', async () => {
    await bench.pay();
    const chain = await restarted(bench);
    expect(chain.balance(bench.receiver.toBase58())).toBe(SOL);
    expect(chain.balance(bench.payer.publicKey.toBase58())).toBe(bench.held());
  });

  test('a restart keeps history', async () => {
    const signature = await bench.pay();
    bench.chain.advanceBlocks(2);
    const chain = await restarted(bench);
    expect(chain.transaction(signature)).toEqual(bench.chain.transaction(signature));
    expect(chain.transactionsFor(bench.reference.toBase58())).toMatchObject([
      { signature, err: null, memos: [MEMO_TEXT] },
    ]);
  });

  test('a restart keeps the height', async () => {
    bench.chain.advanceBlocks(50);
    const height = await bench.connection.getBlockHeight('processed');
    const chain = await restarted(bench);
    expect(await connect(chain).getBlockHeight('processed')).toBe(height);
  });

  test('a transaction signed before a restart lands after it', async () => {
    const transaction = await bench.payment();
    const chain = await restarted(bench);
    await connect(chain).sendRawTransaction(transaction.serialize());
    expect(chain.balance(bench.receiver.toBase58())).toBe(SOL);
  });

  test('a transaction that landed before a restart does not land again', async () => {
    const transaction = await bench.payment();
    await bench.send(transaction);
    const chain = await restarted(bench);
    await expect(connect(chain).sendRawTransaction(transaction.serialize())).rejects.toThrow(
      'already been processed',
    );
  });

  test('a second payment lands after a payment and a restart', async () => {
    await bench.pay();
    const chain = await restarted(bench);
    await connect(chain).sendRawTransaction((await bench.payment(2n * SOL)).serialize());
    expect(chain.balance(bench.receiver.toBase58())).toBe(3n * SOL);
  });

  test('an invalid snapshot gives a fresh chain', async () => {
    const chain = await createChain({ clock: bench.clock, vm, snapshot: { ledger: 1 } });
    expect(chain.balance(bench.payer.publicKey.toBase58())).toBe(0n);
  });
});
