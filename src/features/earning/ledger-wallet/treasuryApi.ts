import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decidePayout,
  getLedgerWallet,
  getOutgo,
  listDeposits,
  listOutgoes,
  listSpending,
  listWaitingPayouts,
  retryOutgo,
  saveLedgerAlert,
} from './endpoints';
import { MOST_WAITING } from './mostWaiting';
import { withdraw } from './withdrawalEndpoints';

export type OutgoesAsked = NonNullable<InputOf<typeof listOutgoes>['query']>;
type Decision = InputOf<typeof decidePayout>['body'];
type Alert = InputOf<typeof saveLedgerAlert>['body'];
type Withdrawal = InputOf<typeof withdraw>['body'];
type DepositsAsked = NonNullable<InputOf<typeof listDeposits>['query']>;
type SpendingAsked = NonNullable<InputOf<typeof listSpending>['query']>;

interface OfPayout {
  serverId: string;
  payoutId: string;
}

const payout = ({ serverId, payoutId }: OfPayout) => ({ params: { id: serverId, payoutId } });

export const treasuryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ledgerWallet: build.query(
      endpointQuery(getLedgerWallet, (serverId: string) => ({ params: { id: serverId } })),
    ),
    outgoes: build.query(
      endpointQuery(listOutgoes, ({ serverId, ...query }: OutgoesAsked & { serverId: string }) => ({
        params: { id: serverId },
        query,
      })),
    ),
    waitingPayouts: build.query(
      endpointQuery(listWaitingPayouts, (serverId: string) => ({
        params: { id: serverId },
        query: { pageSize: MOST_WAITING },
      })),
    ),
    outgo: build.query(endpointQuery(getOutgo, payout)),
    deposits: build.query(
      endpointQuery(
        listDeposits,
        ({ serverId, ...query }: DepositsAsked & { serverId: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    spending: build.query(
      endpointQuery(
        listSpending,
        ({ serverId, ...query }: SpendingAsked & { serverId: string }) => ({
          params: { id: serverId },
          query,
        }),
      ),
    ),
    decideOnPayout: build.mutation(
      endpointMutation(decidePayout, ({ body, ...of }: OfPayout & { body: Decision }) => ({
        ...payout(of),
        body,
      })),
    ),
    retryOutgo: build.mutation(endpointMutation(retryOutgo, payout)),
    saveLedgerAlert: build.mutation(
      endpointMutation(
        saveLedgerAlert,
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
  useOutgoesQuery,
  useWaitingPayoutsQuery,
  useOutgoQuery,
  useDepositsQuery,
  useSpendingQuery,
  useDecideOnPayoutMutation,
  useRetryOutgoMutation,
  useSaveLedgerAlertMutation,
  useWithdrawMutation,
} = treasuryApi;
