import { Blocked, type Context, Discarded, type OrderHint } from './context';
import { canAcceptPrice, canConsent, canPay, canRetry } from './capabilities';
import { check, priceOf, titleOf } from './check';
import type { FlowSettings } from './context';
import { beginRecord, loadRecord } from './keep';
import type { PaymentState } from './machine';
import type { Ports } from './ports';
import { openAttempt } from './record';
import { createRunner } from './runner';
import { discard, recover, sendAndSettle, takeOver } from './settle';
import { sign } from './sign';

const LOOK_AGAIN = 3_000;

/** The payment of one order, without any screen. `subscribe` and `getState` fit useSyncExternalStore. */
export interface PaymentFlow {
  subscribe(listener: () => void): () => void;
  getState(): PaymentState;
  /** Loads the order and checks everything, or goes on with a payment found in the journal. */
  start(hint: OrderHint): void;
  /** Checks again; does nothing while something is under way. */
  recheck(): void;
  /** Pays, once: ignored unless `canPay` or `canRetry`. */
  pay(): void;
  acceptNewPrice(): void;
  confirmWithoutJournal(): void;
  /** Goes on with a payment in the journal, if there is one and nothing is under way. */
  resume(): void;
  /** Cuts the pause before the next report to the server short. */
  reportNow(): void;
  /** The wallet's account changed (base58), or it was disconnected (null). */
  accountChanged(address: string | null): void;
  /** Stops for good. What was sent is found again from the journal. */
  dispose(): void;
}

/** Puts the steps of design/payments.md in order. Everything outside comes through the ports. */
export function createPaymentFlow(ports: Ports, settings: FlowSettings): PaymentFlow {
  const runner = createRunner(ports, settings);
  const { desk } = runner;

  const start = (hint: OrderHint) => {
    desk.hint = hint;
    desk.accepted = hint.price === undefined ? null : priceOf({ price: hint.price });
    desk.consented = false;
    recheck();
  };

  const recheck = () => {
    runner.run('check', async (ctx) => {
      if (openAttempt(loadRecord(ctx))) runner.run('money', (own) => locked(own, recover));
      else await review(ctx);
    });
  };

  const pay = () => {
    const state = runner.getState();
    if (!canPay(state) && !canRetry(state)) return;
    runner.run('money', (ctx) => locked(ctx, payNow));
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
      if (phase.reason.kind === 'price-changed') desk.accepted = phase.reason.now;
      recheck();
    },
    confirmWithoutJournal() {
      if (!canConsent(runner.getState())) return;
      desk.consented = true;
      desk.onConsent?.();
    },
    resume() {
      runner.run('money', (ctx) => locked(ctx, recover));
    },
    reportNow: () => desk.onReportNow?.(),
    accountChanged(address) {
      if (desk.onAccount) desk.onAccount(address);
      else if (runner.isIdle() && canBeChecked(runner.getState())) recheck();
    },
    dispose: runner.dispose,
  };
}

const canBeChecked = ({ phase }: PaymentState) =>
  ['idle', 'checking', 'blocked', 'ready', 'rejected'].includes(phase.name);

/** Checks, and takes over a payment that is there already. True: it may be paid. */
async function review(ctx: Context) {
  ctx.emit({ type: 'checking' });
  const checked = await check(ctx);
  if (checked.found === null) {
    ctx.emit({ type: 'ready' });
    return;
  }
  const taken = await ctx.wait(
    ctx.ports.locks.withLock(ctx.hint.id, async () => handOver(ctx, checked)),
  );
  if (taken === 'busy') ctx.emit({ type: 'busy-elsewhere' });
}

async function handOver(ctx: Context, { found, plan, order }: Extract<Awaited<ReturnType<typeof check>>, { order: object }> & { found: { paid: string } }) {
  ctx.desk.record = beginRecord(ctx, {
    orderId: order.id,
    discordServerId: order.discordServerId,
    orderTitle: titleOf(order, plan.lamports),
    network: ctx.settings.network,
    recipient: plan.recipient,
    lamports: plan.lamports.toString(),
    reference: plan.reference,
    memo: plan.memo,
    payer: plan.payer,
  });
  await takeOver(ctx, found.paid, plan.payer);
}
