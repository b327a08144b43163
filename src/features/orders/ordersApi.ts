import * as z from 'zod/mini';
import { apiPath, call } from '@/shared/api/client';
import { GENERIC_FAILURE, type ApiResult } from '@/shared/api/envelope';
import type { ClientThunk } from '@/shared/state/clientState';
import { orderSchema, type Order } from './order';
import { loadFailed, loadStarted, loadSucceeded, orderCancelled } from './ordersSlice';

const listSchema = z.object({ packageSubscriptions: z.array(orderSchema) });

/** GET /users/subscriptions/{serverId}: the orders of a server (spec §7). */
export async function fetchOrders(serverId: string): Promise<ApiResult<Order[]>> {
  const result = await call({
    url: apiPath`/users/subscriptions/${serverId}`,
    schema: listSchema,
  });
  return result.success ? { ...result, data: result.data.packageSubscriptions } : result;
}

/** Loads the orders of a server into the `orders` slice. */
export const loadOrders =
  (serverId: string): ClientThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(loadStarted(serverId));
    const { revision } = getState().orders;
    const result = await fetchOrders(serverId);
    if (result.success) dispatch(loadSucceeded({ revision, orders: result.data }));
    else dispatch(loadFailed({ revision, message: result.message || GENERIC_FAILURE }));
  };

const CANCEL_EXCEPTION = 'Failed to cancel order';

export interface CancelNotice {
  kind: 'success' | 'error';
  message: string;
}

/**
 * PUT /package-subscription/{id} cancels an order. Resolves to the toast of spec §8: the server's
 * message on success and on refusal, 'Failed to cancel order' when no answer came at all.
 */
export const cancelOrder =
  (orderId: string): ClientThunk<Promise<CancelNotice>> =>
  async (dispatch) => {
    try {
      const result = await call({
        method: 'PUT',
        url: apiPath`/package-subscription/${orderId}`,
        schema: z.unknown(),
      });
      if (result.success) {
        dispatch(orderCancelled(orderId));
        return { kind: 'success', message: result.message };
      }
      const unanswered = result.status === undefined;
      return { kind: 'error', message: unanswered ? CANCEL_EXCEPTION : result.message };
    } catch {
      return { kind: 'error', message: CANCEL_EXCEPTION };
    }
  };
