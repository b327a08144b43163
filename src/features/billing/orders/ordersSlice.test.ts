import { describe, expect, test } from 'vitest';
import { sessionEnded } from '@/features/identity/session/sessionSlice';
import type { Order } from './order';
import {
  initialOrdersState,
  loadFailed,
  loadStarted,
  loadSucceeded,
  orderCancelled,
  ordersSlice,
  type OrdersState,
} from './ordersSlice';

const { reducer } = ordersSlice;
const order = (status: string): Order => ({
  id: 'ord-1',
  discordServerId: 'srv-a',
  price: '1.25',
  subscriptionType: 'MONTHLY',
  status,
  package: { name: 'Silver Keep', items: [] },
});
const started = (state: OrdersState = initialOrdersState, serverId = 'srv-a') =>
  reducer(state, loadStarted(serverId));
const loaded = (state: OrdersState, status = 'PENDING') =>
  reducer(state, loadSucceeded({ revision: state.revision, orders: [order(status)] }));
const failed = (state: OrdersState, message = 'The vault is shut') =>
  reducer(state, loadFailed({ revision: state.revision, message }));

describe('orders slice', () => {
  test('keeps the message of a failed load, and the list before it', () => {
    const state = failed(started(loaded(started())));
    expect(state).toMatchObject({ loadError: 'The vault is shut', isLoading: false });
    expect(state.orders).toHaveLength(1);
  });

  test('a successful load clears the message', () => {
    expect(loaded(started(failed(started()))).loadError).toBeNull();
  });

  test('the message of one server is not shown for another', () => {
    expect(started(failed(started()), 'srv-b')).toMatchObject({ orders: [], loadError: null });
  });

  test('a new request after a failure with an empty list is loading, no longer failed', () => {
    expect(started(failed(started()))).toMatchObject({ isLoading: true, loadError: null });
  });

  test('the message of a failed refresh of a shown list stays until a refresh succeeds', () => {
    expect(started(failed(started(loaded(started())))).loadError).toBe('The vault is shut');
  });

  test('E10: the answer to an earlier request is dropped when it arrives last', () => {
    const first = started();
    const second = started(first);
    const late = reducer(
      loaded(second, 'VERIFYING'),
      loadSucceeded({ revision: first.revision, orders: [order('PENDING')] }),
    );
    expect(late.orders[0]?.status).toBe('VERIFYING');
  });

  test('a cancel makes the order CANCELLED', () => {
    expect(reducer(loaded(started()), orderCancelled('ord-1')).orders[0]?.status).toBe('CANCELLED');
  });

  test('a list requested before the cancel does not undo it', () => {
    const polling = started(loaded(started()));
    const cancelled = reducer(polling, orderCancelled('ord-1'));
    const late = reducer(
      cancelled,
      loadSucceeded({ revision: polling.revision, orders: [order('PENDING')] }),
    );
    expect(late).toMatchObject({ isLoading: false });
    expect(late.orders[0]?.status).toBe('CANCELLED');
  });

  test('a late answer does not bring back the orders of an ended session', () => {
    const asked = started();
    const next = started(reducer(asked, sessionEnded()));
    const late = reducer(
      next,
      loadSucceeded({ revision: asked.revision, orders: [order('PENDING')] }),
    );
    expect(late.orders).toEqual([]);
  });
});
