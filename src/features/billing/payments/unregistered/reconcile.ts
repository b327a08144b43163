import type { Order } from '@/features/billing/orders/order';
import { formatSol } from '@/shared/money/lamports';
import { plainChainText } from '@/shared/solana/chainText';
import { Stopped, type FlowSettings } from '../flow/context';
import { canPay } from '../flow/capabilities';
import { createPaymentFlow, type PaymentFlow } from '../flow/flow';
import { worthLookingFor } from './late';
import { lookFor } from './lookup';
import type { PhaseName } from '../flow/phase';
import type { Ports } from '../ports';
import { type PaymentRecord, openAttempt } from '../journal/record';

/** Minimum time between lookups of an order: by then a payment on its way has arrived, or no longer can. */
const LOOK_AGAIN = 60_000;

/** A payment that the server has not registered yet, as the banner on every page shows it. */
export interface UnregisteredPayment {
  orderId: string;
  discordServerId: string;
  orderTitle: string;
  lamports: bigint;
  /** Base58; for the link to the explorer. */
  signature: string;
  /** 'sent' may still fail to land; 'paid' is on-chain. */
  stage: 'sent' | 'paid';
  text: string;
  tries: number;
  lastError: string;
}

export interface Reconciler {
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes, as useSyncExternalStore requires. */
  getPayments: () => readonly UnregisteredPayment[];
  /** Checks the journal, and the chain for payments of `orders`, if given. */
  run: (orders?: readonly Order[]) => void;
  /** Reports to the server at once instead of after the pause. */
  retry: (orderId: string) => void;
  dispose: () => void;
}

/** Returns the flow of an order, shared with other users of the flow on this page. */
type OpenFlow = (orderId: string) => { flow: PaymentFlow; close: () => void };

const OVER: ReadonlySet<PhaseName> = new Set([
  'reported',
  'returning',
  'expired-unused',
  'failed-on-chain',
  'blocked',
  'ready',
]);

/**
 * Runs at application start and after coming online: each payment in the journal is proven and, if it landed, reported,
 * by the same flow as on the payment page (which holds the order's lock, so the two never collide). Orders that may
 * have been paid from another device, or while they were being closed, are looked up on-chain; payments found are
 * reported whatever the order's status. Never requests a signature.
 */
export function createReconciler(
  ports: Ports,
  settings: FlowSettings,
  open: OpenFlow = () => {
    const flow = createPaymentFlow(ports, settings);
    return { flow, close: flow.dispose };
  },
): Reconciler {
  const flows = new Map<string, { flow: PaymentFlow; stop: () => void }>();
  const listeners = new Set<() => void>();
  /** When an order was last looked up, ms since 1970, by its id and status. */
  const looked = new Map<string, number>();
  let looking = new AbortController();
  let payments: readonly UnregisteredPayment[] = [];

  function refresh() {
    const next = ports.journal.open().flatMap(bannerOf);
    if (JSON.stringify(next, plain) === JSON.stringify(payments, plain)) return;
    payments = next;
    for (const listener of listeners) listener();
  }

  function stop(orderId: string) {
    flows.get(orderId)?.stop();
    flows.delete(orderId);
  }

  function follow(orderId: string, discordServerId: string) {
    if (flows.has(orderId)) return;
    const { flow, close } = open(orderId);
    const unsubscribe = flow.subscribe(() => {
      const state = flow.getState();
      if (OVER.has(state.phase.name) || canPay(state)) stop(orderId);
      refresh();
    });
    const stopFlow = () => {
      unsubscribe();
      close();
    };
    flows.set(orderId, { flow, stop: stopFlow });
    // A flow already started elsewhere on this page is only watched.
    if (flow.getState().phase.name === 'idle') flow.start({ id: orderId, discordServerId });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getPayments: () => payments,
    run(orders = []) {
      for (const record of ports.journal.open()) follow(record.orderId, record.discordServerId);
      const now = ports.clock.now();
      const sought = worthLookingFor(orders, ports.clock.serverNow()).filter(
        ({ id, status }) => now - (looked.get(`${id} ${status}`) ?? 0) >= LOOK_AGAIN,
      );
      for (const { id, status } of sought) looked.set(`${id} ${status}`, now);
      void lookFor(sought, ports, settings, looking.signal, ({ id, discordServerId }) =>
        follow(id, discordServerId),
      );
      refresh();
    },
    retry(orderId) {
      const record = ports.journal.read(orderId);
      if (record) follow(orderId, record.discordServerId);
      flows.get(orderId)?.flow.reportNow();
    },
    dispose() {
      looking.abort(new Stopped('disposed'));
      looking = new AbortController();
      looked.clear();
      for (const orderId of flows.keys()) stop(orderId);
      listeners.clear();
    },
  };
}

/** No entry while only a prompt was open: nothing was sent then. */
function bannerOf(record: PaymentRecord): UnregisteredPayment[] {
  const attempt = openAttempt(record);
  if (attempt?.signature === undefined) return [];
  const lamports = BigInt(record.lamports);
  return [
    {
      orderId: record.orderId,
      discordServerId: record.discordServerId,
      orderTitle: record.orderTitle,
      lamports,
      signature: attempt.signature,
      stage: attempt.state === 'USED' ? 'paid' : 'sent',
      text: `Your payment of ${formatSol(lamports)} SOL for ${record.orderTitle} was sent but isn’t registered yet`,
      tries: record.reported.tries,
      lastError: plainChainText(record.reported.lastError ?? ''),
    },
  ];
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
