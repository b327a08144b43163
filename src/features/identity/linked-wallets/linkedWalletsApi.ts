import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  updateLinkedWallet,
  linkWallet,
  listLinkedWallets,
  requestWalletLink,
  unlinkWallet,
} from './endpoints';

/** Proof that the user owns a wallet. */
export type WalletProof = InputOf<typeof linkWallet>['body'];
type WalletChange = InputOf<typeof updateLinkedWallet>['body'] & { walletId: string };

export const linkedWalletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    linkedWallets: build.query(endpointQuery(listLinkedWallets, () => ({}))),
    requestWalletLink: build.mutation(
      endpointMutation(requestWalletLink, (address: string) => ({ body: { address } })),
    ),
    linkWallet: build.mutation({
      ...endpointMutation(linkWallet, (body: WalletProof) => ({ body })),
      // Adds the wallet at once: until the list is read again, pages would still offer to link it.
      onQueryStarted: async (_proof, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { wallet } = answer.data;
        dispatch(
          linkedWalletsApi.util.updateQueryData('linkedWallets', undefined, ({ wallets }) => {
            if (wallets.every(({ id }) => id !== wallet.id)) wallets.push(wallet);
          }),
        );
      },
    }),
    updateLinkedWallet: build.mutation(
      endpointMutation(updateLinkedWallet, ({ walletId, ...body }: WalletChange) => ({
        params: { walletId },
        body,
      })),
    ),
    unlinkWallet: build.mutation({
      ...endpointMutation(unlinkWallet, (walletId: string) => ({ params: { walletId } })),
      // Removes the wallet at once as well.
      onQueryStarted: async (walletId, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        dispatch(
          linkedWalletsApi.util.updateQueryData('linkedWallets', undefined, (list) => {
            list.wallets = list.wallets.filter(({ id }) => id !== walletId);
          }),
        );
      },
    }),
  }),
});

export const {
  useLinkedWalletsQuery,
  useRequestWalletLinkMutation,
  useLinkWalletMutation,
  useUpdateLinkedWalletMutation,
  useUnlinkWalletMutation,
} = linkedWalletsApi;
