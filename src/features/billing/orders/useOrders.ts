import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { onChange } from '@/shared/api/changes';
import { onReturn } from '@/shared/api/returns';
import { useAppDispatch } from '@/shared/state/clientState';
import { loadOrders } from './ordersApi';
import { selectOrders } from './ordersSlice';

/**
 * The orders of a server, loaded unless the route has asked for them already (freshOrders), and again when they have
 * changed. `reload` resolves when they are here.
 */
export function useOrders(serverId: string) {
  const dispatch = useAppDispatch();
  const state = useSelector(selectOrders);
  const reload = useCallback(() => dispatch(loadOrders(serverId)), [dispatch, serverId]);
  const isOurs = state.serverId === serverId;
  useEffect(() => {
    if (!isOurs) void reload();
  }, [isOurs, reload]);
  useEffect(() => {
    const revision = () => dispatch((_, getState) => getState().orders.revision);
    return whenStale(() => void reload(), revision);
  }, [dispatch, reload]);
  return {
    orders: isOurs ? state.orders : [],
    leftOut: isOurs ? state.leftOut : [],
    isLoading: !isOurs || state.isLoading,
    loadError: isOurs ? state.loadError : null,
    reload,
  };
}

/**
 * Calls `reload` when orders have changed, unless the store has the change already, such as a cancel made here
 * (spec §4), and when someone comes back to the tab.
 *
 * @param revision counts the changes of the stored orders
 */
function whenStale(reload: () => void, revision: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    onChange((kinds) => {
      if (!kinds.includes('Orders')) return;
      const before = revision();
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (revision() === before) reload();
      });
    }),
    onReturn(reload),
  ];
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
