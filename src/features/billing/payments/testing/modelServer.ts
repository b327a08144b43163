import type { ApiResult } from '@/shared/api/envelope';
import { type Order, isClosed } from '@/features/billing/orders/order';
import type { OrdersPort, PaymentReport, PaymentsPort } from '../ports';
import type { ModelChain } from './modelChain';
import type { VirtualClock } from './virtualClock';

export type ServerFault = 'ok' | '500' | 'offline' | 'lost' | 'slow' | '401';

/** How long the server takes to return a payment, in milliseconds. */
const RETURN_AFTER = 5_000;

/**
 * A server with one order and the payments reported for it. Returns payments that arrive after the order was closed,
 * and fails on command.
 */
export class ModelServer implements OrdersPort, PaymentsPort {
  order: Order;
  registered = new Set<string>();
  reports: PaymentReport[] = [];
  /** Payments that enabled the order, and returned payments with the account they went to. */
  accepted: string[] = [];
  returned: { signature: string; to: string; lamports: bigint }[] = [];
  /** A known signature is answered with 409 rather than with success. */
  conflictOnRepeat = true;
  nextFault: () => ServerFault = () => 'ok';
  private readonly clock: VirtualClock;
  private readonly chain: ModelChain;

  constructor(clock: VirtualClock, chain: ModelChain, order: Order) {
    this.clock = clock;
    this.chain = chain;
    this.order = order;
  }

  fetchOrder(orderId: string, discordServerId: string): Promise<ApiResult<Order | null>> {
    const { order } = this;
    const mine = order.id === orderId && order.discordServerId === discordServerId;
    return this.answer(() => ({ success: true, message: '', data: mine ? this.order : null }));
  }

  report(body: PaymentReport): Promise<ApiResult<Order | null>> {
    this.reports.push(body);
    return this.answer(() => this.register(body.signature));
  }

  /**
   * Closes the order, even while a payment is on its way. An expired order says that it was never paid; a cancelled
   * order has no `paymentSignature`, so it doesn't say.
   */
  close(status: 'CANCELLED' | 'EXPIRED'): void {
    if (this.order.status !== 'PENDING') return;
    this.order = { ...this.order, status };
    if (status === 'EXPIRED') this.order.paymentSignature = null;
  }

  private register(signature: string): ApiResult<Order | null> {
    if (this.registered.has(signature)) {
      return this.conflictOnRepeat
        ? { success: false, status: 409, message: 'Already reported' }
        : { success: true, message: '', data: this.order };
    }
    if (this.registered.size > 0) return { success: false, status: 409, message: 'Already paid' };
    if (this.chain.landed.get(signature)?.err !== null) {
      return { success: false, status: 422, message: 'No such payment' };
    }
    this.registered.add(signature);
    this.order = { ...this.order, paymentSignature: signature };
    if (isClosed(this.order)) this.takeLate(signature);
    else {
      this.order = { ...this.order, status: 'VERIFYING', paymentStatus: 'PROCESSED' };
      this.accepted.push(signature);
    }
    return { success: true, message: 'Thank you', data: this.order };
  }

  /** The order stays as it is; only its payment status shows that the money is returned. */
  private takeLate(signature: string): void {
    this.order = { ...this.order, paymentStatus: 'MISMATCH' };
    this.clock.after(RETURN_AFTER, () => {
      this.returned.push({ signature, ...this.chain.giveBack(signature) });
      this.order = { ...this.order, paymentStatus: 'RECLAIMED_AFTER_FAILURE' };
    });
  }

  private async answer<T>(work: () => ApiResult<T>): Promise<ApiResult<T>> {
    const fault = this.nextFault();
    if (fault === '500') return { success: false, status: 500, message: 'Broken' };
    if (fault === '401') return { success: false, status: 401, message: 'Sign in' };
    if (fault === 'offline') return { success: false, message: 'Oops something went wrong' };
    const result = work();
    if (fault === 'slow') {
      await new Promise<void>((resolve) => {
        this.clock.after(3_000, resolve);
      });
    }
    return fault === 'lost' ? { success: false, message: 'Oops something went wrong' } : result;
  }
}
