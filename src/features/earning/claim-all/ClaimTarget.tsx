import { useId, useState } from 'react';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { walletOptionText } from '@/features/identity/linked-wallets/walletName';
import { WalletName } from '@/shared/ui/names/WalletName';

const NONE: readonly LinkedWallet[] = [];

/** Names of the member's linked wallets, by address. */
export function useWalletNames(): (address: string) => string | null {
  const { data } = useLinkedWalletsQuery(undefined);
  return (address) => data?.wallets.find((each) => each.address === address)?.name ?? null;
}

/**
 * The linked wallet that receives tokens and NFTs: the default one until the member chooses another.
 *
 * @param usual the default wallet (base58), as the lines have it; null if none needs one
 */
export function useClaimTarget(usual: string | null) {
  const { data } = useLinkedWalletsQuery(undefined);
  const wallets = data?.wallets ?? NONE;
  const [chosen, choose] = useState<string | null>(null);
  const isLinked = wallets.some(({ address }) => address === chosen);
  return { wallets, address: usual === null || !isLinked ? usual : chosen, choose };
}

interface ClaimTargetProps {
  wallets: readonly LinkedWallet[];
  address: string;
  onChoose: (address: string) => void;
}

/** Destination of a claim, to choose if the member has several linked wallets. */
export function ClaimTarget({ wallets, address, onChoose }: ClaimTargetProps) {
  const id = useId();
  const name = wallets.find((each) => each.address === address)?.name ?? null;
  if (wallets.length < 2)
    return (
      <span className="claim-footer__to">
        Tokens and NFTs go to <WalletName address={address} name={name} />
      </span>
    );
  return (
    <span className="claim-footer__to">
      <label htmlFor={id}>Tokens and NFTs go to</label>
      <select
        id={id}
        className="form-select"
        value={address}
        onChange={({ target }) => onChoose(target.value)}
      >
        {wallets.map((each) => (
          <option key={each.id} value={each.address}>
            {walletOptionText(each)}
          </option>
        ))}
      </select>
    </span>
  );
}
