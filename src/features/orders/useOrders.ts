import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/hooks';
import { loadOrders } from './ordersApi';
import { selectOrders } from './ordersSlice';

/**
 * The orders of a server, loaded unless the route has asked for them already (freshOrders). `reload` resolves
 * when they are here.
 */
export function useOrders(serverId: string) {
  const dispatch = useAppDispatch();
  const state = useSelector(selectOrders);
  const reload = useCallback(() => dispatch(loadOrders(serverId)), [dispatch, serverId]);
  const isOurs = state.serverId === serverId;
  useEffect(() => {
    if (!isOurs) void reload();
  }, [isOurs, reload]);
  return {
    orders: isOurs ? state.orders : [],
    leftOut: isOurs ? state.leftOut : [],
    isLoading: !isOurs || state.isLoading,
    loadError: isOurs ? state.loadError : null,
    reload,
  };
}
