import { encodeBase58 } from '@/shared/solana/base58';
import type { LedgerEntry } from '../ledger';
import { RpcError, UNSUPPORTED_VERSION } from '../node';
import { fromBase64, parseWire, type WireTransaction } from '../wire';

/**
 * A landed transaction in the encoding `json`, as `getTransaction` answers. `maxVersion` is what the
 * client understands; without it legacy alone, and the answer then names no version.
 *
 * @throws RpcError UNSUPPORTED_VERSION for a v0 transaction and a client that did not ask for it
 */
export function describe(
  { landed, logs, unitsConsumed }: LedgerEntry,
  wire: string,
  maxVersion: unknown,
) {
  const transaction = parseWire(fromBase64(wire));
  const isAware = typeof maxVersion === 'number';
  if (transaction.version === 0 && !isAware) {
    throw new RpcError(
      UNSUPPORTED_VERSION,
      'Transaction version (0) isn’t supported by the requesting client. Please try the request ' +
        'again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
    );
  }
  return {
    slot: landed.slot,
    blockTime: landed.blockTime,
    ...(isAware ? { version: transaction.version } : {}),
    transaction: {
      signatures: transaction.signatures.map(encodeBase58),
      message: describeMessage(transaction),
    },
    meta: {
      err: landed.err,
      status: landed.err === null ? { Ok: null } : { Err: landed.err },
      fee: Number(landed.fee),
      preBalances: landed.preBalances.map(Number),
      postBalances: landed.postBalances.map(Number),
      innerInstructions: [],
      logMessages: logs,
      preTokenBalances: [],
      postTokenBalances: [],
      rewards: [],
      loadedAddresses: { writable: [], readonly: [] },
      computeUnitsConsumed: unitsConsumed,
    },
  };
}

function describeMessage({
  accountKeys,
  header,
  blockhash,
  instructions,
  version,
}: WireTransaction) {
  return {
    accountKeys,
    header: {
      numRequiredSignatures: header.numRequiredSignatures,
      numReadonlySignedAccounts: header.numReadonlySignedAccounts,
      numReadonlyUnsignedAccounts: header.numReadonlyUnsignedAccounts,
    },
    recentBlockhash: blockhash,
    instructions: instructions.map(({ program, accounts, data }) => ({
      programIdIndex: accountKeys.indexOf(program),
      accounts: accounts.map((key) => accountKeys.indexOf(key)),
      data: encodeBase58(data),
      stackHeight: null,
    })),
    // Lookup tables are refused (wire.ts), so that none was used.
    ...(version === 0 ? { addressTableLookups: [] } : {}),
  };
}
