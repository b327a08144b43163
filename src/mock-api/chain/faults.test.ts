// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bench, SOL, createBench, overBothVms } from './testing/bench';

const getSlot = { jsonrpc: '2.0', id: 1, method: 'getSlot', params: [] };

afterEach(() => vi.useRealTimers());

overBothVms((vm) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench(vm);
  });

  test('swallow accepts the transaction and never lands it', async () => {
    bench.chain.setFault({ method: 'sendTransaction', kind: 'swallow', times: 1 });
    const transaction = await bench.payment();
    await bench.send(transaction);
    expect(bench.received()).toBe(0n);
    await bench.send(transaction);
    expect(bench.received()).toBe(SOL);
  });

  test('swallow for all methods waits for a transaction', async () => {
    bench.chain.setFault({ method: '*', kind: 'swallow', times: 1 });
    await bench.connection.getSlot();
    await bench.pay();
    expect(bench.received()).toBe(0n);
  });

  test('lost-answer lands the transaction and cuts the connection', async () => {
    bench.chain.setFault({ method: 'sendTransaction', kind: 'lost-answer', times: 1 });
    await expect(bench.pay()).rejects.toThrow('fetch failed');
    expect(bench.received()).toBe(SOL);
  });

  test('drop cuts the connection before anything happens', async () => {
    const transaction = await bench.payment();
    bench.chain.setFault({ method: '*', kind: 'drop', times: 1 });
    await expect(bench.send(transaction)).rejects.toThrow('fetch failed');
    expect(bench.received()).toBe(0n);
  });

  test('expire makes a valid blockhash count as expired', async () => {
    const transaction = await bench.payment();
    bench.chain.setFault({ method: 'sendTransaction', kind: 'expire', times: 1 });
    await expect(bench.send(transaction)).rejects.toThrow('Blockhash not found');
  });

  test('expire returns blockhashes that have expired', async () => {
    bench.chain.setFault({ method: 'getLatestBlockhash', kind: 'expire', times: 1 });
    const { lastValidBlockHeight } = await bench.connection.getLatestBlockhash();
    expect(lastValidBlockHeight).toBeLessThan(await bench.connection.getBlockHeight('finalized'));
  });

  test('delay responds late', async () => {
    vi.useFakeTimers();
    bench.chain.setFault({ method: 'getSlot', kind: 'delay', delayMs: 5_000, times: 1 });
    const answered = vi.fn<() => void>();
    void bench.chain.handleRpc(getSlot).then(answered);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
  });

  test.each(['429', '500'] as const)('%s is the status of the response', async (kind) => {
    bench.chain.setFault({ method: 'getSlot', kind, times: 1 });
    await expect(bench.connection.getSlot()).rejects.toThrow(kind);
    expect(await bench.connection.getSlot()).toBeGreaterThan(0);
  });

  test('429 says when to retry', async () => {
    bench.chain.setFault({ method: '*', kind: '429' });
    expect(await bench.chain.handleRpc(getSlot)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    });
  });

  test('refuse is a JSON-RPC error', async () => {
    bench.chain.setFault({ method: 'getSlot', kind: 'refuse', times: 1 });
    await expect(bench.connection.getSlot()).rejects.toThrow('Refused');
  });

  test('a fault set for two times ends after the second', async () => {
    bench.chain.setFault({ method: 'getSlot', kind: 'refuse', times: 2 });
    await expect(bench.connection.getSlot()).rejects.toThrow('Refused');
    await expect(bench.connection.getSlot()).rejects.toThrow('Refused');
    expect(await bench.connection.getSlot()).toBeGreaterThan(0);
  });

  test('a fault set without times lasts until it is cleared', async () => {
    bench.chain.setFault({ method: 'getSlot', kind: 'refuse' });
    await expect(bench.connection.getSlot()).rejects.toThrow('Refused');
    await expect(bench.connection.getSlot()).rejects.toThrow('Refused');
    bench.chain.clearFaults();
    expect(await bench.connection.getSlot()).toBeGreaterThan(0);
  });

  test('a fault leaves other methods alone', async () => {
    bench.chain.setFault({ method: 'getSlot', kind: 'drop' });
    expect(await bench.connection.getBlockHeight()).toBeGreaterThan(0);
  });
});
