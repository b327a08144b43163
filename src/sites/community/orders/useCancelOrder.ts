import { useState } from 'react';
import type { Order } from '@/features/billing/orders/order';
import { cancelOrder } from '@/features/billing/orders/ordersApi';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { hasOpenPayment, PAYMENT_UNDER_WAY } from '@/features/billing/payments/replace/openPayment';

/**
 * Asks before an order is cancelled, and reports the outcome (spec §8). An order with a payment that this browser still
 * tracks (the journal has it) is not cancelled: the money might arrive for nothing.
 *
 * @param reload refetches the orders: a refusal may mean that the page is outdated
 */
export function useCancelOrder(reload: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Order | null>(null);
  const [isRunning, setRunning] = useState(false);

  const ask = (order: Order) => {
    if (hasOpenPayment(order.id)) notify('warning', PAYMENT_UNDER_WAY);
    else setAsked(order);
  };
  const confirm = async () => {
    if (asked === null || isRunning) return;
    // Another tab may have started a payment while the dialog was open.
    if (hasOpenPayment(asked.id)) {
      setAsked(null);
      notify('warning', PAYMENT_UNDER_WAY);
      return;
    }
    setRunning(true);
    const { kind, message } = await dispatch(cancelOrder(asked.id));
    setRunning(false);
    setAsked(null);
    notify(kind, message);
    if (kind === 'error') await reload();
  };
  return { asked, isRunning, ask, confirm, dismiss: () => setAsked(null) };
}
