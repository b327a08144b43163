import { Keypair, VersionedTransaction } from '@solana/web3.js';
import { expect, test } from 'vitest';
import { memoTransaction, readSigned } from './memoProof';

const TEXT = `castle.example wants you to sign in with your Solana account:\n${'é'.repeat(120)}`;

test('the proof is a transaction with one memo, paid by the account, with an invalid blockhash', () => {
  const { publicKey } = Keypair.generate();
  const address = publicKey.toBase58();
  const { message, signatures } = VersionedTransaction.deserialize(memoTransaction(address, TEXT));
  const [instruction, ...others] = message.compiledInstructions;
  expect(others).toEqual([]);
  expect(signatures).toHaveLength(1);
  expect(message.header.numRequiredSignatures).toBe(1);
  expect(message.recentBlockhash).toBe('1'.repeat(32));
  expect(message.staticAccountKeys.map(String)).toEqual([
    address,
    'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  ]);
  expect(instruction?.programIdIndex).toBe(1);
  expect(new TextDecoder().decode(instruction?.data)).toBe(TEXT);
});

test('a signed transaction is read back as its message and signature, byte for byte', () => {
  const keypair = Keypair.generate();
  const transaction = VersionedTransaction.deserialize(
    memoTransaction(keypair.publicKey.toBase58(), TEXT),
  );
  transaction.sign([keypair]);
  const { message, signature } = readSigned(transaction.serialize());
  expect(message).toEqual(new Uint8Array(transaction.message.serialize()));
  expect(signature).toEqual(transaction.signatures[0]);
});

test('an invalid address is refused', () => {
  expect(() => memoTransaction('7xKX', TEXT)).toThrow('Not a Solana address');
});

test('a text too long for a transaction is refused', () => {
  const address = Keypair.generate().publicKey.toBase58();
  expect(() => memoTransaction(address, 'x'.repeat(1100))).toThrow('doesn’t fit');
});

test.each([[[]], [[1, 2, 3]], [[2, ...new Uint8Array(300)]]])(
  'bytes %# that are no such transaction are refused',
  (bytes) => {
    expect(() => readSigned(Uint8Array.from(bytes))).toThrow('something else');
  },
);
