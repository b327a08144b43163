// @vitest-environment node
import { Keypair } from '@solana/web3.js';
import { beforeEach, expect, test } from 'vitest';
import { createChain } from './createChain';
import { type Bench, FEE, SOL, createBench, overBothVms } from './testing/bench';
import { RENT_MINIMUM } from './vm/vm';

overBothVms((vm) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench(vm);
  });

  test('a payment moves exact lamports and takes exactly the fee', async () => {
    await bench.pay(1_250_000_001n);
    expect(bench.received()).toBe(1_250_000_001n);
    expect(bench.held()).toBe(5n * SOL - 1_250_000_001n - FEE);
  });

  test('a v0 transaction pays as well', async () => {
    await bench.send(await bench.versionedPayment(SOL));
    expect(bench.received()).toBe(SOL);
  });

  test('a payment is processed at once, then confirmed, then finalized', async () => {
    const signature = await bench.pay();
    const level = async () =>
      (await bench.connection.getSignatureStatuses([signature])).value[0]?.confirmationStatus;
    expect(await level()).toBe('processed');
    bench.chain.advanceBlocks(2);
    expect(await level()).toBe('confirmed');
    bench.chain.advanceBlocks(14);
    expect(await level()).toBe('finalized');
  });

  test('blocks are produced as time passes', async () => {
    const before = await bench.connection.getBlockHeight('processed');
    bench.pass(4_000);
    expect((await bench.connection.getBlockHeight('processed')) - before).toBe(10);
  });

  test('the same transaction is refused the second time, and lands once', async () => {
    const transaction = await bench.payment();
    await bench.send(transaction);
    await expect(bench.send(transaction)).rejects.toThrow('already been processed');
    expect(bench.received()).toBe(SOL);
  });

  test('without preflight the second send returns the signature and the transaction lands once', async () => {
    const transaction = await bench.payment();
    const signature = await bench.send(transaction);
    expect(await bench.send(transaction, true)).toBe(signature);
    expect(bench.received()).toBe(SOL);
  });

  test('two simultaneous sends of a transaction land it once', async () => {
    const transaction = await bench.payment();
    await Promise.all([bench.send(transaction, true), bench.send(transaction, true)]);
    expect(bench.received()).toBe(SOL);
  });

  test('a payer that does not exist is refused', async () => {
    await expect(bench.send(await bench.payment(SOL, Keypair.generate()))).rejects.toThrow(
      'no record of a prior credit',
    );
  });

  test('a payer who cannot cover the fee is refused', async () => {
    const poor = Keypair.generate();
    bench.chain.airdrop(poor.publicKey.toBase58(), FEE - 1n);
    await expect(bench.send(await bench.payment(SOL, poor))).rejects.toThrow(
      'Insufficient funds for fee',
    );
  });

  test('a payment larger than the payer’s balance is refused by the preflight', async () => {
    await expect(bench.send(await bench.payment(50n * SOL))).rejects.toThrow(
      'custom program error: 0x1',
    );
  });

  test('without preflight a failing transfer lands with its error and costs the fee', async () => {
    const signature = await bench.send(await bench.payment(50n * SOL), true);
    bench.chain.advanceBlocks(2);
    const { value } = await bench.connection.getSignatureStatuses([signature]);
    expect(value[0]?.err).toEqual({ InstructionError: [2, { Custom: 1 }] });
    expect(bench.held()).toBe(5n * SOL - FEE);
  });

  test('a payment cannot leave the payer with less than the rent minimum', async () => {
    await expect(bench.send(await bench.payment(5n * SOL - FEE - 100n))).rejects.toThrow(
      'account (0) with insufficient funds for rent',
    );
  });

  test('a payment below the rent minimum to a new account is refused', async () => {
    await expect(bench.pay(RENT_MINIMUM - 1n)).rejects.toThrow('insufficient funds for rent');
  });

  test.each([
    'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
    'SysvarC1ock11111111111111111111111111111111',
  ])('an airdrop to %s leaves the chain working', async (address) => {
    const before = bench.chain.balance(address);
    bench.chain.airdrop(address, SOL);
    expect(bench.chain.balance(address)).toBe(before + SOL);
    await bench.pay();
    expect(bench.received()).toBe(SOL);
  });

  test('the treasury exists from the start and takes any amount', async () => {
    const treasury = bench.receiver.toBase58();
    const chain = await createChain({ clock: bench.clock, vm, treasury });
    expect(chain.balance(treasury)).toBe(RENT_MINIMUM);
  });

  test('a blockhash is valid for 150 blocks', async () => {
    const transaction = await bench.payment();
    bench.chain.advanceBlocks(148);
    const { value } = await bench.connection.isBlockhashValid(transaction.recentBlockhash ?? '');
    expect(value).toBe(true);
    bench.chain.advanceBlocks(1);
    await expect(bench.send(transaction)).rejects.toThrow('Blockhash not found');
  });

  test('an expired transaction is accepted without preflight and never lands', async () => {
    const transaction = await bench.payment();
    bench.chain.advanceBlocks(200);
    await bench.send(transaction, true);
    expect(bench.received()).toBe(0n);
  });

  test('the blockhash of another chain is not found', async () => {
    const other = await createBench(vm);
    await expect(bench.send(await other.payment())).rejects.toThrow('Blockhash not found');
  });

  test.each([true, false])('a broken signature is refused (skipPreflight: %s)', async (skip) => {
    const bytes = (await bench.payment()).serialize();
    bytes[10] = (bytes[10] ?? 0) ^ 0xff;
    await expect(
      bench.connection.sendRawTransaction(bytes, { skipPreflight: skip }),
    ).rejects.toThrow('signature verification');
    expect(bench.received()).toBe(0n);
  });
});
