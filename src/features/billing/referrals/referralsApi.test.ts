// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { baseApi } from '@/shared/api/baseApi';
import { onChange } from '@/shared/api/changes';
import { referralsApi } from './referralsApi';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answerPaid = (paid: string) =>
  server.use(
    http.get('/api/ambassador/stats', () =>
      HttpResponse.json({
        success: true,
        message: 'Done',
        data: {
          clicks: 0,
          signUps: 0,
          qualified: 0,
          earned: '9',
          onHold: '0',
          available: '0',
          requested: '0',
          paid,
          takenBack: '0',
          wallet: null,
          isWaiting: false,
          blockedBy: null,
        },
      }),
    ),
  );

test('a payout that has arrived makes lists of payouts stale, once', async () => {
  const reported = vi.fn<(changes: readonly unknown[]) => void>();
  const stop = onChange((changes) => reported(changes));
  const { dispatch } = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) => getDefault().concat(baseApi.middleware),
  });
  const read = (paid: string) => {
    answerPaid(paid);
    const { ambassadorStats } = referralsApi.endpoints;
    return dispatch(ambassadorStats.initiate(undefined, { forceRefetch: true }));
  };
  expect((await read('0')).data?.paid).toBe('0');
  await read('0');
  expect(reported).not.toHaveBeenCalled();
  await read('9');
  await read('9');
  expect(reported.mock.calls).toEqual([[['Ambassador', 'Transactions']]]);
  stop();
});
