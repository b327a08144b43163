import { labelIn } from '@/shared/text/labelIn';
import { useCallback, useId, useState } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import type { QuestCard } from '../quest';
import { rewardNames } from '../questWords';
import { readBoard, type BoardQuery } from './boardQuery';
import { FilterSelect } from './FilterSelect';

interface BoardFiltersProps {
  /** All of the board: what they bring can be chosen by. */
  quests: readonly QuestCard[];
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

/** Search, filters and order of a board; on a phone a line with the search, and the rest behind a button. */
export function BoardFilters({ quests, query, onChange }: BoardFiltersProps) {
  const kinds = [...new Set(quests.flatMap(({ rewards }) => rewards.map(({ kind }) => kind)))];
  const rewards: [string, string][] = kinds.map((kind) => [kind, labelIn(rewardNames, kind)]);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  // What is not as it is at first; the address leaves the rest out by the same rule.
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

/** One choice as the address would have it, so that it is read by the same rules. */
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
