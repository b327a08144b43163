import { Link } from 'react-router-dom';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { MemberOverview } from './memberOverview';

/** The member's totals over all their servers; each figure links to its source. Zeros are left out. */
export function Tiles({ overview }: { overview: MemberOverview }) {
  const { points, lastWeek, completed, inReview, best } = overview;
  const isZero = (count: number | null) => count === 0;
  const hasPoints = !isZero(points);
  const hasQuests = !isZero(completed) || (inReview ?? 0) > 0;
  if (!hasPoints && !hasQuests && best === null) return null;
  return (
    <Stats>
      {hasPoints ? (
        <Stat
          label="All-time points"
          value={
            <>
              <Link to="/dashboard/portfolio">{figure(points)}</Link>
              {lastWeek === null || lastWeek === 0 ? null : (
                <small className="stat__more">{inNumbers(lastWeek)} in the last 7 days</small>
              )}
            </>
          }
        />
      ) : null}
      {hasQuests ? (
        <Stat
          {...(completed === 0
            ? { label: 'Quests in review', value: figure(inReview) }
            : { label: 'Quests completed', value: <Completed {...{ completed, inReview }} /> })}
        />
      ) : null}
      {best === null ? null : (
        <Stat
          label="Best all-time rank"
          value={
            <>
              <Link
                to={`/dashboard/users?server=${encodeURIComponent(best.server.slug)}&window=all`}
              >
                {inNumbers(best.rank)}
              </Link>
              <small className="stat__more">
                of {counted(best.members, 'member')} with points on{' '}
                <bdi translate="no">{best.server.name}</bdi>
              </small>
            </>
          }
        />
      )}
    </Stats>
  );
}

const Completed = ({ completed, inReview }: Pick<MemberOverview, 'completed' | 'inReview'>) => (
  <>
    {figure(completed)}
    {inReview === null || inReview === 0 ? null : (
      <small className="stat__more">{inNumbers(inReview)} in review</small>
    )}
  </>
);

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));
