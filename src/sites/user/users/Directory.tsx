import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { directorySorts, type DirectoryPerson } from '@/features/identity/profiles/directory';
import { useDirectoryQuery } from '@/features/identity/profiles/profilesApi';
import { failureText } from '@/shared/api/queryError';
import { counted } from '@/shared/text/language';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { NothingFound } from '@/shared/ui/table/NothingFound';
import { Pager } from '@/shared/ui/table/Pager';
import { SearchField } from '@/shared/ui/table/SearchField';
import '@/shared/ui/table/table.scss';
import { useTableState } from '@/shared/ui/table/useTableState';
import { PersonCard } from './PersonCard';
import './users.scss';

const columns = [
  { id: 'name', header: 'Member', value: ({ name }: DirectoryPerson) => name, isRowHeader: true },
  { id: 'joinedAt', header: 'Member since', value: ({ joinedAt }: DirectoryPerson) => joinedAt },
  { id: 'points', header: 'Points', value: ({ points }: DirectoryPerson) => points },
] as const;

const orders = [
  ['name', 'Name'],
  ['-points', 'Most points'],
  ['joinedAt', 'Joined first'],
  ['-joinedAt', 'Joined last'],
] as const;

const NO_FILTERS = { search: '', filters: {} };

/** Cards of members on the caller's servers whose profiles are visible. */
export default function Directory() {
  const control = useTableState(columns, { sort: 'name', prefix: 'people-' });
  const { state, change, query } = control;
  const sort = directorySorts.find((each) => each === query.sort) ?? 'name';
  const { data, error, isFetching, refetch } = useDirectoryQuery(
    { ...query, sort },
    { refetchOnMountOrArgChange: true },
  );
  const found = data?.total ?? data?.items.length ?? 0;
  const pages = Math.max(1, Math.ceil(found / state.pageSize));
  const isPastEnd = data !== undefined && !isFetching && state.page > pages;
  useEffect(() => {
    if (isPastEnd) change({ page: pages });
  }, [isPastEnd, pages, change]);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the members.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading members" count={6} />
    );
  if (found === 0 && state.search === '' && !data.leftOut) return <Nobody />;
  return (
    <section aria-label="Members" aria-busy={isFetching}>
      <div className="table-toolbar" role="search" aria-label="Members">
        <SearchField
          label="Search members"
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <select
          className="form-select directory__sort"
          aria-label="Sort by"
          value={sort}
          onChange={({ target: { value } }) =>
            change({ sort: { id: value.replace(/^-/, ''), isDescending: value.startsWith('-') } })
          }
        >
          {orders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="visually-hidden">
        {counted(found, 'member')}
      </p>
      <LeftOutNote leftOut={data.leftOut} />
      {found === 0 ? (
        <NothingFound onClear={() => change(NO_FILTERS)} />
      ) : (
        <ul className="people" aria-label="Members">
          {data.items.map((person) => (
            <PersonCard key={person.username} person={person} />
          ))}
        </ul>
      )}
      <Pager label="Members" found={found} pages={pages} control={control} />
      <p className="fine-print">
        Hidden members aren’t listed.{' '}
        <Link to="/dashboard/settings/profile">Change your profile visibility</Link>
      </p>
    </section>
  );
}

const Nobody = () => (
  <EmptyState
    scene="lantern"
    title="No members to show"
    action={
      <Link className="btn btn-outline-secondary" to="/dashboard/servers">
        Your servers
      </Link>
    }
  >
    Members of your servers appear here if their profile is visible.
  </EmptyState>
);
