import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkedWallet } from '@/features/linked-wallets/linkedWallet';
import { inNumbers } from '@/shared/format/numbers';
import { EmptyState } from '@/shared/ui/EmptyState';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { SearchField } from '@/shared/ui/table/SearchField';
import { usesByAsset } from './CountsFor';
import type { HoldingUse } from './figures';
import { PieceGrid } from './PieceGrid';
import { pieceGroups, type PieceGroup } from './pieceGroups';
import { readNftPlace, writeNftPlace, type NftPlace } from './place';
import type { Portfolio } from './usePortfolio';

interface NftsTabProps {
  wallets: readonly LinkedWallet[];
  portfolio: Portfolio;
  uses: readonly HoldingUse[];
}

const ALL = { search: '', collection: '', isListedOnly: false, withCompressed: true, among: null };

/** NFTs of the wallets that are looked at, by collection. */
export function NftsTab({ wallets, portfolio: { reads, prices }, uses }: NftsTabProps) {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => readNftPlace(params), [params]);
  const byAsset = useMemo(() => usesByAsset(uses), [uses]);
  const read = useMemo(
    () =>
      reads.flatMap(({ address, pieces }) =>
        pieces.data ? [{ address, pieces: pieces.data }] : [],
      ),
    [reads],
  );
  const all = useMemo(() => pieceGroups(read, prices.book, ALL), [read, prices.book]);
  const groups = useMemo(
    () =>
      pieceGroups(read, prices.book, {
        ...place,
        among: place.isCountingOnly ? new Set(byAsset.keys()) : null,
      }),
    [read, prices.book, place, byAsset],
  );
  const change = useCallback(
    (part: Partial<NftPlace>) =>
      setParams((before) => writeNftPlace(before, part), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const isWaiting = reads.some(({ pieces }) => !pieces.data && pieces.isFetching);
  if (all.length === 0)
    return isWaiting ? (
      <CardsSkeleton label="Loading your NFTs" count={6} />
    ) : (
      <EmptyState title="No NFTs">
        {read.length === 0
          ? 'They could not be read.'
          : wallets.length === 1
            ? 'This wallet holds none.'
            : 'These wallets hold none.'}
      </EmptyState>
    );
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Filters place={place} all={all} onChange={change} />
      <p className="portfolio-found" role="status">
        {inNumbers(found)} {found === 1 ? 'NFT' : 'NFTs'} in {inNumbers(groups.length)}{' '}
        {groups.length === 1 ? 'group' : 'groups'}
        {isWaiting ? ', and more on the way' : ''}
      </p>
      {groups.length === 0 ? (
        <EmptyState
          title="No NFT like that"
          action={
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() =>
                change({ search: '', collection: '', isListedOnly: false, isCountingOnly: false })
              }
            >
              Clear filters
            </button>
          }
        >
          {place.withCompressed
            ? 'None of your NFTs fits what you have chosen.'
            : 'None of your NFTs fits what you have chosen. Compressed ones, which are often spam, are not shown.'}
        </EmptyState>
      ) : (
        <PieceGrid groups={groups} uses={byAsset} wallets={wallets} />
      )}
    </>
  );
}

interface FiltersProps {
  place: NftPlace;
  all: readonly PieceGroup[];
  onChange: (part: Partial<NftPlace>) => void;
}

const checks = [
  { name: 'isListedOnly', label: 'Listed' },
  { name: 'isCountingOnly', label: 'Counts for something' },
  { name: 'withCompressed', label: 'Show compressed' },
] as const;

function Filters({ place, all, onChange }: FiltersProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <div className="portfolio-filters">
      <SearchField label="Search NFTs" value={place.search} onSearch={onSearch} />
      <select
        className="form-select"
        aria-label="Collection"
        value={place.collection}
        onChange={({ target }) => onChange({ collection: target.value })}
      >
        <option value="">All collections</option>
        {all
          .filter(({ id }) => id !== '')
          .map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} ({inNumbers(count)})
            </option>
          ))}
      </select>
      {checks.map(({ name, label }) => (
        <label key={name} className="form-check">
          <input
            className="form-check-input"
            type="checkbox"
            checked={place[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
          <span className="form-check-label">{label}</span>
        </label>
      ))}
    </div>
  );
}
