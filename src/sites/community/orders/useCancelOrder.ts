import { useState } from 'react';
import { browserJournal } from '@/features/billing/payments/journal/browserJournal';
import { openAttempt } from '@/features/billing/payments/journal/record';
import type { Order } from '@/features/billing/orders/order';
import { cancelOrder } from '@/features/billing/orders/ordersApi';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';

const PAYMENT_UNDER_WAY = 'A payment may be on its way, so you can’t cancel this order now.';

/**
 * Asks before an order is cancelled, and says what came of it (spec §8). An order whose payment this
 * browser still looks after (the journal has it) is not cancelled: the money might arrive for nothing.
 *
 * @param reload asks for the orders again: a refusal may mean that they are not what the page shows
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
    // Another tab may have begun to pay while the question stood.
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

/** A record that cannot be read counts as open: it may stand for money, too. */
function hasOpenPayment(orderId: string): boolean {
  const journal = browserJournal();
  const record = journal.read(orderId);
  return record === null ? journal.has(orderId) : openAttempt(record) !== undefined;
}
