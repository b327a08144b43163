import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '@/features/billing/orders/order';
import { cancelOrder, placeOrder } from '@/features/billing/orders/ordersApi';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import type { Offer } from '@/features/billing/packages/offer';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';
import { hasOpenPayment, PAYMENT_UNDER_WAY } from './openPayment';

/**
 * Cancels a pending order and orders its package again. Nothing is ordered unless the first one is cancelled. If the
 * second step fails, no order is left that could be paid by mistake.
 *
 * @param reload loads the orders again
 */
export function useReplaceOrder(reload: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const isUnderWay = useRef(false);
  const [isRunning, setRunning] = useState(false);

  const steps = async (order: Order, offer: Offer) => {
    if (hasOpenPayment(order.id)) return notify('warning', PAYMENT_UNDER_WAY);
    const cancelled = await dispatch(cancelOrder(order.id));
    if (cancelled.kind === 'error') {
      notify('error', cancelled.message);
      return reload();
    }
    const placed = await placeOrder(order.discordServerId, offer);
    if (!placed.success) {
      notify(
        'error',
        `The old order is cancelled. Couldn’t order ${offer.name}: ${placed.message} Order it again under Packages.`,
      );
      return reload();
    }
    if (!isMounted()) return notify('success', `${offer.name} ordered. Pay for it in your orders.`);
    const { to, state } = paymentLink(placed.data.packageSubscription);
    return navigate(to, { state });
  };
  const replace = async (order: Order, offer: Offer) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setRunning(true);
    await steps(order, offer);
    isUnderWay.current = false;
    setRunning(false);
  };
  return { replace, isRunning };
}
