import type { LedgerEntry } from '../ledger';
import {
  INVALID_PARAMS,
  type Method,
  type Node,
  RpcError,
  options,
  text,
  withContext,
} from '../node';
import { toBase58 } from '../../db/base58';
import { parseWire } from '../wire';

/** How many blocks back a status is found without asking for the history. */
const RECENT_BLOCKS = 150;
const MOST_SIGNATURES = 1_000;

function statusOf(node: Node, signature: unknown, hasHistory: boolean) {
  const entry = typeof signature === 'string' ? node.ledger.find(signature) : null;
  if (!entry) return null;
  const age = node.ledger.height() - entry.landed.slot;
  if (!hasHistory && age > RECENT_BLOCKS) return null;
  const confirmationStatus = node.ledger.commitmentOf(entry);
  const { err, slot } = entry.landed;
  return {
    slot,
    confirmations: confirmationStatus === 'finalized' ? null : age,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus,
  };
}

/** Methods about what has landed. */
export const history: Record<string, Method> = {
  getSignatureStatuses(node, { params }) {
    const [signatures] = params;
    if (!Array.isArray(signatures)) throw new RpcError(INVALID_PARAMS, 'Invalid params');
    const hasHistory = options(params, 1)['searchTransactionHistory'] === true;
    return withContext(
      node,
      signatures.map((signature: unknown) => statusOf(node, signature, hasHistory)),
    );
  },

  getSignaturesForAddress(node, { params }) {
    const { limit, before, until } = options(params, 1);
    let found = node.ledger.confirmedFor(text(params, 0));
    const after = (signature: unknown) =>
      found.findIndex(({ landed }) => landed.signature === signature);
    if (before !== undefined) found = found.slice(after(before) + 1);
    if (until !== undefined && after(until) !== -1) found = found.slice(0, after(until));
    return found
      .slice(0, Math.min(Number(limit ?? MOST_SIGNATURES), MOST_SIGNATURES))
      .map((entry) => ({
        signature: entry.landed.signature,
        slot: entry.landed.slot,
        err: entry.landed.err,
        memo: memoText(entry),
        blockTime: entry.landed.blockTime,
        confirmationStatus: node.ledger.commitmentOf(entry),
      }));
  },

  getTransaction(node, { params }) {
    const entry = node.ledger.find(text(params, 0));
    if (!entry || entry.wire === null || node.ledger.commitmentOf(entry) === 'processed')
      return null;
    return describe(entry, entry.wire);
  },
};

function memoText({ landed }: LedgerEntry): string | null {
  const memos = landed.memos.map((memo) => `[${new TextEncoder().encode(memo).length}] ${memo}`);
  return memos.length === 0 ? null : memos.join('; ');
}

/** A transaction in the encoding `json`. */
function describe({ landed, logs, unitsConsumed }: LedgerEntry, wire: string) {
  const transaction = parseWire(
    Uint8Array.from(atob(wire), (letter) => letter.codePointAt(0) ?? 0),
  );
  const { accountKeys, header, blockhash, instructions, signatures, version } = transaction;
  return {
    slot: landed.slot,
    blockTime: landed.blockTime,
    version,
    transaction: {
      signatures: signatures.map(toBase58),
      message: {
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
          data: toBase58(data),
        })),
      },
    },
    meta: {
      err: landed.err,
      fee: Number(landed.fee),
      preBalances: landed.preBalances.map(Number),
      postBalances: landed.postBalances.map(Number),
      innerInstructions: [],
      logMessages: logs,
      preTokenBalances: [],
      postTokenBalances: [],
      loadedAddresses: { writable: [], readonly: [] },
      computeUnitsConsumed: unitsConsumed,
    },
  };
}
