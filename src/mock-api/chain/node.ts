import type { AssetIndex } from './assetIndex';
import type { ChainFault } from './chain';
import type { Ledger } from './ledger';
import type { Vm } from './vm/vm';

/** State that the RPC methods work on. */
export interface Node {
  vm: Vm;
  ledger: Ledger;
  /** Assets of wallets that are not accounts of the VM. */
  index: AssetIndex;
  /** Accounts that were written or changed so far (base58). */
  touched: () => ReadonlySet<string>;
  /** Runs one change of the chain at a time, in the order of the calls. */
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** Creates lamports in an account; returns a signature. */
  airdrop: (address: string, lamports: bigint) => string;
  /** Unix time in seconds. */
  time: () => number;
}

/** A JSON-RPC error (codes: https://solana.com/docs/rpc, and JSON-RPC 2.0). */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const INVALID_PARAMS = -32_602;
export const SIMULATION_FAILED = -32_002;
export const BAD_SIGNATURE = -32_003;
export const UNSUPPORTED_VERSION = -32_015;

/** One request: its parameters, and the fault to apply, for faults inside a method. */
export interface RpcCall {
  params: readonly unknown[];
  fault: ChainFault['kind'] | null;
}
export type Method = (node: Node, call: RpcCall) => unknown;

/** Adds the slot at which a value was true. */
export const withContext = (node: Node, value: unknown) => ({
  context: { slot: node.ledger.height(), apiVersion: '2.1.0' },
  value,
});

/** The object at an index of the parameters, or an empty one. */
export function options(params: readonly unknown[], index: number): Record<string, unknown> {
  const value = params[index];
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * The text at an index of the parameters.
 *
 * @throws INVALID_PARAMS
 */
export function text(params: readonly unknown[], index: number): string {
  const value = params[index];
  if (typeof value !== 'string')
    throw new RpcError(INVALID_PARAMS, 'Invalid params: expected text');
  return value;
}
