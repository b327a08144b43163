import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sectionNames } from '@/features/earning/points/pointsWords';
import { SearchField } from '@/shared/ui/table/SearchField';
import type { ServerOrder } from './membership';
import { ordersOf, readFilter, scopeAt, writeFilter } from './serverQuery';

/** How servers are searched, narrowed and sorted; it is in the address. */
export function ServerFilters() {
  const [params, setParams] = useSearchParams();
  const scope = scopeAt(params);
  const { section, has, order } = readFilter(params);
  const change = useCallback(
    (part: Parameters<typeof writeFilter>[1]) =>
      setParams((before) => writeFilter(before, part), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const onSearch = useCallback((search: string) => change({ search }), [change]);
  return (
    <div className="server-filters">
      <SearchField label="Search servers" value={params.get('q') ?? ''} onSearch={onSearch} />
      <select
        className="form-select"
        aria-label="Way to earn"
        value={section}
        onChange={({ target }) =>
          change({ section: readFilter(of('section', target.value)).section })
        }
      >
        <option value="">All ways to earn</option>
        {Object.entries(sectionNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="To do"
        value={has.toLowerCase()}
        onChange={({ target }) => change({ has: readFilter(of('has', target.value)).has })}
      >
        <option value="">All servers</option>
        <option value="quests">With open quests</option>
        {scope === 'MINE' ? <option value="claimable">With rewards to claim</option> : null}
      </select>
      <select
        className="form-select"
        aria-label="Sort by"
        value={order}
        onChange={({ target }) =>
          change({ order: readFilter(of('order', target.value), scope).order })
        }
      >
        {ordersOf(scope).map((each) => (
          <option key={each} value={each}>
            {orderNames[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

const of = (name: string, value: string) => new URLSearchParams({ [name]: value });

const orderNames: Readonly<Record<ServerOrder, string>> = {
  recent: 'Last earned on',
  points: 'Most points',
  quests: 'Most open quests',
  members: 'Most members',
  name: 'Name',
};
