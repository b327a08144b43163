import type { VersionedTransactionResponse } from '@solana/web3.js';
import type { TransactionOutcome } from '../ports';

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

/** What a landed transaction did, from the balances before and after. Null without them: it proves nothing. */
export function outcomeOf(
  signature: string,
  { meta, transaction }: VersionedTransactionResponse,
): TransactionOutcome | null {
  if (!meta) return null;
  const { message } = transaction;
  const keys = message.getAccountKeys(
    meta.loadedAddresses ? { accountKeysFromLookups: meta.loadedAddresses } : undefined,
  );
  const accountKeys = keys.keySegments().flat().map(String);
  const deltas = new Map<string, bigint>();
  for (const [index, key] of accountKeys.entries()) {
    const before = meta.preBalances[index];
    const after = meta.postBalances[index];
    if (before !== undefined && after !== undefined)
      deltas.set(key, BigInt(after) - BigInt(before));
  }
  const memos = message.compiledInstructions
    .filter(({ programIdIndex }) => accountKeys[programIdIndex] === MEMO_PROGRAM)
    .map(({ data }) => new TextDecoder().decode(data));
  const err = meta.err === null ? null : JSON.stringify(meta.err);
  return { signature, err, accountKeys, deltas, memos };
}
