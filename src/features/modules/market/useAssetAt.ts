import { isPublicKey } from '@/shared/solana/base58';
import type { Asset, AssetWanted, Collection, Token } from './market';
import { useCollectionQuery, useTokenQuery } from './marketApi';

/** The account at an address, as far as it is known. */
export interface AssetAt {
  token?: Token | undefined;
  collection?: Collection | undefined;
  /** Why there is none: it is another kind, it is unknown, or the call failed. */
  error: unknown;
}

/** Looks up an address. If it may be either kind, it is looked up as a token if it is not a collection. */
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

/** The same as lists and pickers show it. */
export function namedAt(address: string, { token, collection }: AssetAt): Asset | undefined {
  if (collection) return { ...collection, kind: 'collection', priceSol: collection.floorSol };
  return token && { ...token, address, kind: 'token' };
}
