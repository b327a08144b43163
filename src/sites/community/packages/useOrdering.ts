import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import type { Package } from '@/features/billing/packages/package';
import type { Order } from '@/features/billing/orders/order';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import { placeOrder, startTrial } from '@/features/billing/orders/ordersApi';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { reportChange } from '@/shared/api/changes';
import type { Failure } from '@/shared/api/envelope';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';

interface Refusal {
  packageName: string;
  message: string;
  /** 409: an order of this kind is already waiting for payment. */
  hasOpenOrder: boolean;
}

const CONFLICT = 409;

/**
 * Places one order at a time, however often the button is pressed, and opens its payment; a free trial starts without
 * one. If the user has left the screen before the answer, a toast reports it, without navigation.
 */
export function useOrdering(serverId: string) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const isUnderWay = useRef(false);
  const [orderingId, setOrderingId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [trial, setTrial] = useState<Order | null>(null);

  const begin = ({ id }: Package): boolean => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setOrderingId(id);
    setRefusal(null);
    return true;
  };
  const end = () => {
    isUnderWay.current = false;
    setOrderingId(null);
  };
  const refused = (wanted: Package, { message, status, told }: Failure) => {
    end();
    setRefusal({
      packageName: wanted.name,
      message,
      hasOpenOrder: status === CONFLICT && told?.['orderId'] !== undefined,
    });
  };

  const order = async (wanted: Package) => {
    if (!begin(wanted)) return;
    const result = await placeOrder(serverId, wanted);
    if (!isMounted()) {
      if (result.success) notify('success', `${wanted.name} ordered. Pay for it in your orders.`);
      else notify('error', result.message);
    } else if (result.success) {
      // The buttons keep their state: a late second click must not order again while the page changes.
      const { to, state } = paymentLink(result.data.packageSubscription);
      await navigate(to, { state });
    } else refused(wanted, result);
  };

  const tryOut = async (wanted: Package) => {
    if (!begin(wanted)) return;
    const result = await startTrial(serverId, wanted);
    if (result.success) {
      reportChange(changedWithOrders);
      void dispatch(selectServerOrWarn(serverId));
    }
    if (!isMounted()) {
      if (result.success) notify('success', `Your trial of ${wanted.name} started.`);
      else notify('error', result.message);
    } else if (result.success) {
      end();
      setTrial(result.data.packageSubscription);
    } else refused(wanted, result);
  };
  return { order, tryOut, orderingId, refusal, trial };
}
