import { type ApiResult, GENERIC_FAILURE } from '@/shared/api/envelope';
import { tellIfBug } from '../bugs';
import { Blocked, type Context, type FlowMemory, Stopped, abortable } from './context';
import type { FlowSettings } from './context';
import { type FlowEvent, type PaymentState, initialState, reduce } from './machine';
import type { BugPort, Ports } from '../ports';
import { isUnsettled, locked, proceed } from '../steps/proceed';

const AFTER_TROUBLE = 5_000;

type Work = (ctx: Context) => Promise<void>;
/** A check may be replaced by a newer one; work that moves money must never be. */
type Kind = 'check' | 'money';

/** Holds the state, and runs one piece of work at a time. */
export function createRunner(given: Ports, settings: FlowSettings) {
  const ports: Ports = { ...given, orders: safeOrders(given), payments: safePayments(given) };
  const memory: FlowMemory = {
    hint: null,
    accepted: null,
    consented: false,
    record: null,
    onConsent: null,
    onReportNow: null,
    onAccount: null,
  };
  const listeners = new Set<() => void>();
  let state: PaymentState = initialState;
  let current: { kind: Kind; controller: AbortController } | null = null;
  let disposed = false;

  function emit(event: FlowEvent) {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function run(kind: Kind, work: Work): void {
    const { hint } = memory;
    if (disposed || !hint || current?.kind === 'money') return;
    current?.controller.abort(new Stopped('replaced'));
    const controller = new AbortController();
    const { signal } = controller;
    const mine = { kind, controller };
    current = mine;
    const ctx: Context = {
      ports,
      settings,
      memory,
      hint,
      signal,
      state: () => state,
      emit: (event) => {
        if (!signal.aborted) emit(event);
      },
      wait: (promise) => abortable(promise, signal),
      sleep: (ms) => abortable(ports.clock.sleep(ms, signal), signal),
    };
    void perform(ctx, work).finally(() => {
      if (current === mine) current = null;
    });
  }

  return {
    memory,
    run,
    getState: () => state,
    isIdle: () => current?.kind !== 'money',
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => {
      disposed = true;
      listeners.clear();
      current?.controller.abort(new Stopped('disposed'));
    },
  };
}

/** Never rejects. An unexpected exception never ends a payment that may be on its way: it is checked again. */
async function perform(ctx: Context, first: Work): Promise<void> {
  let work = first;
  while (!ctx.signal.aborted) {
    try {
      await work(ctx);
      return;
    } catch (error) {
      if (ctx.signal.aborted) return;
      if (error instanceof Blocked) return ctx.emit({ type: 'blocked', reason: error.reason });
      tellIfBug(ctx.ports, error);
      const { name } = ctx.state().phase;
      if (name === 'checking') {
        return ctx.emit({ type: 'blocked', reason: { kind: 'chain-unreachable' } });
      }
      if (!isUnsettled(ctx)) return;
      ctx.emit({ type: 'doubtful' });
    }
    await ctx.sleep(AFTER_TROUBLE).catch(() => {});
    work = (own) => locked(own, proceed);
  }
}

const safeOrders = ({ orders, bugs }: Ports): Ports['orders'] => ({
  fetchOrder: (...args) => answered(orders.fetchOrder(...args), bugs),
});

const safePayments = ({ payments, bugs }: Ports): Ports['payments'] => ({
  report: (body) => answered(payments.report(body), bugs),
});

/** The client should not throw; if it does, that is a mistake, and the payment treats it like any other failure. */
async function answered<T>(call: Promise<ApiResult<T>>, bugs: BugPort): Promise<ApiResult<T>> {
  try {
    return await call;
  } catch (error) {
    bugs.report(error);
    return { success: false, message: GENERIC_FAILURE };
  }
}
