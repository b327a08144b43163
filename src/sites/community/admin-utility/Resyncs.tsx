import { useEffect, useRef, type ReactNode } from 'react';
import type { Resync } from '@/features/staff/resync';
import { listResyncs } from '@/features/staff/resyncEndpoints';
import { useResyncsQuery } from '@/features/staff/resyncsApi';
import { failureText } from '@/shared/api/queryError';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { announce } from '@/shared/ui/announce';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { Pager } from '@/shared/ui/table/Pager';
import type { DataColumn } from '@/shared/ui/table/column';
import { useTableState } from '@/shared/ui/table/useTableState';
import { ResyncCard, resyncStateText } from './ResyncCard';

const NO_COLUMNS: readonly DataColumn<never>[] = [];
const NONE: readonly Resync[] = [];

interface ResyncsProps {
  /** Called when a running re-sync has ended. */
  onEnd: () => void;
  /** Shown between running and past re-syncs. */
  children: ReactNode;
}

/** Running re-syncs, polled every second, and below the children the past ones. */
export function Resyncs({ onEnd, children }: ResyncsProps) {
  const control = useTableState(NO_COLUMNS, { prefix: 'resyncs-' });
  const { page, pageSize } = control.state;
  const { data, error, isFetching, refetch } = useResyncsQuery(
    { page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const items = data?.items ?? NONE;
  const running = data?.running ?? NONE;
  usePolling(refetch, listResyncs.polledEvery * SECOND, running.length > 0);
  useEnds(running, items, onEnd);
  const total = data?.total ?? items.length;
  return (
    <>
      {running.length > 0 ? <Cards label="Running re-syncs" resyncs={running} /> : null}
      {children}
      <section className="admin-utility" aria-labelledby="servers-resyncs">
        <h2 id="servers-resyncs">Past re-syncs</h2>
        {data ? (
          <>
            <LeftOutNote leftOut={data.leftOut} />
            <Past resyncs={items} />
            {total > pageSize ? (
              <Pager
                control={control}
                found={total}
                pages={Math.ceil(total / pageSize)}
                label="re-syncs"
              />
            ) : null}
          </>
        ) : error && !isFetching ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load the re-syncs.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton label="Loading the re-syncs" count={2} />
        )}
      </section>
    </>
  );
}

function Past({ resyncs }: { resyncs: readonly Resync[] }) {
  if (resyncs.length > 0) return <Cards label="Past re-syncs" resyncs={resyncs} />;
  return (
    <EmptyState title="No re-syncs yet">
      If a server’s data is out of date, re-sync it above.
    </EmptyState>
  );
}

function Cards({ label, resyncs }: { label: string; resyncs: readonly Resync[] }) {
  return (
    <ul className="admin-utility__list" aria-label={label}>
      {resyncs.map((resync) => (
        <ResyncCard key={resync.id} resync={resync} />
      ))}
    </ul>
  );
}

/** Announces running re-syncs that have ended. Their result is known only for those on the page that is shown. */
function useEnds(running: readonly Resync[], past: readonly Resync[], onEnd: () => void): void {
  const ran = useRef(new Map<string, string>());
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const now = new Map(running.map(({ id, server }) => [id, server]));
    const ended = [...ran.current].filter(([id]) => !now.has(id));
    for (const [id, server] of ended) {
      const state = past.find((each) => each.id === id)?.state;
      announce(`Re-sync of ${server}: ${state === undefined ? 'ended' : resyncStateText(state)}.`);
    }
    ran.current = now;
    if (ended.length > 0) latest.current();
  }, [running, past]);
}
