import { pictureUrl } from '@/shared/solana/pictureUrl';
import { AccountName } from '@/shared/ui/names/AccountName';
import type { Asset } from './market';

interface AssetNameProps {
  /** Base58. */
  address: string;
  /** Facts about it; undefined while they are loading, or if they are unknown. */
  asset: Pick<Asset, 'kind' | 'name' | 'symbol' | 'image'> | undefined;
  hasActions?: boolean;
}

/** A token or a collection, by picture, name and symbol. */
export const AssetName = ({ address, asset, hasActions = false }: AssetNameProps) => (
  <AccountName
    address={address}
    name={asset?.name ?? null}
    picture={pictureUrl(asset?.image ?? null)}
    shape={asset?.kind === 'token' ? 'round' : 'tile'}
    detail={asset?.symbol}
    what={hasActions ? `the ${asset?.kind ?? 'account'}` : undefined}
  />
);
