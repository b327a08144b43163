import { useCallback, useId, useState } from 'react';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import { FilterSelect } from '../board/FilterSelect';
import { filterCount, readFeed, cleared, type FeedQuery } from './feedQuery';
import type { QuestFeed } from './questFeed';
import './feed.scss';

interface FeedFiltersProps {
  servers: QuestFeed['servers'];
  query: FeedQuery;
  onChange: (part: Partial<FeedQuery>) => void;
}

const rewards: readonly [FeedQuery['reward'], string][] = [
  ['', 'Any reward'],
  ['POINTS', 'Points'],
  ['TOKEN', 'SOL and tokens'],
  ['NFT', 'NFTs'],
  ['ROLE', 'Roles'],
];
const efforts: readonly [FeedQuery['effort'], string][] = [
  ['', 'Any effort'],
  ['ONE', '1 task'],
  ['FEW', '2–3 tasks'],
  ['MANY', '4+ tasks'],
  ['INSTANT', 'No review'],
];
const times: readonly [FeedQuery['time'], string][] = [
  ['', 'Any time'],
  ['DAILY', 'Daily'],
  ['WEEKLY', 'Weekly'],
  ['ENDING', 'Ends within 3 days'],
];
const sorts: readonly [FeedQuery['sort'], string][] = [
  ['', 'Recommended'],
  ['NEWEST', 'Newest'],
  ['ENDING', 'Ending soon'],
  ['REWARD', 'Most points'],
];

/** Search, filters and order of the feed: in a row, and on a phone behind one button. */
export function FeedFilters({ servers, query, onChange }: FeedFiltersProps) {
  const isPhone = useMedia(PHONE);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = filterCount(query);
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  // The search is always in sight.
  const hidden = count - (query.search === '' ? 0 : 1) + (query.sort === '' ? 0 : 1);
  // Read by the rules of the address, which knows all choices.
  const set = (name: keyof FeedQuery) => (value: string) =>
    onChange({ [name]: readFeed(new URLSearchParams({ [name]: value }))[name] });
  const isKnown = query.server === '' || servers.some(({ slug }) => slug === query.server);
  return (
    <div className="feed-filters" role="group" aria-label="Filters">
      <SearchField label="Search quests and servers" value={query.search} onSearch={search} />
      {isPhone ? (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filter{hidden === 0 ? '' : ` (${String(hidden)})`}
        </button>
      ) : null}
      <div id={id} className="feed-filters__choices" hidden={isPhone && !isOpen}>
        <FilterSelect label="Sort by" value={query.sort} choices={sorts} onChoose={set('sort')} />
        <FilterSelect
          label="Reward"
          value={query.reward}
          choices={rewards}
          onChoose={set('reward')}
        />
        <FilterSelect
          label="Effort"
          value={query.effort}
          choices={efforts}
          onChoose={set('effort')}
        />
        <FilterSelect label="Time" value={query.time} choices={times} onChoose={set('time')} />
        <FilterSelect
          label="Server"
          value={query.server}
          choices={[
            ['', 'All servers'],
            ...servers.map(({ slug, name }): [string, string] => [slug, name]),
            ...(isKnown ? [] : [[query.server, 'Unknown server'] as const]),
          ]}
          onChoose={set('server')}
        />
      </div>
      {count === 0 ? null : (
        <button type="button" className="btn btn-link" onClick={() => onChange(cleared)}>
          Clear
        </button>
      )}
    </div>
  );
}
