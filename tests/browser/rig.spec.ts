import { expect, test } from '@playwright/test';
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { createAccount, signTransaction } from './support/keypair';

// The test wallet must be right itself before anything is tested with it.
const transfer = (from: PublicKey) =>
  SystemProgram.transfer({
    fromPubkey: from,
    toPubkey: Keypair.generate().publicKey,
    lamports: 5n,
  });
const blockhash = Keypair.generate().publicKey.toBase58();

test('the test wallet signs a legacy transaction as web3.js expects', () => {
  const account = createAccount();
  const feePayer = new PublicKey(account.address);
  const unsigned = new Transaction({ feePayer, recentBlockhash: blockhash }).add(
    transfer(feePayer),
  );
  const bytes = unsigned.serialize({ requireAllSignatures: false });
  const signed = Transaction.from(signTransaction(bytes, account));
  expect(signed.verifySignatures()).toBe(true);
});

test('the test wallet signs its own slot of a v0 transaction with two signers', () => {
  const account = createAccount();
  const other = Keypair.generate();
  const message = new TransactionMessage({
    payerKey: other.publicKey,
    recentBlockhash: blockhash,
    instructions: [transfer(new PublicKey(account.address))],
  }).compileToV0Message();
  const half = new VersionedTransaction(message);
  half.sign([other]);
  const signed = VersionedTransaction.deserialize(signTransaction(half.serialize(), account));
  expect(signed.signatures[0]).toEqual(half.signatures[0]);
  expect(Buffer.from(signed.signatures[1] ?? [])).toEqual(
    Buffer.from(account.sign(message.serialize())),
  );
});
