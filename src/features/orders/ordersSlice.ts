import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/features/session/sessionSlice';
import type { Order } from './order';

/** The orders of one server, the error of the last load, and the cancel made here (spec §4, §8). */
export interface OrdersState {
  /** Server the list belongs to; null before the first load. */
  serverId: string | null;
  orders: Order[];
  isLoading: boolean;
  /** Message of the last failed load; the list before it is kept. */
  loadError: string | null;
}

export const initialOrdersState: OrdersState = {
  serverId: null,
  orders: [],
  isLoading: false,
  loadError: null,
};

export const ordersSlice = createSlice({
  name: 'orders',
  initialState: initialOrdersState,
  reducers: {
    loadStarted(state, { payload: serverId }: PayloadAction<string>) {
      if (state.serverId !== serverId) state.orders = [];
      state.serverId = serverId;
      state.isLoading = true;
    },
    /** An answer for a server that is no longer shown is dropped. */
    loadSucceeded(state, { payload }: PayloadAction<{ serverId: string; orders: Order[] }>) {
      if (state.serverId !== payload.serverId) return;
      state.isLoading = false;
      state.loadError = null;
      state.orders = payload.orders;
    },
    loadFailed(state, { payload }: PayloadAction<{ serverId: string; message: string }>) {
      if (state.serverId !== payload.serverId) return;
      state.isLoading = false;
      state.loadError = payload.message;
    },
    /** On a successful cancel the order's status becomes CANCELLED locally (spec §4). */
    orderCancelled(state, { payload: orderId }: PayloadAction<string>) {
      const order = state.orders.find(({ id }) => id === orderId);
      if (order) order.status = 'CANCELLED';
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialOrdersState),
  selectors: { selectOrders: (state) => state },
});

export const { loadStarted, loadSucceeded, loadFailed, orderCancelled } = ordersSlice.actions;
export const { selectOrders } = ordersSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    orders: OrdersState;
  }
}
