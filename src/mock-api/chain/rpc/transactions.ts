import { toBase64 } from '@/shared/text/bytes';
import type { TransactionError } from '../chain';
import { feeOf } from '../fees';
import {
  BAD_SIGNATURE,
  INVALID_PARAMS,
  type Method,
  type Node,
  RpcError,
  SIMULATION_FAILED,
  options,
  text,
  withContext,
} from '../node';
import type { VmResult } from '../vm/vm';
import { type WireTransaction, feePayerOf, fromBase64, parseMessage, parseWire } from '../wire';
import { encodeBase58, decodeBase58 } from '@/shared/solana/base58';

/** Most bytes of a transaction: what fits in one packet of the network. */
const PACKET = 1_232;
/** No encoding makes a packet longer than this; longer texts are not decoded at all. */
const MOST_LETTERS = 2 * PACKET;

function decode(encoded: string, encoding: unknown): Uint8Array {
  let bytes: Uint8Array | null = null;
  if (encoded.length <= MOST_LETTERS) {
    try {
      bytes = encoding === 'base64' ? fromBase64(encoded) : decodeBase58(encoded, MOST_LETTERS);
    } catch {
      throw new RpcError(INVALID_PARAMS, 'invalid base64 encoding');
    }
    if (!bytes) throw new RpcError(INVALID_PARAMS, 'invalid base58 encoding');
  }
  if (bytes && bytes.length <= PACKET) return bytes;
  throw new RpcError(INVALID_PARAMS, `transaction too large (max: ${PACKET} bytes)`);
}

function transactionOf(params: readonly unknown[]): WireTransaction {
  return parsed(parseWire, decode(text(params, 0), options(params, 1)['encoding']));
}

function parsed(parse: typeof parseWire, bytes: Uint8Array): WireTransaction {
  try {
    return parse(bytes);
  } catch {
    throw new RpcError(INVALID_PARAMS, 'failed to deserialize the transaction');
  }
}

/** Methods that look at a transaction, or take one in. */
export const transactions: Record<string, Method> = {
  getFeeForMessage(node, { params }) {
    const message = parsed(parseMessage, decode(text(params, 0), 'base64'));
    const isKnown = node.ledger.isBlockhashValid(message.blockhash);
    return withContext(node, isKnown ? Number(feeOf(message)) : null);
  },

  async simulateTransaction(node, { params, fault }) {
    const transaction = transactionOf(params);
    const { replaceRecentBlockhash } = options(params, 1);
    const isDated = replaceRecentBlockhash !== true && !isCurrent(node, transaction, fault);
    const result = isDated ? refusal('BlockhashNotFound') : await node.vm.simulate(transaction);
    return withContext(node, {
      err: result.err,
      logs: result.logs,
      accounts: null,
      unitsConsumed: result.unitsConsumed,
      returnData: null,
    });
  },

  sendTransaction: (node, { params, fault }) =>
    node.runExclusive(async () => {
      const transaction = transactionOf(params);
      const isChecked = options(params, 1)['skipPreflight'] !== true;
      const refused = await refusalOf(node, transaction, fault, isChecked);
      if (refused && isChecked) throw preflightError(refused);
      // Without preflight a node takes anything in; what cannot land just never does.
      if (!refused && fault !== 'swallow') await land(node, transaction);
      return transaction.signature;
    }),
};

const isCurrent = ({ ledger }: Node, { blockhash }: WireTransaction, fault: string | null) =>
  fault !== 'expire' && ledger.isBlockhashValid(blockhash);

const refusal = (err: TransactionError): VmResult => ({
  err,
  logs: [],
  unitsConsumed: 0,
  isIncluded: false,
});

/** Why a node would not take the transaction; null when it would. */
async function refusalOf(
  node: Node,
  transaction: WireTransaction,
  fault: string | null,
  isChecked: boolean,
): Promise<VmResult | null> {
  if (node.ledger.find(transaction.signature)) return refusal('AlreadyProcessed');
  if (!isCurrent(node, transaction, fault)) return refusal('BlockhashNotFound');
  if (!isChecked) return null;
  const result = await node.vm.simulate(transaction);
  return result.err === null ? null : result;
}

/** Executes, and writes what came of it into the current block. */
async function land(node: Node, transaction: WireTransaction): Promise<void> {
  const { accountKeys, signature, memos, bytes } = transaction;
  const balances = () => accountKeys.map((key) => node.vm.balance(key));
  const preBalances = balances();
  const { err, logs, unitsConsumed, isIncluded } = await node.vm.execute(transaction);
  if (err === 'SignatureFailure') {
    throw new RpcError(BAD_SIGNATURE, 'Transaction signature verification failure');
  }
  if (!isIncluded) return;
  node.ledger.record({
    landed: {
      signature,
      slot: node.ledger.height(),
      blockTime: node.time(),
      err,
      feePayer: feePayerOf(transaction),
      accountKeys,
      memos: err === null ? memos : [],
      preBalances,
      postBalances: balances(),
      fee: feeOf(transaction),
    },
    wire: toBase64(bytes),
    logs,
    unitsConsumed,
  });
}

/** The error of a failed preflight, with the sentence a real node writes. */
function preflightError({ err, logs, unitsConsumed }: VmResult): RpcError {
  return new RpcError(SIMULATION_FAILED, `Transaction simulation failed: ${sentence(err)}`, {
    err,
    logs,
    accounts: null,
    unitsConsumed,
    returnData: null,
  });
}

const SENTENCES: Record<string, string> = {
  BlockhashNotFound: 'Blockhash not found',
  AlreadyProcessed: 'This transaction has already been processed',
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
};

function sentence(err: TransactionError | null): string {
  if (err === null) return '';
  if (typeof err === 'string') return SENTENCES[err] ?? err;
  const { InstructionError: instruction, InsufficientFundsForRent: rent } = err;
  if (Array.isArray(instruction)) {
    const [index, problem]: unknown[] = instruction;
    return `Error processing Instruction ${String(index)}: ${problemText(problem)}`;
  }
  if (typeof rent === 'object' && rent !== null && 'account_index' in rent) {
    return `Transaction results in an account (${String(rent.account_index)}) with insufficient funds for rent`;
  }
  return JSON.stringify(err);
}

function problemText(problem: unknown): string {
  if (typeof problem === 'object' && problem !== null && 'Custom' in problem) {
    return `custom program error: 0x${Number(problem.Custom).toString(16)}`;
  }
  return String(problem);
}

/** A random signature in base58, for what was no transaction. */
export const randomSignature = () => encodeBase58(crypto.getRandomValues(new Uint8Array(64)));
