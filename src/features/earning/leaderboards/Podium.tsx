import { Link } from 'react-router-dom';
import { PersonPicture } from '@/shared/art/pictures';
import { inNumbers } from '@/shared/format/numbers';
import { pointsText } from '@/features/earning/points/pointsText';
import { Gifts } from './Gifts';
import type { BoardWindow } from './leaderboard';
import { RankChange } from './RankChange';
import { isAnyCompared, memberPage, type ShownRank } from './rankRows';
import './season.scss';

/** Members on the podium. */
export const ON_PODIUM = 3;

interface PodiumProps {
  places: readonly ShownRank[];
  window: BoardWindow;
}

/** The top members of a leaderboard on three steps, read from first to third. Equal ranks have equal height. */
export function Podium({ places, window }: PodiumProps) {
  const isCompared = isAnyCompared(places);
  return (
    <ol className="podium" aria-label="Podium">
      {places.map((place) => (
        <Step key={place.position} place={place} window={isCompared ? window : null} />
      ))}
    </ol>
  );
}

interface StepProps {
  place: ShownRank;
  /** Null where no ranks are compared. */
  window: BoardWindow | null;
}

function Step({ place, window }: StepProps) {
  const { rank, before, name, username, picture, points, isMe, isHidden, position } = place;
  const page = memberPage(username);
  const gifts = 'prizes' in place ? place.prizes : [];
  const look = `podium__one podium__one--at-${String(position)} podium__one--${String(Math.min(rank, ON_PODIUM))}`;
  return (
    <li className={isMe ? `${look} podium__one--mine` : look}>
      <PersonPicture src={picture} name={name} size={rank === 1 ? 72 : 48} />
      <span className="podium__who">
        {page === undefined ? (
          <bdi translate="no">{name}</bdi>
        ) : (
          <Link to={page}>
            <bdi translate="no">{name}</bdi>
          </Link>
        )}
      </span>
      {isMe ? <span className="badge tag">You</span> : null}
      {isMe && isHidden ? (
        <span className="place__note">Your name is hidden from others.</span>
      ) : null}
      {points === null ? null : (
        <span className="amount podium__points">
          {pointsText(points)}
          <small> points</small>{' '}
          {window === null ? null : <RankChange rank={rank} before={before} window={window} />}
        </span>
      )}
      {gifts.length === 0 ? null : <Gifts gifts={gifts} />}
      <span className="podium__step">
        <span className="visually-hidden">Rank </span>
        {inNumbers(rank)}
      </span>
    </li>
  );
}
