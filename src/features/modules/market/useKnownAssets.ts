import { useMemo } from 'react';
import { isPublicKey } from '@/shared/solana/base58';
import { MOST_ASSETS, type KnownAssets } from './market';
import { useAssetsQuery } from './marketApi';

const noAssets: KnownAssets = new Map();

/** Asks once for all of those accounts; of more than 50 the rest stay without names. */
export function useKnownAssets(addresses: readonly string[]): KnownAssets {
  const asked = [...new Set(addresses)].filter(isPublicKey).toSorted().slice(0, MOST_ASSETS);
  const { data } = useAssetsQuery(asked, { skip: asked.length === 0 });
  return useMemo(
    () => (data ? new Map(data.assets.map((asset) => [asset.address, asset])) : noAssets),
    [data],
  );
}
