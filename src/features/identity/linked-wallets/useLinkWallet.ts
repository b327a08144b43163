import { resultOf } from '@/shared/api/resultOf';
import { useLinkWalletMutation, useRequestWalletLinkMutation } from './linkedWalletsApi';
import { useProof } from './useProof';

/** Links a wallet to one's account by a proof that it is one's own. */
export function useLinkWallet() {
  const [request] = useRequestWalletLinkMutation();
  const [send] = useLinkWalletMutation();
  return useProof({
    request: (address) => resultOf(request(address).unwrap()),
    send: (proof) => resultOf(send(proof).unwrap()),
  });
}
