import { Keypair, VersionedTransaction } from '@solana/web3.js';
import { expect, test } from 'vitest';
import { memoTransaction, readSigned } from './memoProof';

const TEXT = `castle.example wants you to sign in with your Solana account:\n${'é'.repeat(120)}`;

test('is a transaction of one memo, paid by the account, with a blockhash no block has', () => {
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

test('what was signed is its message, byte for byte', () => {
  const keypair = Keypair.generate();
  const transaction = VersionedTransaction.deserialize(
    memoTransaction(keypair.publicKey.toBase58(), TEXT),
  );
  transaction.sign([keypair]);
  const { message, signature } = readSigned(transaction.serialize());
  expect(message).toEqual(new Uint8Array(transaction.message.serialize()));
  expect(signature).toEqual(transaction.signatures[0]);
});

test('an address that is none is refused', () => {
  expect(() => memoTransaction('7xKX', TEXT)).toThrow('Not a Solana address');
});

test('a text that fits into no transaction is refused', () => {
  const address = Keypair.generate().publicKey.toBase58();
  expect(() => memoTransaction(address, 'x'.repeat(1100))).toThrow('doesn’t fit');
});

test.each([[[]], [[1, 2, 3]], [[2, ...new Uint8Array(300)]]])(
  'bytes %# that are no such transaction are refused',
  (bytes) => {
    expect(() => readSigned(Uint8Array.from(bytes))).toThrow('something else');
  },
);
