import type { WalletProof } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addProjectWallet,
  updateProjectWallet,
  listProjectWallets,
  removeProjectWallet,
  requestProjectWallet,
} from './endpoints';

interface OfWallet {
  serverId: string;
  walletId: string;
}
type Change = InputOf<typeof updateProjectWallet>['body'];
type Wanted = InputOf<typeof requestProjectWallet>['body'];

const wallet = ({ serverId, walletId }: OfWallet) => ({ params: { id: serverId, walletId } });

export const projectWalletsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    projectWallets: build.query(
      endpointQuery(listProjectWallets, (serverId: string) => ({ params: { id: serverId } })),
    ),
    requestProjectWallet: build.mutation(
      endpointMutation(
        requestProjectWallet,
        ({ serverId, ...body }: Wanted & { serverId: string }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    addProjectWallet: build.mutation(
      endpointMutation(
        addProjectWallet,
        ({ serverId, body }: { serverId: string; body: WalletProof }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    updateProjectWallet: build.mutation(
      endpointMutation(updateProjectWallet, ({ body, ...of }: OfWallet & { body: Change }) => ({
        ...wallet(of),
        body,
      })),
    ),
    removeProjectWallet: build.mutation(
      endpointMutation(removeProjectWallet, ({ last, ...of }: OfWallet & { last: string }) => ({
        ...wallet(of),
        query: { last },
      })),
    ),
  }),
});

export const {
  useProjectWalletsQuery,
  useRequestProjectWalletMutation,
  useAddProjectWalletMutation,
  useUpdateProjectWalletMutation,
  useRemoveProjectWalletMutation,
} = projectWalletsApi;
