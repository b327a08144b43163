import { useEffect } from 'react';
import type { Collection, Token } from '@/features/modules/market/market';
import { useAssetAt } from '@/features/modules/market/useAssetAt';
import { isPublicKey } from '@/shared/solana/base58';
import type { Address } from './known';

interface LookUpsProps {
  addresses: readonly Address[];
  onToken: (address: string, token: Token) => void;
  onCollection: (address: string, collection: Collection) => void;
}

/** Above the number that a preview ever shows. */
const MOST = 20;

/** Looks up the accounts at the addresses a form names, each once, and renders nothing. */
export function LookUps({ addresses, ...tell }: LookUpsProps) {
  const named = new Map(
    addresses
      .filter(({ address }) => isPublicKey(address))
      .map((each) => [`${each.of} ${each.address}`, each]),
  );
  return [...named].slice(0, MOST).map(([key, each]) => <LookUp key={key} {...each} {...tell} />);
}

type LookUpProps = Address & Omit<LookUpsProps, 'addresses'>;

/** Uses the same queries as the fields, so nothing is requested twice. */
function LookUp({ address, of, onToken, onCollection }: LookUpProps) {
  const { token, collection } = useAssetAt(address, of === 'mint' ? 'token' : of);
  useEffect(() => {
    if (token) onToken(address, token);
  }, [address, token, onToken]);
  useEffect(() => {
    if (collection) onCollection(address, collection);
  }, [address, collection, onCollection]);
  return null;
}
