import { request } from '@/shared/api/request';
import { reportChange } from '@/shared/api/changes';
import { GENERIC_FAILURE, type ApiResult } from '@/shared/api/envelope';
import type { ClientThunk } from '@/shared/state/clientState';
import type { Package } from '@/features/billing/packages/package';
import * as calls from './endpoints';
import type { Order } from './order';
import { changedWithOrders, isNewsIn } from './orderNews';
import { loadFailed, loadStarted, loadSucceeded, orderCancelled } from './ordersSlice';

const askFor = (serverId: string) => request(calls.listOrders, { params: { serverId } });

/** The orders of a server that can be shown. */
export async function fetchOrders(serverId: string): Promise<ApiResult<Order[]>> {
  const result = await askFor(serverId);
  return result.success ? { ...result, data: result.data.packageSubscriptions } : result;
}

/** Loads the orders of a server into the `orders` slice, and reports what a new state of one has changed. */
export const loadOrders =
  (serverId: string): ClientThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(loadStarted(serverId));
    const { revision, orders: known } = getState().orders;
    const result = await askFor(serverId);
    if (result.success) {
      const { packageSubscriptions: orders, leftOut = [] } = result.data;
      const isNews = getState().orders.revision === revision && isNewsIn(orders, known);
      dispatch(loadSucceeded({ revision, orders, leftOut }));
      if (isNews) reportChange(changedWithOrders);
    } else dispatch(loadFailed({ revision, message: result.message || GENERIC_FAILURE }));
  };

type Wanted = Pick<Package, 'id' | 'subscriptionType'>;

const bodyFor = (serverId: string, { id, subscriptionType }: Wanted) => ({
  discordServerId: serverId,
  packageId: id,
  subscriptionType,
});

/**
 * POST /package-subscription: places an order and returns it, PENDING (ADR api-beyond-specification). Fails with 409
 * where an order for the package waits for payment already.
 */
export const placeOrder = (serverId: string, wanted: Wanted) =>
  request(calls.placeOrder, { body: bodyFor(serverId, wanted) });

/**
 * The same call for the free trial of a package: its order is ENABLED in the answer. Fails with 409 where the server
 * has had a trial, or has a package.
 */
export const startTrial = (serverId: string, wanted: Wanted) =>
  request(calls.placeOrder, { body: { ...bodyFor(serverId, wanted), isTrial: true } });

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
    const result = await request(calls.cancelOrder, { params: { id: orderId } });
    if (result.success) {
      dispatch(orderCancelled(orderId));
      return { kind: 'success', message: result.message };
    }
    const unanswered = result.status === undefined;
    return { kind: 'error', message: unanswered ? CANCEL_EXCEPTION : result.message };
  };
