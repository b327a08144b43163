import type { Order } from '@/features/billing/orders/order';
import type { BlockReason, DiscardReason, Phase, PhaseName } from './phase';

/** What the person is about to agree to. Amounts in lamports. */
export interface Quote {
  lamports: bigint;
  /** Most the network may take for it. */
  fee: bigint;
  balance: bigint;
  /** What will be left in the wallet. */
  remaining: bigint;
  payer: string;
  recipient: string;
  reference: string;
  memo: string;
  /** Less than the price that has already arrived on the reference (0 when nothing has). */
  partial: bigint;
}

export interface PaymentState {
  phase: Phase;
  /** As the server last gave it; null until it has. */
  order: Order | null;
  quote: Quote | null;
  /** The wallet's account the check has read (base58), null where no wallet was connected; undefined until then. */
  account: string | null | undefined;
  /** Base58 of the transaction the phase speaks about; null when there is none. */
  signature: string | null;
}

export type FlowEvent =
  | { type: 'checking' }
  | { type: 'order-loaded'; order: Order }
  | { type: 'account-read'; account: string | null }
  | { type: 'quoted'; quote: Quote }
  | { type: 'ready' }
  | { type: 'blocked'; reason: BlockReason }
  | { type: 'journal-refused' }
  | { type: 'prompted' }
  | { type: 'rejected' }
  | { type: 'discarded'; reason: DiscardReason }
  | { type: 'signed'; signature: string }
  | { type: 'sending' }
  /** Found again after a reload, or handed over: its outcome is being looked for. */
  | { type: 'following'; signature: string }
  | { type: 'doubtful' }
  | { type: 'proven-unused' }
  | { type: 'proven-failed'; error: string }
  /** Proven that it took nothing, but something else has arrived for the order. */
  | { type: 'look-again' }
  | { type: 'confirmed'; signature: string }
  | { type: 'reporting'; tries: number; lastError: string; needsSupport: boolean }
  | { type: 'reported'; duplicate: boolean }
  | { type: 'returning' }
  | { type: 'busy-elsewhere' };

export const initialState: PaymentState = {
  phase: { name: 'idle' },
  order: null,
  quote: null,
  account: undefined,
  signature: null,
};

const RESTING: readonly PhaseName[] = [
  'idle',
  'blocked',
  'ready',
  'rejected',
  'discarded',
  'expired-unused',
  'failed-on-chain',
  'busy-elsewhere',
];
const BEFORE_PROMPT: readonly PhaseName[] = [...RESTING, 'checking'];
const IN_FLIGHT: readonly PhaseName[] = ['sending', 'confirming', 'unknown'];
/** A signature was asked for, and nothing was sent. */
export const UNSENT: readonly PhaseName[] = ['needs-consent', 'awaiting-signature', 'final-check'];

/**
 * The phases in which an event counts: those in which a step emits it. Anywhere else it is ignored. Once bytes may be
 * on their way only a proof leads out, so no late answer can turn a payment that landed into 'nothing was charged'.
 */
const FROM: Record<FlowEvent['type'], readonly PhaseName[]> = {
  // A check that is replaced by a newer one reads the account again.
  checking: BEFORE_PROMPT,
  'order-loaded': [
    'checking',
    'final-check',
    'confirming',
    'unknown',
    'reporting',
    'reported',
    'returning',
  ],
  'account-read': ['checking'],
  quoted: ['checking'],
  ready: ['checking'],
  blocked: ['checking'],
  'journal-refused': ['checking', 'awaiting-signature'],
  prompted: ['checking', 'needs-consent'],
  rejected: ['awaiting-signature'],
  discarded: UNSENT,
  signed: ['awaiting-signature', 'needs-consent'],
  sending: ['final-check'],
  following: [...BEFORE_PROMPT, ...IN_FLIGHT],
  doubtful: IN_FLIGHT,
  'proven-unused': IN_FLIGHT,
  'proven-failed': IN_FLIGHT,
  'look-again': IN_FLIGHT,
  confirmed: [...BEFORE_PROMPT, ...IN_FLIGHT, 'final-check'],
  reporting: ['confirmed', 'reporting'],
  reported: ['reporting'],
  returning: ['reporting'],
  'busy-elsewhere': BEFORE_PROMPT,
};

/** Pure reducer of a payment; ignores events not allowed in the current phase. */
export function reduce(state: PaymentState, event: FlowEvent): PaymentState {
  if (!FROM[event.type].includes(state.phase.name)) return state;
  switch (event.type) {
    case 'order-loaded':
    case 'account-read':
    case 'quoted': {
      const { type: _, ...read } = event;
      return { ...state, ...read };
    }
    case 'blocked':
      return { ...state, signature: null, phase: { name: 'blocked', reason: event.reason } };
    case 'discarded':
      return { ...state, phase: { name: 'discarded', reason: event.reason } };
    case 'journal-refused':
      return { ...state, phase: { name: 'needs-consent' } };
    case 'prompted':
      return { ...state, signature: null, phase: { name: 'awaiting-signature' } };
    case 'signed':
      return { ...state, signature: event.signature, phase: { name: 'final-check' } };
    case 'following':
      return { ...state, signature: event.signature, phase: { name: 'confirming' } };
    case 'doubtful':
      return { ...state, phase: { name: 'unknown' } };
    case 'proven-unused':
      return { ...state, phase: { name: 'expired-unused' } };
    case 'proven-failed':
      return { ...state, phase: { name: 'failed-on-chain', error: event.error } };
    case 'look-again':
      return { ...state, account: undefined, signature: null, phase: { name: 'checking' } };
    case 'confirmed':
      return { ...state, signature: event.signature, phase: { name: 'confirmed' } };
    case 'reporting': {
      const { tries, lastError, needsSupport } = event;
      return { ...state, phase: { name: 'reporting', tries, lastError, needsSupport } };
    }
    case 'reported':
      return { ...state, phase: { name: 'reported', duplicate: event.duplicate } };
    case 'checking':
      return { ...state, account: undefined, phase: { name: 'checking' } };
    case 'ready':
    case 'rejected':
    case 'sending':
    case 'returning':
    case 'busy-elsewhere':
      return { ...state, phase: { name: event.type } };
  }
}
