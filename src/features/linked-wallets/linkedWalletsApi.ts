import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  changeLinkedWallet,
  linkWallet,
  listLinkedWallets,
  requestWalletLink,
  unlinkWallet,
} from './endpoints';

/** What proves that a wallet is one's own. */
export type WalletProof = InputOf<typeof linkWallet>['body'];
type WalletChange = InputOf<typeof changeLinkedWallet>['body'] & { walletId: string };

export const linkedWalletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    linkedWallets: build.query({
      ...endpointQuery(listLinkedWallets, () => ({})),
      providesTags: ['LinkedWallets'],
    }),
    requestWalletLink: build.mutation(
      endpointQuery(requestWalletLink, (address: string) => ({ body: { address } })),
    ),
    linkWallet: build.mutation({
      ...endpointQuery(linkWallet, (body: WalletProof) => ({ body })),
      invalidatesTags: ['LinkedWallets', 'Quests'],
    }),
    changeLinkedWallet: build.mutation({
      ...endpointQuery(changeLinkedWallet, ({ walletId, ...body }: WalletChange) => ({
        params: { walletId },
        body,
      })),
      invalidatesTags: ['LinkedWallets'],
    }),
    unlinkWallet: build.mutation({
      ...endpointQuery(unlinkWallet, (walletId: string) => ({ params: { walletId } })),
      invalidatesTags: ['LinkedWallets', 'Quests'],
    }),
  }),
});

export const {
  useLinkedWalletsQuery,
  useRequestWalletLinkMutation,
  useLinkWalletMutation,
  useChangeLinkedWalletMutation,
  useUnlinkWalletMutation,
} = linkedWalletsApi;
