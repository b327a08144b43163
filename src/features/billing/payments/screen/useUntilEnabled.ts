import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import { isVerifying, type Order } from '@/features/billing/orders/order';
import { loadOrders } from '@/features/billing/orders/ordersApi';
import { selectOrders } from '@/features/billing/orders/ordersSlice';
import { reportChange } from '@/shared/api/changes';
import { usePolling } from '@/shared/hooks/usePolling';
import { useAppDispatch } from '@/shared/state/clientState';
import { notify } from '@/shared/ui/toast';

const POLL_MS = 4_000;

/**
 * Step 6: once a payment is registered, watches its order until the server has verified it, then reloads the server's
 * details, so that its bot services are switched on everywhere.
 *
 * @returns whether the order is ENABLED
 */
export function useUntilEnabled(order: Order | null, isRegistered: boolean): boolean {
  const dispatch = useAppDispatch();
  const { orders } = useSelector(selectOrders);
  const latest = orders.find(({ id }) => id === order?.id) ?? order;
  const isEnabled = isRegistered && latest?.status === 'ENABLED';
  const isWaiting =
    isRegistered && latest !== null && (isVerifying(latest) || latest.status === 'PENDING');
  const serverId = order?.discordServerId ?? '';
  const load = () => dispatch(loadOrders(serverId));
  usePolling(load, POLL_MS, isWaiting);

  // Notify only of a change, not of an order that was already active when the screen opened.
  const [stage, setStage] = useState<'unseen' | 'waiting'>('unseen');
  if (isWaiting && stage === 'unseen') setStage('waiting');
  const name = order?.package.name ?? '';
  useEffect(() => {
    if (!isEnabled || stage !== 'waiting') return;
    notify('success', `${name} is active.`);
    reportChange(changedWithOrders);
    void dispatch(selectServerOrWarn(serverId));
  }, [isEnabled, stage, name, serverId, dispatch]);
  return isEnabled;
}
