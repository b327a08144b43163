import { useSearchParams } from 'react-router-dom';
import { useAuditLogQuery } from '@/features/server/settings/settingsApi';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { PageOf } from '@/shared/ui/table/PageOf';
import '@/shared/ui/table/table.scss';
import { SearchField } from '@/shared/ui/table/SearchField';
import { AuditEntry } from './AuditEntry';

const PAGE_SIZE = 25;

/** What was changed, by whom, from what to what. */
export default function AuditTab({ serverId }: { serverId: string }) {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const search = params.get('q') ?? '';
  const actor = params.get('who') ?? '';
  const { data, error, isFetching, refetch } = useAuditLogQuery({
    serverId,
    page,
    pageSize: PAGE_SIZE,
    ...(search === '' ? {} : { search }),
    ...(actor === '' ? {} : { actor }),
  });
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (name !== 'page') after.delete('page');
        if (value === '' || (name === 'page' && value === '1')) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name !== 'page', preventScrollReset: true },
    );
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const isNarrowed = search !== '' || actor !== '';
  return (
    <section className="audit-log" aria-label="Changes" aria-busy={isFetching}>
      <div className="audit__filters">
        <SearchField
          label="Search the audit log"
          value={search}
          onSearch={(text) => set('q', text)}
        />
        <label className="audit__who">
          By
          <select
            className="form-select"
            value={actor}
            onChange={({ target }) => set('who', target.value)}
          >
            <option value="">Everyone</option>
            {(data?.actors ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          {data.items.length === 0 ? (
            <EmptyState title={isNarrowed ? 'No results' : 'No changes yet'}>
              {isNarrowed
                ? 'No changes match your search.'
                : 'Changes your team makes appear here.'}
            </EmptyState>
          ) : (
            <ol className="audit" aria-label="What was changed">
              {data.items.map((line) => (
                <AuditEntry key={line.id} serverId={serverId} line={line} />
              ))}
            </ol>
          )}
          {pages > 1 ? (
            <nav className="server-settings__buttons" aria-label="Audit log pages">
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={page <= 1}
                onClick={() => set('page', String(page - 1))}
              >
                Newer
              </button>
              <PageOf page={page} pages={pages} onChange={(next) => set('page', String(next))} />
              <button
                type="button"
                className="btn btn-outline-secondary"
                disabled={page >= pages}
                onClick={() => set('page', String(page + 1))}
              >
                Older
              </button>
            </nav>
          ) : null}
        </>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the audit log.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <TableSkeleton label="Loading the audit log" />
      )}
    </section>
  );
}
