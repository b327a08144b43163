import { Link } from 'react-router-dom';
import { tokenText } from '@/features/earning/claims/claimWords';
import { inNumbers } from '@/shared/format/numbers';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { MemberOverview } from './memberOverview';

/** What somebody has over all their servers; each figure leads to where it comes from. */
export function Tiles({ overview }: { overview: MemberOverview }) {
  const { points, lastWeek, claimable, completed, inReview, best } = overview;
  const [first, ...more] = claimable.toSorted((one, other) =>
    BigInt(other.amount) > BigInt(one.amount) ? 1 : -1,
  );
  return (
    <Stats>
      <Stat
        label="Points"
        value={
          <>
            <Link to="/dashboard/portfolio">{figure(points)}</Link>
            {lastWeek === null || lastWeek === 0 ? null : (
              <small className="stat__more">{inNumbers(lastWeek)} in the last 7 days</small>
            )}
          </>
        }
      />
      <Stat
        label="Claimable now"
        value={
          first === undefined ? (
            'Nothing yet'
          ) : (
            <>
              <Link to="/dashboard/portfolio" translate="no">
                {tokenText(BigInt(first.amount), first.token)}
              </Link>
              {more.map(({ token, amount }) => (
                <small key={token.mint} className="stat__more">
                  and {tokenText(BigInt(amount), token)}
                </small>
              ))}
            </>
          )
        }
      />
      <Stat
        label="Quests completed"
        value={
          <>
            {figure(completed)}
            {inReview === null || inReview === 0 ? null : (
              <small className="stat__more">{inNumbers(inReview)} in review</small>
            )}
          </>
        }
      />
      <Stat
        label="Best rank"
        value={
          best === null ? (
            'Unranked'
          ) : (
            <>
              <Link
                to={`/dashboard/users?server=${encodeURIComponent(best.server.slug)}&window=all`}
              >
                {inNumbers(best.rank)}
              </Link>
              <small className="stat__more">
                of {inNumbers(best.members)} on <bdi translate="no">{best.server.name}</bdi>
              </small>
            </>
          )
        }
      />
    </Stats>
  );
}

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));
