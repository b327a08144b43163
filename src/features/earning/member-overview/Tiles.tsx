import { Link } from 'react-router-dom';
import { inNumbers } from '@/shared/format/numbers';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { Stat, Stats } from '@/shared/ui/Stat';
import type { MemberOverview } from './memberOverview';

/** What somebody has over all their servers; each figure leads to where it comes from. Zeros are left out. */
export function Tiles({ overview }: { overview: MemberOverview }) {
  const { points, lastWeek, claimable, completed, inReview, best } = overview;
  const [first, ...more] = claimable.toSorted((one, other) =>
    BigInt(other.amount) > BigInt(one.amount) ? 1 : -1,
  );
  const isZero = (count: number | null) => count === 0;
  const hasPoints = !isZero(points);
  const hasQuests = !isZero(completed) || (inReview ?? 0) > 0;
  if (!hasPoints && first === undefined && !hasQuests && best === null) return null;
  return (
    <Stats>
      {hasPoints ? (
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
      ) : null}
      {first === undefined ? null : (
        <Stat
          label="Claimable now"
          value={
            <>
              <Link to="/dashboard/portfolio" translate="no">
                <ShortAmount
                  units={BigInt(first.amount)}
                  decimals={first.token.decimals}
                  symbol={first.token.symbol}
                  isInline
                />
              </Link>
              {more.map(({ token, amount }) => (
                <small key={token.mint} className="stat__more">
                  and{' '}
                  <ShortAmount
                    units={BigInt(amount)}
                    decimals={token.decimals}
                    symbol={token.symbol}
                  />
                </small>
              ))}
            </>
          }
        />
      )}
      {hasQuests ? (
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
      ) : null}
      {best === null ? null : (
        <Stat
          label="Best rank"
          value={
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
          }
        />
      )}
    </Stats>
  );
}

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));
