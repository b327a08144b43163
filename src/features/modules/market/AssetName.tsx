import { pictureUrl } from '@/shared/solana/pictureUrl';
import { AccountName } from '@/shared/ui/names/AccountName';
import type { Asset } from './market';

interface AssetNameProps {
  /** Base58. */
  address: string;
  /** What is known of it; nothing while that is on its way, or where nobody tells. */
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
