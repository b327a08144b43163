// @vitest-environment node
import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { describe, expect, it } from 'vitest';
import { FakeAdapter } from '../testing/FakeAdapter';
import { signBytes } from './sign';

const BLOCKHASH = Keypair.generate().publicKey.toBase58();

async function connected() {
  const adapter = new FakeAdapter();
  await adapter.connect();
  const payer = adapter.keypair.publicKey;
  const transfer = SystemProgram.transfer({
    fromPubkey: payer,
    toPubkey: Keypair.generate().publicKey,
    lamports: 5,
  });
  return { adapter, payer, transfer };
}

describe('signBytes', () => {
  it('signs a legacy transaction without changing its message', async () => {
    const { adapter, payer, transfer } = await connected();
    const unsigned = new Transaction({ feePayer: payer, recentBlockhash: BLOCKHASH }).add(transfer);
    const bytes = unsigned.serialize({ requireAllSignatures: false });
    const signed = Transaction.from(await signBytes(adapter, bytes));
    expect(signed.verifySignatures()).toBe(true);
    expect(signed.serializeMessage()).toEqual(unsigned.serializeMessage());
  });

  it('signs a v0 transaction', async () => {
    const { adapter, payer, transfer } = await connected();
    const message = new TransactionMessage({
      payerKey: payer,
      recentBlockhash: BLOCKHASH,
      instructions: [transfer],
    });
    const bytes = new VersionedTransaction(message.compileToV0Message()).serialize();
    const signed = VersionedTransaction.deserialize(await signBytes(adapter, bytes));
    expect(signed.signatures[0]?.some((byte) => byte !== 0)).toBe(true);
  });

  it('refuses a v0 transaction for a wallet that knows only legacy ones', async () => {
    const { adapter, payer, transfer } = await connected();
    adapter.supportedTransactionVersions = null;
    const message = new TransactionMessage({
      payerKey: payer,
      recentBlockhash: BLOCKHASH,
      instructions: [transfer],
    });
    const bytes = new VersionedTransaction(message.compileToV0Message()).serialize();
    await expect(signBytes(adapter, bytes)).rejects.toMatchObject({
      name: 'WalletSignTransactionError',
    });
  });

  it('refuses when no wallet is connected', async () => {
    await expect(signBytes(new FakeAdapter(), new Uint8Array())).rejects.toMatchObject({
      name: 'WalletNotConnectedError',
    });
  });
});
