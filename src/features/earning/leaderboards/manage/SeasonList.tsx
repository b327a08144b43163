import { labelIn } from '@/shared/text/labelIn';
import { inNumbers } from '@/shared/format/numbers';
import { Link } from 'react-router-dom';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { utcText } from '@/shared/format/utcText';
import { failureText } from '@/shared/api/queryError';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { lookOf, type LooksOf } from '@/shared/ui/stateLook';
import { StateSign } from '@/shared/ui/StateSign';
import { Gifts } from '../Gifts';
import { SeasonTime } from '../SeasonLine';
import type { Season } from '../leaderboard';
import { canBeEdited } from '../prizes';
import { progressText, rangesOf, rangeText } from '../prizeWords';
import './manage.scss';
import { useSeasonsQuery } from './manageApi';
import { NEW_SEASON, SEASON_PARAM } from '../boardChoice';
import { useSeasonCommands, type SeasonCommands } from './useSeasonCommands';

interface SeasonListProps {
  serverId: string;
  canChange: boolean;
}

/** The seasons of a server, with what can be done with each. */
export default function SeasonList({ serverId, canChange }: SeasonListProps) {
  const { data, error, isFetching, refetch } = useSeasonsQuery(serverId);
  const commands = useSeasonCommands(serverId);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the seasons.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading seasons" count={3} />
    );
  const { seasons, leftOut } = data;
  const add = canChange ? (
    <Link className="btn btn-primary" to={`?${SEASON_PARAM}=${NEW_SEASON}`}>
      New season
    </Link>
  ) : null;
  return (
    <>
      <LeftOutNote leftOut={leftOut} />
      {seasons.length === 0 && !leftOut ? (
        <EmptyState scene="podium" title="No seasons yet" action={add}>
          A season is a separate leaderboard with a start, an end and a prize. Its final ranks are
          kept.
        </EmptyState>
      ) : (
        <>
          <div className="seasons__actions">{add}</div>
          <ul className="seasons">
            {seasons.map((season) => (
              <SeasonItem
                key={season.id}
                season={season}
                commands={canChange ? commands : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <Question commands={commands} />
    </>
  );
}

const looks: LooksOf = { SCHEDULED: 'scheduled', RUNNING: 'on', ENDED: 'ended' };

const states = { SCHEDULED: 'Scheduled', RUNNING: 'Running', ENDED: 'Ended' };

const stateInWords = ({ state, isClosedEarly }: Season): string => {
  if (isClosedEarly) return 'Closed early';
  return labelIn(states, state);
};

interface SeasonItemProps {
  season: Season;
  /** None for who may only look. */
  commands: SeasonCommands | undefined;
}

function SeasonItem({ season, commands }: SeasonItemProps) {
  const { id, name, state } = season;
  return (
    <li className="panel season" aria-label={name}>
      <div className="season__head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <StateSign look={lookOf(looks, state)} label={stateInWords(season)} />
      </div>
      <p>
        <Moment at={season.startsAt} /> – <Moment at={season.endsAt} />
        {state === 'RUNNING' ? (
          <>
            {' '}
            (<SeasonTime season={season} />)
          </>
        ) : null}
      </p>
      <LeftOutNote leftOut={season.leftOut} />
      <SeasonPrizes season={season} />
      <div className="row-actions">
        {state === 'SCHEDULED' ? null : (
          <Link
            className="btn btn-sm btn-outline-secondary"
            to={`?window=season&season=${encodeURIComponent(id)}`}
            aria-label={`View ranks of ${name}`}
          >
            View ranks
          </Link>
        )}
        {commands && state === 'SCHEDULED' ? (
          <>
            {canBeEdited(season) ? (
              <Link
                className="btn btn-sm btn-outline-secondary"
                to={`?${SEASON_PARAM}=${encodeURIComponent(id)}`}
                aria-label={`Edit ${name}`}
              >
                Edit
              </Link>
            ) : null}
            <button
              type="button"
              className="btn btn-sm btn-outline-danger"
              aria-label={`Delete ${name}`}
              onClick={() => commands.ask({ what: 'delete', season })}
            >
              Delete
            </button>
          </>
        ) : null}
        {commands && state === 'RUNNING' ? (
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            aria-label={`Close ${name} now`}
            onClick={() => commands.ask({ what: 'close', season })}
          >
            Close now
          </button>
        ) : null}
      </div>
    </li>
  );
}

/** Prizes of a season, with their delivery. */
function SeasonPrizes({ season: { prize, winners, prizes, progress } }: { season: Season }) {
  if (prizes.length === 0)
    return prize === '' ? null : (
      <p className="season__prize">
        {winners === null ? 'Prize' : `Prize for the top ${inNumbers(winners)}`}: <bdi>{prize}</bdi>
        . Your team delivers it.
      </p>
    );
  return (
    <>
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
      {prize === '' ? null : (
        <p className="season__prize">
          <bdi>{prize}</bdi>
        </p>
      )}
      {progress === null ? null : <p className="season__prize">{progressText(progress)}</p>}
    </>
  );
}

function Moment({ at }: { at: string | null }) {
  const time = timeOf(at);
  if (time === null || at === null) return <>Unknown</>;
  return (
    <time dateTime={at} title={utcText(time)}>
      {momentText(time)}
    </time>
  );
}

/** Asks before a season is closed or deleted. */
function Question({
  commands: { pending, ask, confirm, isRunning },
}: {
  commands: SeasonCommands;
}) {
  const isClosing = pending?.what === 'close';
  return (
    <ConfirmDialog
      isOpen={pending !== null}
      title={isClosing ? 'Close this season now?' : 'Delete this season?'}
      confirmLabel={isClosing ? 'Close now' : 'Delete'}
      cancelLabel="Cancel"
      isRunning={isRunning}
      onConfirm={() => void confirm()}
      onCancel={() => ask(null)}
    >
      {isClosing ? (
        <>
          <bdi>{pending.season.name}</bdi> ends now with its current ranks
          {pending.season.prizes.length > 0 ? ', and its prizes are awarded' : ''}. You can’t reopen
          it.
        </>
      ) : (
        <>
          <bdi>{pending?.season.name}</bdi> hasn’t started. No one has points in it yet.
        </>
      )}
    </ConfirmDialog>
  );
}
