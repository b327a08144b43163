import { VersionedTransaction } from '@solana/web3.js';
import { encodeBase58 } from '@/shared/solana/base58';

export const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

export interface WireInstruction {
  program: string;
  accounts: string[];
  data: Uint8Array;
}

/** A parsed transaction. Keys and blockhash are base58. */
export interface WireTransaction {
  bytes: Uint8Array;
  /** The signed bytes. */
  messageBytes: Uint8Array;
  signatures: Uint8Array[];
  /** The first signature, which identifies the transaction. */
  signature: string;
  version: 'legacy' | 0;
  header: {
    numRequiredSignatures: number;
    numReadonlySignedAccounts: number;
    numReadonlyUnsignedAccounts: number;
  };
  accountKeys: string[];
  blockhash: string;
  instructions: WireInstruction[];
  memos: string[];
}

/**
 * Parses a legacy or v0 transaction.
 *
 * @throws when the bytes are invalid, or use a lookup table
 */
export function parseWire(bytes: Uint8Array): WireTransaction {
  const { message, signatures } = VersionedTransaction.deserialize(bytes);
  if (message.addressTableLookups.length > 0) throw new Error('Lookup tables aren’t kept here');
  if (message.version !== 'legacy' && message.version !== 0) {
    throw new Error('Only legacy and v0 transactions are understood');
  }
  const accountKeys = message.staticAccountKeys.map(String);
  const keyAt = (index: number) => {
    const key = accountKeys[index];
    if (key === undefined) throw new Error('An instruction names an account that isn’t there');
    return key;
  };
  const instructions = message.compiledInstructions.map((instruction) => ({
    program: keyAt(instruction.programIdIndex),
    accounts: instruction.accountKeyIndexes.map(keyAt),
    data: instruction.data,
  }));
  return {
    bytes,
    messageBytes: message.serialize(),
    signatures,
    signature: encodeBase58(signatures[0] ?? new Uint8Array(64)),
    version: message.version,
    header: message.header,
    accountKeys,
    blockhash: message.recentBlockhash,
    instructions,
    memos: instructions
      .filter(({ program }) => program === MEMO_PROGRAM)
      .map(({ data }) => new TextDecoder().decode(data)),
  };
}

/**
 * Decodes base64.
 *
 * @throws when it is invalid
 */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);

/** The account that pays the fee: always the first key. */
export const feePayerOf = ({ accountKeys }: Pick<WireTransaction, 'accountKeys'>): string =>
  accountKeys[0] ?? '';

/** Parses a message as a transaction without signatures. */
export function parseMessage(message: Uint8Array): WireTransaction {
  // The first byte of a v0 message is its version; then comes the number of signers.
  const signers = ((message[0] ?? 0) & 0x80 ? message[1] : message[0]) ?? 0;
  return parseWire(Uint8Array.from([signers, ...new Uint8Array(signers * 64), ...message]));
}
