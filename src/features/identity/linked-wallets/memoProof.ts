import { decodeBase58 } from '@/shared/solana/base58';

/** The memo program (Solana Program Library, "memo", version 2). */
const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const KEY_LENGTH = 32;
const SIGNATURE_LENGTH = 64;
/** Maximum size of a transaction. */
const MOST_BYTES = 1232;

/** A length in Solana's compact encoding: seven bits per byte, lowest first. */
function compactLength(length: number): number[] {
  const bytes: number[] = [];
  let rest = length;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  return [...bytes, rest];
}

function keyOf(address: string): Uint8Array {
  const key = decodeBase58(address);
  if (key?.length !== KEY_LENGTH) throw new Error('Not a Solana address');
  return key;
}

/**
 * An unsigned transaction whose only instruction is a memo with that text. It is only meant for signing: the blockhash
 * is all zeros, which no block has, so it can never be sent. Encoded by hand, because the structure is always the same
 * and a library would be larger than the page.
 *
 * @throws Error if the address is invalid, or the text does not fit
 */
export function memoTransaction(address: string, text: string): Uint8Array {
  const memo = new TextEncoder().encode(text);
  const message = [
    // One signer, which is writable, and one read-only program.
    1,
    0,
    1,
    ...compactLength(2),
    ...keyOf(address),
    ...keyOf(MEMO_PROGRAM),
    ...new Uint8Array(KEY_LENGTH),
    // One instruction: the second account is its program; no accounts; the text.
    ...compactLength(1),
    1,
    0,
    ...compactLength(memo.length),
    ...memo,
  ];
  const bytes = Uint8Array.from([
    ...compactLength(1),
    ...new Uint8Array(SIGNATURE_LENGTH),
    ...message,
  ]);
  if (bytes.length > MOST_BYTES) throw new Error('The text doesn’t fit into a transaction');
  return bytes;
}

/**
 * The message of a transaction with one signer, and its signature, as returned by the wallet.
 *
 * @throws Error if the bytes are not such a transaction
 */
export function readSigned(bytes: Uint8Array): { message: Uint8Array; signature: Uint8Array } {
  if (bytes[0] !== 1 || bytes.length <= SIGNATURE_LENGTH + 1) {
    throw new Error('The wallet gave back something else than was asked for');
  }
  return {
    signature: bytes.slice(1, SIGNATURE_LENGTH + 1),
    message: bytes.slice(SIGNATURE_LENGTH + 1),
  };
}
