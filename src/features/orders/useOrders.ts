import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/state/hooks';
import { loadOrders } from './ordersApi';
import { selectOrders } from './ordersSlice';

/** The orders of a server, loaded anew with the screen that uses them. `reload` resolves when they are here. */
export function useOrders(serverId: string) {
  const dispatch = useAppDispatch();
  const state = useSelector(selectOrders);
  const reload = useCallback(() => dispatch(loadOrders(serverId)), [dispatch, serverId]);
  useEffect(() => void reload(), [reload]);
  const isOurs = state.serverId === serverId;
  return {
    orders: isOurs ? state.orders : [],
    leftOut: isOurs ? state.leftOut : [],
    isLoading: !isOurs || state.isLoading,
    loadError: isOurs ? state.loadError : null,
    reload,
  };
}
