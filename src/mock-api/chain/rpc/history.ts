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
import { describe } from './describe';

/** Number of blocks in which a status is found without searching the history. */
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

/** Methods about landed transactions. */
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

  /** Newest first. Transactions that are only processed are never listed. */
  getSignaturesForAddress(node, { params }) {
    const { limit, before, until, commitment } = options(params, 1);
    let found = node.ledger
      .confirmedFor(text(params, 0))
      .filter((entry) => isFarEnough(node, entry, commitment));
    const placeOf = (signature: unknown) =>
      found.findIndex(({ landed }) => landed.signature === signature);
    if (typeof before === 'string') {
      found = placeOf(before) === -1 ? [] : found.slice(placeOf(before) + 1);
    }
    if (typeof until === 'string' && placeOf(until) !== -1) found = found.slice(0, placeOf(until));
    return found.slice(0, limitOf(limit)).map((entry) => ({
      signature: entry.landed.signature,
      slot: entry.landed.slot,
      err: entry.landed.err,
      memo: memoText(entry),
      blockTime: entry.landed.blockTime,
      confirmationStatus: node.ledger.commitmentOf(entry),
    }));
  },

  getTransaction(node, { params }) {
    const { commitment, maxSupportedTransactionVersion } = options(params, 1);
    const entry = node.ledger.find(text(params, 0));
    if (!entry || entry.wire === null || !isFarEnough(node, entry, commitment)) return null;
    return describe(entry, entry.wire, maxSupportedTransactionVersion);
  },
};

/** Confirmed is enough, unless only finalized transactions were requested. */
function isFarEnough({ ledger }: Node, entry: LedgerEntry, asked: unknown): boolean {
  const level = ledger.commitmentOf(entry);
  return level === 'finalized' || (level === 'confirmed' && asked !== 'finalized');
}

function limitOf(limit: unknown): number {
  if (limit === undefined || limit === null) return MOST_SIGNATURES;
  if (typeof limit === 'number' && limit >= 1 && limit <= MOST_SIGNATURES) return limit;
  throw new RpcError(INVALID_PARAMS, `Invalid limit; max ${MOST_SIGNATURES}`);
}

function memoText({ landed }: LedgerEntry): string | null {
  const memos = landed.memos.map((memo) => `[${new TextEncoder().encode(memo).length}] ${memo}`);
  return memos.length === 0 ? null : memos.join('; ');
}
