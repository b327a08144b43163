import { ed25519 } from '@noble/curves/ed25519.js';
import { PublicKey, VersionedMessage } from '@solana/web3.js';
import type { ProofMethod, ProofTrouble } from '@/features/identity/linked-wallets/linkedWallet';
import { decodeBase58 } from '@/shared/solana/base58';
import type { LinkRequestRow } from './rows';

/** Programs for memos. */
const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
];
/** No block has this hash, so a transaction with it can never be sent. */
const UNUSABLE_BLOCKHASH = PublicKey.default.toBase58();

interface Proof {
  address: string;
  method: ProofMethod;
  /** Base64. */
  signedMessage: string;
  signature: string;
}

const bytesOf = (base64: string): Uint8Array | null => {
  try {
    return Uint8Array.from(atob(base64), (unit) => unit.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
};

/**
 * The problem of a proof of ownership; null where it is valid. The signature must be over the sent bytes, and these
 * must be the requested text, for the account that signed.
 */
export function troubleWith(
  proof: Proof,
  request: LinkRequestRow,
  now: number,
): ProofTrouble | null {
  if (request.isUsed) return 'USED';
  if (now >= request.expiresAt) return 'EXPIRED';
  const signed = bytesOf(proof.signedMessage);
  const signature = bytesOf(proof.signature);
  const key = decodeBase58(proof.address);
  if (!signed || !signature || key?.length !== 32) return 'FORGED';
  if (!isSigned(signature, signed, key)) return 'FORGED';
  const text = proof.method === 'TRANSACTION' ? memoIn(signed, proof.address) : plainText(signed);
  if (text === null) return 'OTHER_TEXT';
  if (proof.address !== request.address || accountIn(text) !== proof.address)
    return 'OTHER_ACCOUNT';
  return text === request.message ? null : 'OTHER_TEXT';
}

/** The account named by a signed text; null for none. */
function accountIn(text: string): string | null {
  const [first = '', address = ''] = text.split('\n');
  return first.endsWith(' wants you to sign in with your Solana account:') ? address : null;
}

function isSigned(signature: Uint8Array, signed: Uint8Array, key: Uint8Array): boolean {
  try {
    return ed25519.verify(signature, signed, key);
  } catch {
    return false;
  }
}

function plainText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of a transaction that is one memo by one signer and can never be sent; null for any other. */
function memoIn(bytes: Uint8Array, address: string): string | null {
  try {
    const message = VersionedMessage.deserialize(bytes);
    const [instruction, ...others] = message.compiledInstructions;
    const keys = message.staticAccountKeys.map((key) => key.toBase58());
    const isOne =
      others.length === 0 &&
      message.header.numRequiredSignatures === 1 &&
      message.addressTableLookups.length === 0 &&
      keys[0] === address &&
      message.recentBlockhash === UNUSABLE_BLOCKHASH;
    if (!isOne || !instruction || !MEMO_PROGRAMS.includes(keys[instruction.programIdIndex] ?? ''))
      return null;
    return plainText(instruction.data);
  } catch {
    return null;
  }
}
