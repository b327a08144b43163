import type { ApiResult } from '@/shared/api/envelope';
import type { Order } from '@/features/billing/orders/order';
import type { Journal } from './journal/journal';
import type { TransactionView } from './transaction/transactionView';

/** The terms of a payment, fixed before the transaction is built. */
export interface TransferPlan {
  payer: string;
  recipient: string;
  lamports: bigint;
  reference: string;
  memo: string;
}

/** Body of POST /packages/subscriptions/payments (ADR sign-then-send); lamports as decimal text. */
export interface PaymentReport {
  orderId: string;
  discordServerId: string;
  signature: string;
  reference: string;
  walletAddress: string;
  lamports: string;
  network: string;
}

/** Why the chain gave no answer, or refused. An error never proves the outcome of a payment. */
export class ChainError extends Error {
  readonly kind: 'unreachable' | 'rate-limited' | 'refused';
  /** How long to wait before the next request, ms, from the node's Retry-After; 0 if it sent none. */
  readonly retryAfter: number;
  constructor(kind: ChainError['kind'], message: string, retryAfter = 0) {
    super(message);
    this.name = 'ChainError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** The pause a failed call requires, in ms; 0 if none. */
export const pauseAskedBy = (error: unknown): number =>
  error instanceof ChainError ? error.retryAfter : 0;

export type Commitment = 'confirmed' | 'finalized';

export interface SignatureStatus {
  confirmation: 'processed' | Commitment;
  /** Null if the transaction succeeded; otherwise the error, as text. */
  err: string | null;
}

/** What a landed transaction did, judged by balances and not by its instructions. */
export interface TransactionOutcome {
  signature: string;
  err: string | null;
  accountKeys: string[];
  /** Change in lamports of each account, fees included. */
  deltas: ReadonlyMap<string, bigint>;
  memos: string[];
}

/** Reads from one Solana node. Amounts in lamports; each may throw a ChainError. */
export interface ChainReads {
  blockHeight(commitment: Commitment): Promise<number>;
  /** One entry per signature, null when unknown; `history` also searches beyond the recent cache. */
  statuses(
    signatures: string[],
    options: { history: boolean },
  ): Promise<(SignatureStatus | null)[]>;
  /** Confirmed signatures that name the account, newest first. */
  signaturesFor(reference: string): Promise<string[]>;
  transaction(signature: string): Promise<TransactionOutcome | null>;
}

export interface Simulation {
  /** Null if it would succeed; otherwise a message for the user. */
  problem: string | null;
  unitsConsumed: number | null;
}

export interface ChainPort extends ChainReads {
  latestBlockhash(): Promise<{ blockhash: string; lastValidBlockHeight: number }>;
  balance(address: string): Promise<bigint>;
  /** The minimum balance of an account without data. */
  rentMinimum(): Promise<bigint>;
  genesisHash(): Promise<string>;
  /** Network fee of an unsigned transaction, priority fee included. */
  feeFor(transaction: Uint8Array): Promise<bigint>;
  simulate(transaction: Uint8Array): Promise<Simulation>;
  /** Hands signed bytes to the network; repeating it with the same bytes is harmless. */
  send(transaction: Uint8Array): Promise<void>;
  /**
   * Runs several reads against the same node. Two nodes may be seconds apart, so 'the height has passed' from one and
   * 'not found' from another would be no proof.
   */
  onOneNode<T>(work: (node: ChainReads) => Promise<T>): Promise<T>;
}

/** Writes and reads transactions, so that no other code needs web3.js. */
export interface TransactionPort {
  build(plan: TransferPlan, blockhash: string, computeUnits: number): Uint8Array;
  /** Decodes the bytes; throws if they are not a transaction. */
  inspect(transaction: Uint8Array): TransactionView;
}

export interface WalletPort {
  /** Base58 address of the connected account, or null. */
  address(): string | null;
  /** Shows the prompt. Signs only, sends nothing. Rejects with the wallet's error. */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>;
}

export interface LockPort {
  /** Runs the work while nothing else in this browser works on the same order; otherwise returns 'busy' at once. */
  withLock<T>(orderId: string, work: () => Promise<T>): Promise<T | 'busy'>;
}

export interface Clock {
  /** Milliseconds since 1970 by this device's clock: for durations and for times stored in this browser. */
  now(): number;
  /** Milliseconds since 1970 by the server's clock: for comparing with an order's times. */
  serverNow(): number;
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 ≤ x < 1, for jitter. */
  random(): number;
}

export interface OrdersPort {
  /** The order as the server has it now; `data: null` if it has none with that id. */
  fetchOrder(orderId: string, discordServerId: string): Promise<ApiResult<Order | null>>;
}

export interface PaymentsPort {
  /** Resolves to the order with the payment registered; null if the server does not return it. */
  report(body: PaymentReport): Promise<ApiResult<Order | null>>;
}

export interface BugPort {
  /**
   * Reports an exception with no known outside cause: a mistake in the code. The flow continues as if the chain were
   * unreachable (ADR reported-payment-bugs). Must not throw.
   */
  report(error: unknown): void;
}

/** Everything the payment flow needs from outside. */
export interface Ports {
  orders: OrdersPort;
  payments: PaymentsPort;
  chain: ChainPort;
  transactions: TransactionPort;
  wallet: WalletPort;
  locks: LockPort;
  clock: Clock;
  journal: Journal;
  bugs: BugPort;
}
