import { useState } from 'react';
import { useAppDispatch } from '@/shared/state/hooks';
import { localStore } from '@/shared/storage/storage';
import { notify } from '@/shared/ui/toast';
import type { Order } from './order';
import { cancelOrder } from './ordersApi';

const PAYMENT_UNDER_WAY =
  'A payment for this order may be on its way, so it cannot be cancelled now.';

/**
 * Asks before an order is cancelled, and says what came of it (spec §8). An order whose payment this
 * browser still looks after (`PAY:{orderId}`) is not cancelled: the money might arrive for nothing.
 */
export function useCancelOrder() {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<Order | null>(null);
  const [isRunning, setRunning] = useState(false);

  const ask = (order: Order) => {
    if (hasOpenPayment(order.id)) notify('warning', PAYMENT_UNDER_WAY);
    else setAsked(order);
  };
  const confirm = async () => {
    if (asked === null || isRunning) return;
    setRunning(true);
    const { kind, message } = await dispatch(cancelOrder(asked.id));
    setRunning(false);
    setAsked(null);
    notify(kind, message);
  };
  return { asked, isRunning, ask, confirm, dismiss: () => setAsked(null) };
}

/** Any record counts that is not closed: one that cannot be read may stand for money, too. */
function hasOpenPayment(orderId: string): boolean {
  const text = localStore.getText(`PAY:${orderId}`);
  return text !== null && !text.includes('"state":"CLOSED"');
}
