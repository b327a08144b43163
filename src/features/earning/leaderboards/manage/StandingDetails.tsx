import { inNumbers } from '@/shared/format/numbers';
import { Suspense } from 'react';
import { changeText, pointsText } from '@/features/earning/points/pointsText';
import { typeInWords } from '@/features/earning/points/pointsWords';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { MemberName } from '@/shared/ui/names/MemberName';
import { FormSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { sourceName, windowNames } from '../boardWords';
import { RankChange } from '../RankChange';
import type { StandingDetail } from '../standing';
import './manage.scss';
import { useStandingQuery } from './manageApi';
import type { StandingContext } from './StandingDrawer';

/** Brings all that forms are made of. */
const AdjustForm = lazyOnDemand(() => import('./AdjustForm'));

interface StandingDetailsProps {
  context: StandingContext;
  memberId: string;
  canChange: boolean;
}

/** A member's points by the ways they were earned, the newest lines, and changing them by hand. */
export function StandingDetails({ context, memberId, canChange }: StandingDetailsProps) {
  const { currentData, error, isFetching, refetch } = useStandingQuery(
    { ...context, memberId },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData) {
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the points.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the points" count={4} />
    );
  }
  const { name, username, picture, rank, before, points, isHidden, leftOut } = currentData;
  return (
    <div className="standing-details">
      <p className="standing-details__who">
        <MemberName name={name} username={username} picture={picture} />
      </p>
      {isHidden ? <p className="standing-details__note">Hidden from other members.</p> : null}
      <p>
        {rank === null ? (
          <>
            {windowNames[context.window]}: <strong>{pointsText(points)}</strong> points, not ranked.
          </>
        ) : (
          <>
            {windowNames[context.window]}: <strong>{pointsText(points)}</strong> points, rank{' '}
            <strong>{inNumbers(rank)}</strong>{' '}
            <RankChange rank={rank} before={before} window={context.window} />
          </>
        )}
      </p>
      <LeftOutNote leftOut={leftOut} />
      <Sources detail={currentData} />
      <Lines detail={currentData} />
      {canChange ? (
        <Suspense fallback={<FormSkeleton label="Loading the form" count={3} />}>
          <AdjustForm serverId={context.serverId} memberId={memberId} detail={currentData} />
        </Suspense>
      ) : (
        <p className="fine-print">Ask an editor of this server to adjust points.</p>
      )}
    </div>
  );
}

const Sources = ({ detail: { sources } }: { detail: StandingDetail }) => (
  <div className="table-frame">
    <table className="table">
      <caption className="visually-hidden">Points by way to earn</caption>
      <thead>
        <tr>
          <th scope="col">Way to earn</th>
          <th scope="col">Points</th>
          <th scope="col">Available now</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ module, section, points, available }) => (
          <tr key={module}>
            <th scope="row">{sourceName(section, module)}</th>
            <td className="amount">{pointsText(points)}</td>
            <td className="amount">{pointsText(available)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Lines({ detail: { lines } }: { detail: StandingDetail }) {
  if (lines.length === 0) return <p>No points earned in this period.</p>;
  return (
    <>
      <h3>Recent activity</h3>
      <ul className="standing-lines">
        {lines.map(({ id, at, type, points, label, by }) => (
          <li key={id}>
            <span className="standing-lines__what">
              <bdi>{label === '' ? typeInWords(type) : label}</bdi>
              <small>
                {type === 'ADJUST' ? `${typeInWords(type)} · ` : ''}
                {by === null ? null : (
                  <>
                    By <bdi translate="no">{by}</bdi> ·{' '}
                  </>
                )}
                {at === null ? 'Unknown time' : <TimeAgo at={at} />}
              </small>
            </span>
            <span className="amount">{changeText(points)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
