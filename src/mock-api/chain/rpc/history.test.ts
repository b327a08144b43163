// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { type Bench, MEMO_TEXT, createBench, overBothVms } from '../testing/bench';

overBothVms((vm) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench(vm);
  });

  async function payTimes(count: number): Promise<string[]> {
    const signatures: string[] = [];
    for (let done = 0; done < count; done += 1) {
      signatures.push(await bench.pay(BigInt(done + 1) * 1_000_000n));
      bench.chain.advanceBlocks(2);
    }
    return signatures.toReversed();
  }
  const found = async (options: { limit?: number; before?: string; until?: string }) =>
    (await bench.connection.getSignaturesForAddress(bench.reference, options)).map(
      ({ signature }) => signature,
    );

  test('a confirmed payment is found by its reference, with its memo', async () => {
    const signature = await bench.pay();
    expect(await found({})).toEqual([]);
    bench.chain.advanceBlocks(2);
    const [row] = await bench.connection.getSignaturesForAddress(bench.reference);
    expect(row).toMatchObject({ signature, err: null, memo: `[18] ${MEMO_TEXT}` });
  });

  test('signatures are listed newest first', async () => {
    const signatures = await payTimes(3);
    expect(await found({})).toEqual(signatures);
  });

  test('a page is limited by limit, before and until', async () => {
    const [third = '', second = '', first = ''] = await payTimes(3);
    expect(await found({ limit: 1 })).toEqual([third]);
    expect(await found({ before: third })).toEqual([second, first]);
    expect(await found({ until: first })).toEqual([third, second]);
  });

  test('a page before an unknown signature is empty', async () => {
    await payTimes(1);
    expect(await found({ before: 'unknown' })).toEqual([]);
  });

  test.each([0, -1, 1_001])('a limit of %d is refused', async (limit) => {
    await expect(found({ limit })).rejects.toThrow('Invalid limit');
  });

  test('signatures can be limited to finalized transactions', async () => {
    await payTimes(1);
    const finalized = () =>
      bench.connection.getSignaturesForAddress(bench.reference, {}, 'finalized');
    expect(await finalized()).toEqual([]);
    bench.chain.advanceBlocks(14);
    expect(await finalized()).toHaveLength(1);
  });

  test('getTransaction returns nothing for a transaction that is only processed', async () => {
    const signature = await bench.pay();
    expect(
      await bench.connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 }),
    ).toBeNull();
  });

  test('getTransaction returns balances before and after', async () => {
    const signature = await bench.pay();
    bench.chain.advanceBlocks(2);
    const transaction = await bench.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    });
    const keys =
      transaction?.transaction.message.getAccountKeys().staticAccountKeys.map(String) ?? [];
    const at = keys.indexOf(bench.receiver.toBase58());
    const { preBalances = [], postBalances = [], err, fee } = transaction?.meta ?? {};
    expect(keys).toContain(bench.reference.toBase58());
    expect({ err, fee }).toEqual({ err: null, fee: 6_000 });
    expect((postBalances[at] ?? 0) - (preBalances[at] ?? 0)).toBe(1e9);
  });

  test('a v0 transaction is returned in full', async () => {
    const sent = await bench.versionedPayment();
    const signature = await bench.send(sent);
    bench.chain.advanceBlocks(2);
    const transaction = await bench.connection.getTransaction(signature, {
      maxSupportedTransactionVersion: 0,
    });
    expect(transaction?.version).toBe(0);
    expect(transaction?.transaction.message.serialize()).toEqual(sent.message.serialize());
  });

  test('a client that knows no versions is refused a v0 transaction', async () => {
    const signature = await bench.send(await bench.versionedPayment());
    bench.chain.advanceBlocks(2);
    const request = { jsonrpc: '2.0', id: 1, method: 'getTransaction', params: [signature] };
    expect(await bench.chain.handleRpc(request)).toMatchObject({
      body: { error: { code: -32_015 } },
    });
  });

  test('an old status is found only with searchTransactionHistory', async () => {
    const signature = await bench.pay();
    bench.chain.advanceBlocks(500);
    const status = async (searchTransactionHistory: boolean) =>
      (await bench.connection.getSignatureStatuses([signature], { searchTransactionHistory }))
        .value[0];
    expect(await status(false)).toBeNull();
    expect(await status(true)).toMatchObject({ confirmationStatus: 'finalized', err: null });
  });

  test('an unknown signature has no status', async () => {
    const { value } = await bench.connection.getSignatureStatuses(['unknown']);
    expect(value).toEqual([null]);
  });
});
