import type { Order } from '@/features/billing/orders/order';
import { useOrderNews } from '../orders/useOrderNews';
import { useOrders } from '@/features/billing/orders/useOrders';
import type { Part } from './part';

/** The orders of a server as a part; while one is being verified they are asked for again and again. */
export function useOrdersPart(serverId: string): Part<readonly Order[]> {
  const { orders, leftOut, isLoading, loadError, reload } = useOrders(serverId);
  useOrderNews(serverId, orders, reload);
  const isHere = orders.length > 0 || (!isLoading && loadError === null);
  return {
    data: isHere ? orders : undefined,
    leftOut,
    failure: isHere ? null : loadError,
    retry: () => void reload(),
  };
}
