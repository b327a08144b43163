import type { RouteQuery } from '@/shared/routing/routeData';
import { loadOrders } from './ordersApi';

/** The orders of a server, reloaded on every navigation to a page that shows them. */
export const freshOrders = (serverId: string): RouteQuery => ({
  isFresh: true,
  ask: () => (dispatch, getState) => {
    const { orders } = getState();
    const isOnItsWay = orders.serverId === serverId && orders.isLoading;
    return isOnItsWay ? undefined : dispatch(loadOrders(serverId));
  },
});
