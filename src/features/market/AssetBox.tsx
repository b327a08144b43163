import { useDeferredValue, useState } from 'react';
import { shortAddress } from '@/shared/solana/shortAddress';
import { Avatar } from '@/shared/ui/Avatar';
import type { BoundControl } from '@/shared/ui/form/Field';
import type { Option } from '@/shared/ui/picker/option';
import { PickerBox } from '@/shared/ui/picker/PickerBox';
import { assetQuery, isAccount } from './assetLink';
import type { Asset, AssetWanted } from './market';
import { useAssetSearchQuery } from './marketApi';
import { recentAssets, rememberAsset } from './recentAssets';
import { useKnownAssets } from './useKnownAssets';

interface AssetBoxProps {
  bound: BoundControl;
  label: string;
  of: AssetWanted;
  isDisabled?: boolean | undefined;
  /** Told what is known of the one that was chosen. */
  onChoose: (asset: Asset) => void;
}

/**
 * A token or a collection: found by name, address, slug or a marketplace's link, those chosen last first.
 * The form's value is its address.
 */
export function AssetBox({ bound, label, of, isDisabled, onChoose }: AssetBoxProps) {
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(recentAssets);
  const value = typeof bound.field.value === 'string' ? bound.field.value : '';
  const known = useKnownAssets(value === '' ? recent : [...recent, value]);
  const asked = assetQuery(useDeferredValue(typed));
  const search = 'search' in asked ? asked.search : null;
  const { currentData, isFetching, isError } = useAssetSearchQuery(
    { of, search: search ?? '' },
    { skip: search === null || isDisabled === true },
  );
  const found = currentData?.assets ?? [];
  const last = recent.flatMap((address) => known.get(address) ?? []).filter(isOf(of));
  const options =
    search === null
      ? []
      : search === ''
        ? [...last.map(recentOption), ...found.filter((one) => !last.includes(one)).map(optionOf)]
        : withAccount(search, found.map(optionOf));
  const chosen = known.get(value);
  return (
    <PickerBox
      bound={bound}
      label={label}
      isDisabled={isDisabled}
      options={unique(options)}
      chosen={value === '' ? null : chosen ? optionOf(chosen) : unnamed(value)}
      emptyLabel="Choose one"
      placeholder="Name, address or link"
      search={{
        text: typed,
        onText: setTyped,
        status: statusOf({
          problem: 'problem' in asked ? asked.problem : null,
          isFetching,
          isError,
          options,
        }),
      }}
      onChoose={(address) => {
        const asset = [...found, ...last].find((each) => each.address === address);
        rememberAsset(address);
        setRecent(recentAssets());
        setTyped('');
        if (asset) onChoose(asset);
      }}
    />
  );
}

const isOf =
  (of: AssetWanted) =>
  ({ kind }: Asset) =>
    of === 'asset' || kind === of;

const optionOf = ({ address, name, symbol, image, kind }: Asset): Option => ({
  value: address,
  label: name,
  detail: `${symbol} · ${shortAddress(address)}`,
  mark: <Avatar src={image} name={name} size={22} shape={kind === 'token' ? 'round' : 'tile'} />,
});
const recentOption = (asset: Asset): Option => ({ ...optionOf(asset), group: 'Chosen last' });

/** Nobody tells its name, or it is no address at all: it is shown as it was typed. */
const unnamed = (value: string): Option => ({
  value,
  label: isAccount(value) ? shortAddress(value) : value,
});

/** What nobody has told of may be new: its address can be chosen all the same. */
const withAccount = (search: string, found: Option[]): Option[] =>
  isAccount(search) && !found.some(({ value }) => value === search)
    ? [...found, { value: search, label: shortAddress(search), detail: 'not known here yet' }]
    : found;

const unique = (options: readonly Option[]): Option[] =>
  options.filter(
    ({ value }, index) => options.findIndex((option) => option.value === value) === index,
  );

interface Standing {
  problem: string | null;
  isFetching: boolean;
  isError: boolean;
  options: readonly Option[];
}

function statusOf({ problem, isFetching, isError, options }: Standing): string | null {
  if (problem !== null) return problem;
  if (isFetching) return 'Searching …';
  if (options.length > 0) return null;
  return isError
    ? 'The search did not work. An address can be pasted all the same.'
    : 'Nothing is called that. Paste its address, or a link from a marketplace.';
}
