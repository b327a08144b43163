import { useEffect, useRef } from 'react';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { isActive, isReturning, isVerifying, type Order } from '@/features/billing/orders/order';
import { usePolling } from '@/shared/hooks/usePolling';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';

const POLL_MS = 5_000;

/**
 * While an order is VERIFYING, or a payment is being returned, the list is asked for again every 5 s. When one
 * becomes ENABLED it is said, and the server's details are loaded again, so that what it unlocked is switched on
 * everywhere. Other data that depends on orders is reported as changed by `loadOrders`.
 */
export function useOrderNews(serverId: string, orders: Order[], reload: () => Promise<void>): void {
  const dispatch = useAppDispatch();
  const isWaiting = orders.some((order) => isVerifying(order) || isReturning(order));
  usePolling(reload, POLL_MS, isWaiting);

  const waiting = useRef(new Set<string>());
  useEffect(() => {
    const enabled = orders.filter((order) => isActive(order) && waiting.current.has(order.id));
    waiting.current = new Set(orders.filter(isVerifying).map(({ id }) => id));
    if (enabled.length === 0) return;
    for (const order of enabled) notify('success', `${order.package.name} is active.`);
    void dispatch(selectServerOrWarn(serverId));
  }, [orders, serverId, dispatch]);

  const returning = useRef(new Set<string>());
  useEffect(() => {
    const back = orders.filter(({ id, returnSignature }) => {
      return returning.current.has(id) && Boolean(returnSignature);
    });
    returning.current = new Set(orders.filter(isReturning).map(({ id }) => id));
    for (const order of back) notify('info', `The payment for ${order.package.name} was returned.`);
  }, [orders]);
}
