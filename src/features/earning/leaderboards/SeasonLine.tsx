import { Link } from 'react-router-dom';
import { Countdown } from '@/features/earning/quests/claim/Countdown';
import { dayText } from '@/shared/format/times';
import { inNumbers } from '@/shared/format/numbers';
import { ordinal } from '@/shared/text/language';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { Gifts } from './Gifts';
import './season.scss';
import type { Leaderboard, Season } from './leaderboard';
import { giftStateText, nextPrizeText, PRIZE_TIES, rangesOf, rangeText } from './prizeWords';
import type { Won } from './prizes';

interface SeasonLineProps {
  season: Season;
  /** The member's rank and prizes; left out on pages of the team. */
  own?: Pick<Leaderboard, 'mine' | 'won' | 'nextPrize'>;
}

/** A season: name, remaining time, prizes, and the member's distance to the next prize. */
export function SeasonLine({ season, own }: SeasonLineProps) {
  const { name, prize, winners, prizes } = season;
  const hasPrizes = prizes.length > 0;
  return (
    <section className="season-line" aria-label="Season">
      <p className="season-line__head">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className="season-line__time">
          <SeasonTime season={season} />
        </span>
      </p>
      {hasPrizes ? (
        <dl className="season-prizes">
          {rangesOf(prizes).map((range) => (
            <div key={range.from} className="season-prizes__one">
              <dt>{rangeText(range)}</dt>
              <dd>
                <Gifts gifts={range.gifts} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <LeftOutNote leftOut={season.leftOut} />
      {hasPrizes || winners === null ? null : (
        <p className="season-line__prize">
          {winners === 1 ? 'Winner: rank 1' : `Winners: top ${inNumbers(winners)}`}
        </p>
      )}
      {prize === '' ? null : (
        <p className="season-line__prize">
          {hasPrizes ? <bdi>{prize}</bdi> : <TeamPrize prize={prize} />}
        </p>
      )}
      {own ? <Own own={own} /> : null}
      {hasPrizes ? <p className="season-line__ties">{PRIZE_TIES}</p> : null}
    </section>
  );
}

const TeamPrize = ({ prize }: { prize: string }) => (
  <>
    Prize: <bdi>{prize}</bdi>
    {/[.!?]$/.test(prize) ? '' : '.'} The server’s team delivers it.
  </>
);

function Own({ own: { mine, won, nextPrize } }: { own: NonNullable<SeasonLineProps['own']> }) {
  if (won !== null) return <OwnPrize won={won} />;
  if (nextPrize === null) return null;
  return (
    <p className="season-line__own">
      {mine === null ? null : (
        <>
          You’re at rank <strong>{inNumbers(mine.rank)}</strong> in this season.{' '}
          {mine.prizes.length === 0 ? null : (
            <>
              Current prize: <Gifts gifts={mine.prizes} />.{' '}
            </>
          )}
        </>
      )}
      <strong>{nextPrizeText(nextPrize)}</strong>
      {mine !== null && mine.prizes.length > 0 ? ' and a better prize.' : ' and a prize.'}
    </p>
  );
}

/** The member's prizes, with their delivery. */
function OwnPrize({ won: { rank, gifts, leftOut } }: { won: Won }) {
  return (
    <div className="season-line__own">
      <p>
        <strong>You finished {ordinal(rank)} and won:</strong>
      </p>
      <LeftOutNote leftOut={leftOut} />
      <ul className="season-won">
        {gifts.map(({ state, transactionId, ...gift }, index) => (
          <li key={`${gift.kind} ${String(index)}`}>
            <Gifts gifts={[gift]} />
            <span className={`season-won__state season-won__state--${lookOf(state)}`}>
              {giftStateText(state)}
            </span>
            {state === 'NO_WALLET' ? (
              <Link className="btn btn-sm btn-outline-secondary" to="/dashboard/profile/wallets">
                Link a wallet
              </Link>
            ) : null}
            {transactionId === null ? null : (
              <Link
                className="season-won__link"
                to={`/dashboard/all-transactions?transaction=${encodeURIComponent(transactionId)}`}
              >
                View transaction
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const lookOf = (state: string): string => {
  if (state === 'PAID' || state === 'GIVEN') return 'done';
  return state === 'FAILED' || state === 'REJECTED' || state === 'NOT_GIVEN' ? 'failed' : 'open';
};

/** When a season begins or ends, or has ended. */
export function SeasonTime({ season }: { season: Season }) {
  const startsAt = timeOf(season.startsAt);
  const endsAt = timeOf(season.endsAt);
  const isComing = useIsAhead(startsAt);
  const isOpen = useIsAhead(endsAt);
  if (endsAt === null) return null;
  if (isComing && startsAt !== null)
    return (
      <>
        starts <Countdown until={startsAt} />
      </>
    );
  if (isOpen)
    return (
      <>
        ends <Countdown until={endsAt} />
      </>
    );
  return (
    <>
      {season.isClosedEarly ? `closed early on ${dayText(endsAt)}` : `ended on ${dayText(endsAt)}`}
    </>
  );
}
