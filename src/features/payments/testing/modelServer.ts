import type { ApiResult } from '@/shared/api/envelope';
import type { Order } from '@/features/orders/order';
import type { OrdersPort, PaymentReport, PaymentsPort } from '../ports';
import type { ModelChain } from './modelChain';
import type { VirtualClock } from './virtualClock';

export type ServerFault = 'ok' | '500' | 'offline' | 'lost' | 'slow' | '401';

/** A server that keeps one order and the payments it was told of, and fails as it is told. */
export class ModelServer implements OrdersPort, PaymentsPort {
  order: Order;
  registered = new Set<string>();
  reports: PaymentReport[] = [];
  /** A signature that is known already is answered with 409 rather than with success. */
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

  report(body: PaymentReport): Promise<ApiResult<unknown>> {
    this.reports.push(body);
    return this.answer(() => this.register(body.signature));
  }

  private register(signature: string): ApiResult<unknown> {
    if (this.registered.has(signature)) {
      return this.conflictOnRepeat
        ? { success: false, status: 409, message: 'Already reported' }
        : { success: true, message: '', data: null };
    }
    if (this.registered.size > 0) return { success: false, status: 409, message: 'Already paid' };
    if (this.chain.landed.get(signature)?.err !== null) {
      return { success: false, status: 422, message: 'No such payment' };
    }
    this.registered.add(signature);
    this.order = { ...this.order, status: 'VERIFYING', paymentSignature: signature };
    return { success: true, message: 'Thank you', data: null };
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
