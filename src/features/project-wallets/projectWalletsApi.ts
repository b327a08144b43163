import type { WalletProof } from '@/features/linked-wallets/linkedWalletsApi';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addProjectWallet,
  changeProjectWallet,
  listProjectWallets,
  removeProjectWallet,
  requestProjectWallet,
} from './endpoints';

interface OfWallet {
  serverId: string;
  walletId: string;
}
type Change = InputOf<typeof changeProjectWallet>['body'];
type Wanted = InputOf<typeof requestProjectWallet>['body'];

const wallet = ({ serverId, walletId }: OfWallet) => ({ params: { id: serverId, walletId } });

export const projectWalletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    projectWallets: build.query({
      ...endpointQuery(listProjectWallets, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['ProjectWallets'],
    }),
    requestProjectWallet: build.mutation(
      endpointQuery(
        requestProjectWallet,
        ({ serverId, ...body }: Wanted & { serverId: string }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    addProjectWallet: build.mutation({
      ...endpointQuery(
        addProjectWallet,
        ({ serverId, body }: { serverId: string; body: WalletProof }) => ({
          params: { id: serverId },
          body,
        }),
      ),
      invalidatesTags: ['ProjectWallets'],
    }),
    changeProjectWallet: build.mutation({
      ...endpointQuery(changeProjectWallet, ({ body, ...of }: OfWallet & { body: Change }) => ({
        ...wallet(of),
        body,
      })),
      invalidatesTags: ['ProjectWallets'],
    }),
    removeProjectWallet: build.mutation({
      ...endpointQuery(removeProjectWallet, ({ last, ...of }: OfWallet & { last: string }) => ({
        ...wallet(of),
        query: { last },
      })),
      // After a refusal too, what was shown is no longer true.
      invalidatesTags: ['ProjectWallets'],
    }),
  }),
});

export const {
  useProjectWalletsQuery,
  useRequestProjectWalletMutation,
  useAddProjectWalletMutation,
  useChangeProjectWalletMutation,
  useRemoveProjectWalletMutation,
} = projectWalletsApi;
