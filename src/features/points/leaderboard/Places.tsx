import { failureText } from '@/shared/api/failureText';
import { counted } from '@/shared/text/counted';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TableSkeleton } from '@/shared/ui/skeletons';
import type { LeaderboardEntry } from '../points';
import { useLeaderboardQuery } from '../pointsApi';
import type { Window } from './LeaderboardDrawer';

const TOP = 10;

/** The first ten, and one's own place where one is not among them. */
export function Places({ slug, window }: { slug: string; window: Window }) {
  const query = { slug, window, page: 1, pageSize: TOP };
  const { currentData, error, isFetching, refetch } = useLeaderboardQuery(query);
  if (!currentData) {
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'The leaderboard could not be loaded.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the leaderboard" count={TOP} />
    );
  }
  const { items, mine, leftOut } = currentData;
  if (items.length === 0 && !leftOut) {
    return (
      <EmptyState title="Nobody yet">No points were earned in this time. Be the first.</EmptyState>
    );
  }
  const top = items.slice(0, TOP);
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      <ul className="leaderboard__places" aria-label="The first ten">
        {top.map((entry, index) => (
          // Nothing tells those of the same name and rank apart but their order.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Place key={`${index} ${entry.name}`} entry={entry} />
        ))}
      </ul>
      <MyPlace mine={mine} isAbove={top.some(({ isMe }) => isMe)} />
      <p className="fine-print">Who has as many points shares a place.</p>
    </>
  );
}

const Place = ({ entry: { rank, name, username, picture, points, isMe } }: PlaceProps) => (
  <li className={isMe ? 'leaderboard__place leaderboard__place--mine' : 'leaderboard__place'}>
    <span className="leaderboard__rank">
      <span className="visually-hidden">Place </span>
      {rank}
    </span>
    <MemberName name={name} username={username} picture={picture} />
    {isMe ? <span className="badge text-bg-secondary">You</span> : null}
    <span className="amount leaderboard__points">{counted(points, 'point')}</span>
  </li>
);

interface PlaceProps {
  entry: LeaderboardEntry;
}

function MyPlace({ mine, isAbove }: { mine: LeaderboardEntry | null; isAbove: boolean }) {
  if (isAbove) return null;
  if (mine === null) {
    return <p className="leaderboard__none">You have no points in this time.</p>;
  }
  return (
    <ul className="leaderboard__places leaderboard__places--mine" aria-label="Your place">
      <Place entry={mine} />
    </ul>
  );
}
