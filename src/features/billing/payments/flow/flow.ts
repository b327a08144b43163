import { canAcceptPrice, canConsent, canPay, canRetry, isOfAnotherAccount } from './capabilities';
import { priceOf } from '@/shared/money/price';
import type { FlowSettings, OrderHint } from './context';
import { loadRecord } from '../journal/currentRecord';
import type { PaymentState } from './machine';
import type { Ports } from '../ports';
import { locked, proceed, review } from '../steps/proceed';
import { openAttempt } from '../journal/record';
import { createRunner } from './runner';

/** The payment of one order, independent of any screen. `subscribe` and `getState` fit useSyncExternalStore. */
export interface PaymentFlow {
  subscribe: (listener: () => void) => () => void;
  getState: () => PaymentState;
  /** Loads the order and checks everything, or continues a payment found in the journal. */
  start: (hint: OrderHint) => void;
  /** Checks again; does nothing while work is in progress. */
  recheck: () => void;
  /** Pays, once: ignored unless `canPay` or `canRetry`. */
  pay: () => void;
  acceptNewPrice: () => void;
  confirmWithoutJournal: () => void;
  /** Continues a payment in the journal, if there is one and no work is in progress. */
  resume: () => void;
  /** Skips the pause before the next report to the server. */
  reportNow: () => void;
  /** The wallet's account changed (base58), or it was disconnected (null). */
  accountChanged: (address: string | null) => void;
  /** Stops permanently. A payment that was sent is found again from the journal. */
  dispose: () => void;
}

/** Runs the steps of a payment (ADR sign-then-send) in order. Everything outside is reached through the ports. */
export function createPaymentFlow(ports: Ports, settings: FlowSettings): PaymentFlow {
  const runner = createRunner(ports, settings);
  const { memory } = runner;

  const start = (hint: OrderHint) => {
    memory.hint = hint;
    memory.accepted = hint.price === undefined ? null : priceOf({ price: hint.price });
    memory.consented = false;
    recheck();
  };

  const recheck = () => {
    runner.run('check', async (ctx) => {
      const unsettled = openAttempt(loadRecord(ctx)) !== undefined;
      // Payments in the journal or on-chain are handled under the order's lock.
      if (unsettled || (await review(ctx))) runner.run('money', (own) => locked(own, proceed));
    });
  };

  const pay = () => {
    const state = runner.getState();
    if (!canPay(state) && !canRetry(state)) return;
    runner.run('money', (ctx) => locked(ctx, (own) => proceed(own, { mayPay: true })));
  };

  return {
    subscribe: runner.subscribe,
    getState: runner.getState,
    start,
    recheck,
    pay,
    acceptNewPrice() {
      const { phase } = runner.getState();
      if (!canAcceptPrice(runner.getState()) || phase.name !== 'blocked') return;
      if (phase.reason.kind === 'price-changed') memory.accepted = phase.reason.now;
      recheck();
    },
    confirmWithoutJournal() {
      if (!canConsent(runner.getState())) return;
      memory.consented = true;
      memory.onConsent?.();
    },
    resume() {
      if (memory.hint && openAttempt(ports.journal.read(memory.hint.id) ?? memory.record)) {
        runner.run('money', (ctx) => locked(ctx, proceed));
      }
    },
    reportNow: () => memory.onReportNow?.(),
    accountChanged(address) {
      if (memory.onAccount) return memory.onAccount(address);
      if (runner.isIdle() && isOfAnotherAccount(runner.getState(), address)) recheck();
    },
    dispose: runner.dispose,
  };
}
