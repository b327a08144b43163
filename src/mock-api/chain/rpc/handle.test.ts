// @vitest-environment node
import { Keypair } from '@solana/web3.js';
import { beforeEach, expect, test } from 'vitest';
import { MAINNET_GENESIS_HASH } from './network';
import { type Bench, SOL, createBench, overBothVms } from '../testing/bench';

overBothVms((vm) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench(vm);
  });

  const call = (method: string, params: unknown[] = [], id: unknown = 1) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  });
  const errorOf = (code: number) => ({ status: 200, body: { error: { code } } });

  test('a batch is answered in order', async () => {
    const { body } = await bench.chain.handleRpc([
      call('getHealth', [], 1),
      call('noSuchMethod', [], 2),
    ]);
    expect(body).toEqual([
      { jsonrpc: '2.0', id: 1, result: 'ok' },
      {
        jsonrpc: '2.0',
        id: 2,
        error: { code: -32_601, message: 'Method not found: noSuchMethod' },
      },
    ]);
  });

  test.each([null, 7, 'getSlot', {}, { method: 'constructor' }])(
    'a body that is not a call gets an error: %j',
    async (body) => {
      expect(await bench.chain.handleRpc(body)).toMatchObject(errorOf(-32_601));
    },
  );

  test.each([
    ['getBalance', ['not-a-key']],
    ['getBalance', ['1'.repeat(100_000)]],
    ['getMultipleAccounts', ['no list']],
    ['getMinimumBalanceForRentExemption', [-1]],
    ['getFeeForMessage', ['%%%']],
    ['sendTransaction', ['AAAA', { encoding: 'base64' }]],
    ['sendTransaction', ['A'.repeat(100_000), { encoding: 'base64' }]],
    ['sendTransaction', ['0OIl']],
    ['requestAirdrop', ['11111111111111111111111111111112', 1.5]],
  ])('%s refuses invalid parameters', async (method, params) => {
    expect(await bench.chain.handleRpc(call(method, params))).toMatchObject(errorOf(-32_602));
  });

  test('a simulation changes nothing and needs no signature', async () => {
    const transaction = await bench.versionedPayment();
    transaction.signatures = [new Uint8Array(64)];
    const { value } = await bench.connection.simulateTransaction(transaction);
    expect(value.err).toBeNull();
    expect(bench.received()).toBe(0n);
  });

  test('a simulation checks the blockhash unless it replaces it', async () => {
    const transaction = await bench.versionedPayment();
    bench.chain.advanceBlocks(200);
    const simulated = async (replaceRecentBlockhash: boolean) =>
      (await bench.connection.simulateTransaction(transaction, { replaceRecentBlockhash })).value
        .err;
    expect(await simulated(false)).toBe('BlockhashNotFound');
    expect(await simulated(true)).toBeNull();
  });

  test('the fee of a message is known before it is paid, and unknown once the blockhash expires', async () => {
    const message = (await bench.payment()).compileMessage();
    expect((await bench.connection.getFeeForMessage(message)).value).toBe(6_000);
    bench.chain.advanceBlocks(200);
    expect((await bench.connection.getFeeForMessage(message)).value).toBeNull();
  });

  test('an airdrop can be requested', async () => {
    const key = Keypair.generate().publicKey;
    await bench.connection.requestAirdrop(key, 7);
    expect(await bench.connection.getBalance(key)).toBe(7);
  });

  test('accounts hold lamports, no data and no tokens', async () => {
    const { connection, payer } = bench;
    const [held, missing] = await connection.getMultipleAccountsInfo([
      payer.publicKey,
      Keypair.generate().publicKey,
    ]);
    expect(held).toMatchObject({ lamports: Number(5n * SOL), executable: false });
    expect(missing).toBeNull();
    expect(await connection.getAccountInfo(payer.publicKey)).toEqual(held);
    const { value } = await connection.getTokenAccountsByOwner(payer.publicKey, {
      mint: Keypair.generate().publicKey,
    });
    expect(value).toEqual([]);
  });

  test('the network is mainnet by its genesis hash', async () => {
    expect(await bench.connection.getGenesisHash()).toBe(MAINNET_GENESIS_HASH);
  });

  test('node calls of web3.js get responses of the shapes it checks', async () => {
    const { connection } = bench;
    expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880);
    expect(await connection.getRecentPrioritizationFees()).toHaveLength(1);
    expect(await connection.getVersion()).toHaveProperty('solana-core');
    const { absoluteSlot } = await connection.getEpochInfo('processed');
    expect(absoluteSlot).toBe(await connection.getSlot('processed'));
  });

  test('calls are logged with their times', async () => {
    await bench.connection.getSlot();
    expect(bench.chain.requestLog().at(-1)).toEqual({ method: 'getSlot', at: 1_700_000_000 });
  });
});
