import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { encodeBase58 } from '@/shared/solana/base58';

/** A Solana account that lives as long as its test. */
export interface Account {
  address: string;
  publicKey: Uint8Array;
  /** Ed25519 signature, 64 bytes. */
  sign(message: Uint8Array): Uint8Array;
}

export function createAccount(): Account {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = rawPublicKey(pair.publicKey);
  return {
    address: encodeBase58(publicKey),
    publicKey,
    sign: (message) => new Uint8Array(sign(null, message, pair.privateKey)),
  };
}

function rawPublicKey(key: KeyObject): Uint8Array {
  const { x } = key.export({ format: 'jwk' });
  return new Uint8Array(Buffer.from(x ?? '', 'base64url'));
}

/** Reads a compact-u16 (7 bits a byte, lowest first): [value, bytes read]. */
function compactU16(bytes: Uint8Array, start: number): [number, number] {
  let value = 0;
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index] ?? 0;
    value |= (byte & 0x7f) << (7 * index);
    if (byte < 0x80) return [value, index + 1];
  }
  throw new Error('Not a compact-u16.');
}

const SIGNATURE = 64;
const KEY = 32;

/**
 * Signs a serialized transaction, legacy or v0, in the slot of `account`: the signatures come first
 * (compact count, 64 bytes each), then the message; in it, a v0 prefix, three header bytes and the
 * account keys, whose first ones are the signers in the order of the slots.
 */
export function signTransaction(transaction: Uint8Array, account: Account): Uint8Array {
  const [slots, countLength] = compactU16(transaction, 0);
  const message = transaction.subarray(countLength + slots * SIGNATURE);
  const header = (message[0] ?? 0) >= 0x80 ? 1 : 0;
  const signers = message[header] ?? 0;
  const [, keysLength] = compactU16(message, header + 3);
  const keys = header + 3 + keysLength;
  const slot = Array.from({ length: signers }, (_, index) =>
    encodeBase58(message.subarray(keys + index * KEY, keys + (index + 1) * KEY)),
  ).indexOf(account.address);
  if (slot < 0 || slot >= slots)
    throw new Error(`${account.address} is no signer of this transaction.`);
  const signed = new Uint8Array(transaction);
  signed.set(account.sign(message), countLength + slot * SIGNATURE);
  return signed;
}
