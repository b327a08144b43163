import { labelIn } from '@/shared/text/labelIn';
import { useCallback, useId, useState } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import { rewardNames } from '../questWords';
import { readBoard, type BoardQuery } from './boardQuery';
import { FilterSelect } from './FilterSelect';

interface BoardFiltersProps {
  /** Kinds of rewards on the board. */
  rewardKinds: readonly string[];
  query: BoardQuery;
  onChange: (part: Partial<BoardQuery>) => void;
}

const states: readonly [BoardQuery['state'], string][] = [
  ['available', 'Available'],
  ['review', 'Submitted'],
  ['done', 'Done'],
  ['locked', 'Locked'],
  ['ended', 'Ended'],
  ['all', 'All'],
];
const speeds: readonly [string, string][] = [
  ['', 'Any approval'],
  ['instant', 'Instant'],
  ['reviewed', 'Manual review'],
];
const orders: readonly [string, string][] = [
  ['recommended', 'Recommended'],
  ['ending', 'Ending soon'],
  ['reward', 'Most points'],
  ['newest', 'Newest'],
];

/**
 * Search, filters and sorting of a quest board; on a phone only the search is shown, and the rest is behind a button.
 */
export function BoardFilters({ rewardKinds, query, onChange }: BoardFiltersProps) {
  const rewards: [string, string][] = rewardKinds.map((kind) => [kind, labelIn(rewardNames, kind)]);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  // Number of filters that differ from the defaults; the URL omits defaults by the same rule.
  const count = [
    query.reward !== '',
    query.speed !== '',
    query.state !== 'available',
    query.order !== 'recommended',
  ].filter(Boolean).length;
  const set = (name: string) => (value: string) => onChange(partOf(name, value));
  return (
    <div className="board-filters" role="search" aria-label="Quests">
      <SearchField label="Search quests" value={query.search} onSearch={search} />
      {isPhone ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{count === 0 ? '' : ` (${String(count)})`}
        </button>
      ) : null}
      <div id={moreId} className="board-filters__rest" hidden={isPhone && !isOpen}>
        <FilterSelect label="Status" value={query.state} choices={states} onChoose={set('state')} />
        <FilterSelect label="Sort by" value={query.order} choices={orders} onChoose={set('sort')} />
        <FilterSelect
          label="Reward"
          value={query.reward}
          choices={[['', 'Any reward'], ...rewards]}
          onChoose={set('reward')}
        />
        <FilterSelect
          label="Approval"
          value={query.speed}
          choices={speeds}
          onChoose={set('speed')}
        />
      </div>
    </div>
  );
}

/** Parses one choice like the URL, so that the same rules apply. */
function partOf(name: string, value: string): Partial<BoardQuery> {
  const read = readBoard(new URLSearchParams({ [name]: value }));
  switch (name) {
    case 'state':
      return { state: read.state };
    case 'reward':
      return { reward: read.reward };
    case 'speed':
      return { speed: read.speed };
    default:
      return { order: read.order };
  }
}
