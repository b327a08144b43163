import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { inNumbers } from '@/shared/format/numbers';
import { plural } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { SearchField } from '@/shared/ui/table/SearchField';
import { usesByAsset } from './CountsFor';
import type { HoldingUse } from './portfolioSchemas';
import { noPriceText } from './noPrice';
import { PieceGrid } from './PieceGrid';
import { SpamFold } from './SpamFold';
import { pieceGroups, spamAmong, type PieceGroup } from './pieceGroups';
import { readNftFilters, writeNftFilters, type NftFilters } from './portfolioParams';
import type { Portfolio } from './usePortfolio';

interface NftsTabProps {
  wallets: readonly LinkedWallet[];
  portfolio: Portfolio;
  uses: readonly HoldingUse[];
}

const ALL = { search: '', collection: '', isListedOnly: false, withCompressed: true, among: null };

/** NFTs of the selected wallets, by collection. */
export function NftsTab({
  wallets,
  portfolio: { reads, prices, marks, ofPieces },
  uses,
}: NftsTabProps) {
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => readNftFilters(params), [params]);
  const byAsset = useMemo(() => usesByAsset(uses), [uses]);
  const read = useMemo(
    () =>
      reads.flatMap(({ address, pieces }) =>
        pieces.data ? [{ address, pieces: pieces.data }] : [],
      ),
    [reads],
  );
  const all = useMemo(
    () => pieceGroups(read, prices.book, { ...ALL, marks }),
    [read, prices.book, marks],
  );
  const spam = useMemo(() => spamAmong(read, prices.book, marks), [read, prices.book, marks]);
  const isWaiting = reads.some(({ pieces }) => !pieces.data && pieces.isFetching);
  // A collection that none of the wallets has, or none of those that could be read, is ignored as a filter.
  const place = useMemo(
    () =>
      isWaiting || all.some(({ id }) => id === asked.collection)
        ? asked
        : { ...asked, collection: '' },
    [asked, all, isWaiting],
  );
  const groups = useMemo(
    () =>
      pieceGroups(read, prices.book, {
        ...place,
        marks,
        among: place.isCountingOnly ? new Set(byAsset.keys()) : null,
      }),
    [read, prices.book, place, byAsset, marks],
  );
  const noFloor = useCallback(
    ({ isPriceKnown }: PieceGroup) => noPriceText(prices, isPriceKnown),
    [prices],
  );
  const change = useCallback(
    (part: Partial<NftFilters>) =>
      setParams((before) => writeNftFilters(before, part), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const hidden = (
    <SpamFold
      items={spam.map(({ id, name, count }) => ({
        id,
        name,
        note: count === 1 ? null : `${inNumbers(count)} NFTs`,
      }))}
    />
  );
  if (all.length === 0)
    return isWaiting ? (
      <CardsSkeleton label="Loading your NFTs" count={6} />
    ) : (
      <>
        <NoNfts isPart={ofPieces.isPart} isOne={wallets.length === 1} />
        {hidden}
      </>
    );
  const isCut = ofPieces.isPart && !isWaiting;
  const found = groups.reduce((sum, { count }) => sum + count, 0);
  const nfts = `${inNumbers(found)} ${plural(found, 'NFT', 'NFTs')}`;
  const kinds = `${inNumbers(groups.length)} ${plural(groups.length, 'group', 'groups')}`;
  return (
    <>
      <Filters place={place} all={all} onChange={change} />
      <p className="portfolio-found" role="status">
        {isCut
          ? `At least ${nfts} in ${kinds}`
          : isWaiting
            ? `${nfts} in ${kinds}, loading more`
            : `${nfts} in ${kinds}`}
      </p>
      {groups.length === 0 ? (
        isWaiting ? (
          <CardsSkeleton label="Loading more of your NFTs" count={6} />
        ) : (
          <NoneLikeThat place={place} isWhole={!ofPieces.isPart} onChange={change} />
        )
      ) : (
        <PieceGrid groups={groups} uses={byAsset} wallets={wallets} noFloor={noFloor} />
      )}
      {hidden}
    </>
  );
}

const NoNfts = ({ isPart, isOne }: { isPart: boolean; isOne: boolean }) =>
  isPart ? (
    <EmptyState title="NFTs unavailable">
      NFTs couldn’t be read. Use Retry above to try again.
    </EmptyState>
  ) : (
    <EmptyState scene="chest" title="No NFTs">
      {isOne ? 'This wallet holds no NFTs.' : 'These wallets hold no NFTs.'}
    </EmptyState>
  );

interface NoneLikeThatProps {
  place: NftFilters;
  /** Whether all NFTs of all wallets could be read. */
  isWhole: boolean;
  onChange: (part: Partial<NftFilters>) => void;
}

/** The filters that hide all NFTs, with a way to reset them. */
function NoneLikeThat({ place, isWhole, onChange }: NoneLikeThatProps) {
  const { search, collection, isListedOnly, isCountingOnly, withCompressed } = place;
  const isNarrowed = search !== '' || collection !== '' || isListedOnly || isCountingOnly;
  const unread = isWhole ? '' : ' Some NFTs couldn’t be read and may match.';
  if (!isNarrowed)
    return (
      <EmptyState
        title="Compressed NFTs only"
        action={
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => onChange({ withCompressed: true })}
          >
            Show compressed NFTs
          </button>
        }
      >
        Compressed NFTs are often spam, so they’re hidden by default.
      </EmptyState>
    );
  return (
    <EmptyState
      scene="lantern"
      title="No matching NFTs"
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() =>
            onChange({ search: '', collection: '', isListedOnly: false, isCountingOnly: false })
          }
        >
          Clear filters
        </button>
      }
    >
      No NFTs match your filters.{unread}
      {withCompressed ? null : ' Compressed NFTs are hidden because they’re often spam.'}
    </EmptyState>
  );
}

interface FiltersProps {
  place: NftFilters;
  all: readonly PieceGroup[];
  onChange: (part: Partial<NftFilters>) => void;
}

const checks = [
  { name: 'isListedOnly', label: 'Listed' },
  { name: 'isCountingOnly', label: 'Counts toward a role or reward' },
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
        <label key={name} className="choice">
          <input
            type="checkbox"
            checked={place[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
