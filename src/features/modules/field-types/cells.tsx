import type { ReactNode } from 'react';
import type { ServerDetails } from '@/features/server/discord/guild';
import { RoleNames } from '@/features/server/discord/RoleNames';
import { AssetName } from '@/features/modules/market/AssetName';
import type { KnownAssets } from '@/features/modules/market/market';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { ControlOf, FieldType } from './fieldType';

export interface CellProps<T extends FieldType> {
  value: unknown;
  control: ControlOf<T>;
  /** The value in words. */
  words: string;
  details: ServerDetails | null;
  assets: KnownAssets;
}

/** How values are shown in a list of rules, by field type, where words are not enough. */
export const cells: { readonly [T in FieldType]?: (props: CellProps<T>) => ReactNode } = {
  address: ({ value, control, assets, words }) => {
    if (typeof value !== 'string' || value === '') return words;
    return control.of === 'wallet' ? (
      <WalletName address={value} name={null} />
    ) : (
      <AssetName address={value} asset={assets.get(value)} />
    );
  },
  roles: ({ value, details }) => (
    <RoleNames ids={Array.isArray(value) ? value : []} details={details} />
  ),
};
