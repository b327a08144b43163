import { useState } from 'react';
import { Link } from 'react-router-dom';
import { changeText } from '@/features/earning/points/pointsText';
import { failureText } from '@/shared/api/queryError';
import { safeReturnPath } from '@/shared/navigation/safeReturnPath';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { useMask } from '@/shared/ui/Private';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { ACTIVITY_STEP, firstActivity, useMyActivityQuery } from './memberOverviewApi';
import type { MemberEvent } from './memberOverview';
import './memberOverview.scss';

const MOST = 100;
/** Events whose titles may contain an amount of the member's. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(['CLAIMED']);

/** The member's activity, newest first. */
export function ActivityFeed() {
  const [size, setSize] = useState(ACTIVITY_STEP);
  const { data, error, isFetching, refetch } = useMyActivityQuery({
    ...firstActivity,
    pageSize: size,
  });
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your activity.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading your activity" count={5} />
    );
  const { items, total, leftOut } = data;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <ol className="activity" aria-busy={isFetching}>
        {items.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {(total ?? 0) > items.length && size < MOST ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => setSize((before) => Math.min(before + ACTIVITY_STEP, MOST))}
        >
          {isFetching ? 'Loading…' : 'Show more'}
        </button>
      ) : null}
    </>
  );
}

function Event({ event }: { event: MemberEvent }) {
  const { at, kind, points, server, path, amount } = event;
  const mask = useMask();
  const title = OF_AMOUNTS.has(kind) ? mask({ text: event.title, amount }) : event.title;
  return (
    <>
      <p className="activity__title">
        {path === null ? (
          <bdi>{title}</bdi>
        ) : (
          <Link to={safeReturnPath(path, window.location.origin)}>
            <bdi>{title}</bdi>
          </Link>
        )}
        <span className="activity__where">
          {server === null ? null : (
            <>
              <bdi translate="no">{server.name}</bdi>
              {' · '}
            </>
          )}
          {at === null ? 'unknown time' : <TimeAgo at={at} />}
        </span>
      </p>
      {points === null ? null : (
        <strong className="amount">
          {changeText(points)} <span className="visually-hidden">points</span>
        </strong>
      )}
    </>
  );
}
