import { Countdown } from '@/features/earning/quests/claim/Countdown';
import { dayText } from '@/shared/format/times';
import { timeOf } from '@/features/earning/quests/timeWords';
import { useIsAhead } from '@/shared/time/useServerNow';
import { counted } from '@/shared/text/language';
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
          {winners === null
            ? ''
            : `${winners === 1 ? 'The first place wins' : `The first ${counted(winners, 'place')} win`}. `}
          {prize === '' ? null : (
            <>
              To win: <bdi>{prize}</bdi>. The server’s team hands it over.
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
        begins <Countdown until={startsAt} />
      </>
    );
  if (isOpen)
    return (
      <>
        ends <Countdown until={endsAt} />
      </>
    );
  return (
    <>{season.isClosedEarly ? `was closed on ${dayText(endsAt)}` : `ended on ${dayText(endsAt)}`}</>
  );
}
