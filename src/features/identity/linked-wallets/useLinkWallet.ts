import { resultOf } from '@/shared/api/resultOf';
import { useLinkWalletMutation, useRequestWalletLinkMutation } from './linkedWalletsApi';
import { useProof } from './useProof';

/** Links a wallet to the account, with a proof of ownership. */
export function useLinkWallet() {
  const [request] = useRequestWalletLinkMutation();
  const [send] = useLinkWalletMutation();
  return useProof({
    request: (address) => resultOf(request(address).unwrap()),
    send: (proof) => resultOf(send(proof).unwrap()),
  });
}
