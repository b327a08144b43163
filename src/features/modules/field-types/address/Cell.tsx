import { AssetName } from '@/features/modules/market/AssetName';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { CellProps } from '../cell';

const Cell = ({ value, control, assets, words }: CellProps<'address'>) => {
  if (typeof value !== 'string' || value === '') return words;
  return control.of === 'wallet' ? (
    <WalletName address={value} name={null} />
  ) : (
    <AssetName address={value} asset={assets.get(value)} />
  );
};
export default Cell;
