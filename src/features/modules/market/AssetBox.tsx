import { useState } from 'react';
import { usePaused } from '@/shared/hooks/usePaused';
import { isPublicKey } from '@/shared/solana/base58';
import { shortAddress } from '@/shared/solana/shortAddress';
import { Avatar } from '@/shared/ui/Avatar';
import type { BoundControl } from '@/shared/ui/form/Field';
import type { Option } from '@/shared/ui/picker/option';
import { PickerBox } from '@/shared/ui/picker/PickerBox';
import type { AssetQuery } from './assetLink';
import type { Asset, AssetWanted } from './market';
import { useAssetSearchQuery } from './marketApi';
import { recentAssets, rememberAsset } from './recentAssets';
import { useKnownAssets } from './useKnownAssets';

interface AssetBoxProps {
  bound: BoundControl;
  label: string;
  of: AssetWanted;
  /** Converts typed text to a search. */
  query: (typed: string) => AssetQuery;
  /** Facts about the chosen asset, if known. */
  chosen: Asset | undefined;
  isDisabled?: boolean | undefined;
  /** Receives the facts about the asset that was chosen. */
  onChoose: (asset: Asset) => void;
}

const emptyLabels: Readonly<Record<AssetWanted, string>> = {
  collection: 'Choose a collection',
  token: 'Choose a token',
  asset: 'Choose a collection or token',
};
const PAUSE_MS = 200;
const closed = { isOpen: false, typed: '', recent: [] as readonly string[] };

/**
 * A token or a collection, found by name, address, slug or marketplace link; recent choices come
 * first. The form's value is its address. Nothing is requested before the list is open.
 */
export function AssetBox({ bound, label, of, query, chosen, isDisabled, onChoose }: AssetBoxProps) {
  const [picker, setPicker] = useState(closed);
  const { found, options, status } = useFound(picker, of, query);
  const value = typeof bound.field.value === 'string' ? bound.field.value : '';
  return (
    <PickerBox
      bound={bound}
      label={label}
      isDisabled={isDisabled}
      options={options}
      chosen={value === '' ? null : chosen ? optionOf(chosen) : unnamed(value)}
      emptyLabel={emptyLabels[of]}
      placeholder="Name, address or link"
      search={{
        text: picker.typed,
        onText: (typed) => setPicker((before) => ({ ...before, typed })),
        status,
      }}
      onState={(next) => setPicker(next.isOpen ? { ...next, recent: recentAssets() } : closed)}
      onChoose={(address) => {
        rememberAsset(address);
        const asset = found.find((each) => each.address === address);
        if (asset) onChoose(asset);
      }}
    />
  );
}

/** Options of an open picker for the typed text; none of an earlier search, because Enter would choose one. */
function useFound(
  { isOpen, typed, recent }: typeof closed,
  of: AssetWanted,
  query: AssetBoxProps['query'],
) {
  const paused = usePaused(typed, PAUSE_MS);
  const asked = query(paused);
  const search = 'search' in asked ? asked.search : '';
  const problem = 'problem' in asked ? asked.problem : null;
  const skip = !isOpen || problem !== null;
  const { currentData, isFetching, isError } = useAssetSearchQuery({ of, search }, { skip });
  const known = useKnownAssets(recent);
  const isPending = isFetching || paused !== typed;
  const matches = skip || isPending ? [] : (currentData?.assets ?? []);
  if (search !== '' || skip || isPending) {
    const options = skip || isPending ? [] : withAccount(search, matches.map(optionOf));
    const status = isPending ? 'Searching…' : statusOf(problem, isError, options);
    return { found: matches, options, status };
  }
  const last = recent.flatMap((address) => known.get(address) ?? []).filter(isOf(of));
  const others = matches.filter(({ address }) => !recent.includes(address));
  const options = [...last.map(recentOption), ...others.map(optionOf)];
  return { found: [...last, ...others], options, status: statusOf(null, isError, options) };
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
const recentOption = (asset: Asset): Option => ({ ...optionOf(asset), group: 'Recent' });

/** The name is unknown, or the value is not an address: it is shown as typed. */
const unnamed = (value: string): Option => ({
  value,
  label: isPublicKey(value) ? shortAddress(value) : value,
});

/** An unknown account may be new: its address can be chosen all the same. */
const withAccount = (search: string, found: Option[]): Option[] =>
  isPublicKey(search) && !found.some(({ value }) => value === search)
    ? [...found, { value: search, label: shortAddress(search), detail: 'Unknown' }]
    : found;

function statusOf(problem: string | null, isError: boolean, options: readonly Option[]) {
  if (problem !== null) return problem;
  if (options.length > 0) return null;
  return isError
    ? 'Couldn’t search. Paste an address instead.'
    : 'No results. Paste an address or a marketplace link.';
}
