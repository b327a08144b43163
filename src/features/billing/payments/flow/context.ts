import type { Order } from '@/features/billing/orders/order';
import type { FlowEvent, PaymentState, Quote } from './machine';
import type { BlockReason, DiscardReason } from './phase';
import type { Ports, TransferPlan } from '../ports';
import type { PaymentRecord } from '../journal/record';

/** Payment settings from the build, not from the server. */
export interface FlowSettings {
  /** The only account that may be paid (base58): config.treasuryAddress. */
  treasury: string;
  /** Name of the network as it is reported to the server. */
  network: string;
  /** Genesis hash the chain must have; null accepts any (the embedded chain). */
  genesisHash: string | null;
}

/** What the page knows before the order is loaded (spec §2, User Orders); never trusted. */
export interface OrderHint {
  id: string;
  discordServerId: string;
  /** Price in decimal SOL shown to the user, if any. */
  price?: string;
}

/** What one flow remembers between actions. */
export interface FlowMemory {
  hint: OrderHint | null;
  /** Lamports last shown to the user; the amount they may be asked to sign. */
  accepted: bigint | null;
  /** The user agreed to pay although the journal cannot be written. */
  consented: boolean;
  record: PaymentRecord | null;
  onConsent: (() => void) | null;
  onReportNow: (() => void) | null;
  onAccount: ((address: string | null) => void) | null;
}

/** What a step of the flow works with. Emits nothing once its signal has aborted. */
export interface Context {
  ports: Ports;
  settings: FlowSettings;
  memory: FlowMemory;
  hint: OrderHint;
  signal: AbortSignal;
  state: () => PaymentState;
  emit: (event: FlowEvent) => void;
  /** The promise, abandoned as soon as the flow is stopped. */
  wait: <T>(promise: Promise<T>) => Promise<T>;
  sleep: (ms: number) => Promise<void>;
}

/** The wallet's current account (base58), stored in the state as the one this check is about. */
export function readAccount({ emit, ports }: Context): string | null {
  const account = ports.wallet.address();
  emit({ type: 'account-read', account });
  return account;
}

/** Reason of an aborted signal: the page was left, or newer work has begun. Not an error. */
export class Stopped extends Error {}

/** Ends a check: the payment cannot start. */
export class Blocked extends Error {
  readonly reason: BlockReason;
  constructor(reason: BlockReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** Ends an attempt before anything was sent. */
export class Discarded extends Error {
  readonly reason: DiscardReason;
  constructor(reason: DiscardReason) {
    super(reason.kind);
    this.reason = reason;
  }
}

/** A passed check. `plan` is what will be built. */
export interface Prepared {
  order: Order;
  plan: TransferPlan;
  quote: Quote;
}

/** Settles with the promise, or rejects with the signal's reason, whichever comes first. */
export async function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason instanceof Error ? signal.reason : new Stopped('stopped'));
  });
  // The loser of the race may reject later, when nothing handles it anymore.
  aborted.catch(() => {});
  promise.catch(() => {});
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  try {
    const value = await Promise.race([promise, aborted]);
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
