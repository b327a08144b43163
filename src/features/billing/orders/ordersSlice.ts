import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/features/identity/session/sessionSlice';
import type { LeftOut } from '@/shared/api/lenient';
import type { Order } from './order';

/** The orders of one server, the error of the last load, and the cancel made here (spec §4, §8). */
export interface OrdersState {
  /** Server the list belongs to; null before the first load. */
  serverId: string | null;
  orders: Order[];
  /** Orders that could not be shown. */
  leftOut: LeftOut[];
  isLoading: boolean;
  /** Message of the last failed load; the list before it is kept. */
  loadError: string | null;
  /** Counts up with every load and cancel: an answer to an earlier question is out of date. */
  revision: number;
}

export const initialOrdersState: OrdersState = {
  serverId: null,
  orders: [],
  leftOut: [],
  isLoading: false,
  loadError: null,
  revision: 0,
};

export const ordersSlice = createSlice({
  name: 'orders',
  initialState: initialOrdersState,
  reducers: {
    loadStarted(state, { payload: serverId }: PayloadAction<string>) {
      if (state.serverId !== serverId) {
        state.orders = [];
        state.leftOut = [];
      }
      if (state.orders.length === 0) state.loadError = null;
      state.serverId = serverId;
      state.isLoading = true;
      state.revision += 1;
    },
    /** Dropped when another load or a cancel came after the question (reliability E10). */
    loadSucceeded(
      state,
      { payload }: PayloadAction<{ revision: number; orders: Order[]; leftOut?: LeftOut[] }>,
    ) {
      if (state.revision !== payload.revision) return;
      state.isLoading = false;
      state.loadError = null;
      state.orders = payload.orders;
      state.leftOut = payload.leftOut ?? [];
    },
    loadFailed(state, { payload }: PayloadAction<{ revision: number; message: string }>) {
      if (state.revision !== payload.revision) return;
      state.isLoading = false;
      state.loadError = payload.message;
    },
    /** On a successful cancel the order's status becomes CANCELLED locally (spec §4). */
    orderCancelled(state, { payload: orderId }: PayloadAction<string>) {
      const order = state.orders.find(({ id }) => id === orderId);
      if (order) order.status = 'CANCELLED';
      // A list on its way was asked for before the cancel and may still call the order PENDING.
      state.isLoading = false;
      state.revision += 1;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, ({ revision }) => ({
      ...initialOrdersState,
      revision: revision + 1,
    })),
  selectors: { selectOrders: (state) => state },
});

export const { loadStarted, loadSucceeded, loadFailed, orderCancelled } = ordersSlice.actions;
export const { selectOrders } = ordersSlice.selectors;

declare module '@/shared/state/clientState' {
  interface ClientState {
    orders: OrdersState;
  }
}
