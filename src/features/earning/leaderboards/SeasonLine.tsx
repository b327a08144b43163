import { Countdown } from '@/features/earning/quests/claim/Countdown';
import { dayText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { useIsAhead } from '@/shared/time/useServerNow';
import { inNumbers } from '@/shared/format/numbers';
import './leaderboard.scss';
import type { Season } from './leaderboard';

interface SeasonLineProps {
  season: Season;
}

/** A season in a few lines: what it is called, how long it goes, and what there is to win. */
export function SeasonLine({ season }: SeasonLineProps) {
  const { name, prize, winners } = season;
  return (
    <section className="season-line" aria-label="Season">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <SeasonTime season={season} />
      </p>
      {prize === '' && winners === null ? null : (
        <p className="season-line__prize">
          {winners === null ? '' : `Winners: top ${inNumbers(winners)}. `}
          {prize === '' ? null : (
            <>
              Prize: <bdi>{prize}</bdi>. The server’s team delivers it.
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** When a season begins or ends, or has ended. */
function SeasonTime({ season }: { season: Season }) {
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
