import { isPublicKey } from '@/shared/solana/base58';
import type { Asset, AssetWanted, Collection, Token } from './market';
import { useCollectionQuery, useTokenQuery } from './marketApi';

/** What stands at an address, as far as it is known. */
export interface AssetAt {
  token?: Token | undefined;
  collection?: Collection | undefined;
  /** Why nothing is: it is something else, nobody knows it, or the call failed. */
  error: unknown;
}

/** Looks up an address; where either may stand, a token is looked for where there is no collection. */
export function useAssetAt(address: string, of: AssetWanted): AssetAt {
  const isAsked = isPublicKey(address);
  const forCollection = useCollectionQuery(address, { skip: !isAsked || of === 'token' });
  const isNoCollection = of === 'token' || (of === 'asset' && forCollection.isError);
  const forToken = useTokenQuery(address, { skip: !isAsked || !isNoCollection });
  return {
    token: forToken.currentData,
    collection: forCollection.currentData,
    error: isNoCollection ? forToken.error : forCollection.error,
  };
}

/** The same, as lists and pickers name it. */
export function namedAt(address: string, { token, collection }: AssetAt): Asset | undefined {
  if (collection) return { ...collection, kind: 'collection', priceSol: collection.floorSol };
  return token && { ...token, address, kind: 'token' };
}
