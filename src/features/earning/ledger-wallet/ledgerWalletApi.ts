import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decideServerPayout,
  getLedgerWallet,
  getServerPayout,
  listDeposits,
  listServerPayouts,
  listSpending,
  listWaitingServerPayouts,
  retryServerPayout,
  updateLedgerWalletAlert,
} from './endpoints';
import { withdraw } from './withdrawalEndpoints';

/** As many of those that wait as are shown at once. */
const MOST_WAITING = 10;

export type PayoutsQuery = NonNullable<InputOf<typeof listServerPayouts>['query']>;
type Decision = InputOf<typeof decideServerPayout>['body'];
type Alert = InputOf<typeof updateLedgerWalletAlert>['body'];
type Withdrawal = InputOf<typeof withdraw>['body'];
type DepositsQuery = NonNullable<InputOf<typeof listDeposits>['query']>;
type SpendingQuery = NonNullable<InputOf<typeof listSpending>['query']>;

interface OfPayout {
  serverId: string;
  payoutId: string;
}

const payout = ({ serverId, payoutId }: OfPayout) => ({ params: { id: serverId, payoutId } });

export const ledgerWalletApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ledgerWallet: build.query(
      endpointQuery(getLedgerWallet, (serverId: string) => ({ params: { id: serverId } })),
    ),
    serverPayouts: build.query(
      endpointQuery(
        listServerPayouts,
        ({ serverId, ...query }: PayoutsQuery & { serverId: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    waitingServerPayouts: build.query(
      endpointQuery(listWaitingServerPayouts, (serverId: string) => ({
        params: { id: serverId },
        query: { pageSize: MOST_WAITING },
      })),
    ),
    serverPayout: build.query(endpointQuery(getServerPayout, payout)),
    deposits: build.query(
      endpointQuery(
        listDeposits,
        ({ serverId, ...query }: DepositsQuery & { serverId: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    spending: build.query(
      endpointQuery(
        listSpending,
        ({ serverId, ...query }: SpendingQuery & { serverId: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    decideServerPayout: build.mutation(
      endpointMutation(decideServerPayout, ({ body, ...of }: OfPayout & { body: Decision }) => ({
        ...payout(of),
        body,
      })),
    ),
    retryServerPayout: build.mutation(endpointMutation(retryServerPayout, payout)),
    updateLedgerWalletAlert: build.mutation(
      endpointMutation(
        updateLedgerWalletAlert,
        ({ serverId, body }: { serverId: string; body: Alert }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    withdraw: build.mutation(
      endpointMutation(withdraw, ({ serverId, body }: { serverId: string; body: Withdrawal }) => ({
        params: { id: serverId },
        body,
      })),
    ),
  }),
});

export const {
  useLedgerWalletQuery,
  useServerPayoutsQuery,
  useWaitingServerPayoutsQuery,
  useServerPayoutQuery,
  useDepositsQuery,
  useSpendingQuery,
  useDecideServerPayoutMutation,
  useRetryServerPayoutMutation,
  useUpdateLedgerWalletAlertMutation,
  useWithdrawMutation,
} = ledgerWalletApi;
