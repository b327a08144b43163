import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import type { Package } from '@/features/billing/packages/package';
import { placeOrder } from '@/features/billing/orders/ordersApi';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { notify } from '@/shared/ui/toast';

interface Refusal {
  packageName: string;
  message: string;
  /** 409: an order of this kind waits for payment already. */
  hasOpenOrder: boolean;
}

const CONFLICT = 409;

/**
 * Places one order at a time, however often the button is pressed, and leads to its payment. Who has left
 * the screen before the answer is told by a toast, not taken elsewhere.
 */
export function useOrdering(serverId: string) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const isUnderWay = useRef(false);
  const [orderingId, setOrderingId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const order = async (wanted: Package) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOrderingId(wanted.id);
    setRefusal(null);
    const result = await placeOrder(serverId, wanted);
    if (!isMounted()) {
      if (result.success) notify('success', `${wanted.name} ordered. Pay for it in your orders.`);
      else notify('error', result.message);
    } else if (result.success) {
      // The buttons stay as they are: a late second click must not order again while the page changes.
      const { to, state } = paymentLink(result.data.packageSubscription);
      await navigate(to, { state });
    } else {
      isUnderWay.current = false;
      setOrderingId(null);
      setRefusal({
        packageName: wanted.name,
        message: result.message,
        hasOpenOrder: result.status === CONFLICT && result.told?.['orderId'] !== undefined,
      });
    }
  };
  return { order, orderingId, refusal };
}
