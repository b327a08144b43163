import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { streakFacts } from '@/features/earning/how-it-works/facts';
import { HowItWorks } from '@/features/earning/how-it-works/HowItWorks';
import { preferences } from '@/shared/format/displayPreferences';
import { inNumbers } from '@/shared/format/numbers';
import { dayText } from '@/shared/format/times';
import { failureText } from '@/shared/api/queryError';
import { timeOf } from '@/shared/time/timeOf';
import { useServerNow } from '@/shared/time/useServerNow';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Flame } from './Flame';
import type { Streak } from './streak';
import { streakNote } from './streakWords';
import { shownZone, useMyStreakQuery, useSaveTimeZoneMutation } from './streaksApi';
import './streaks.scss';

/** The member's streak across all servers, and their last 7 days. */
export default function StreakTile() {
  const { data, error, isFetching, refetch } = useMyStreakQuery(undefined);
  useOwnTimeZone(data);
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your streak.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="panel streak skeleton" role="status" aria-label="Loading your streak">
        <span className="skeleton__text" />
      </div>
    );
  return <StreakPanel streak={data} />;
}

function StreakPanel({ streak }: { streak: Streak }) {
  const now = useServerNow(null);
  const isLit = (streak.current ?? 0) > 0;
  return (
    <section className="panel streak" aria-label="Streak">
      <Flame isLit={isLit} isWaiting={isLit && !streak.isTodayDone} />
      <div className="streak__text">
        <strong className="streak__count">
          {streak.current === null
            ? 'Streak unknown'
            : isLit
              ? `${inNumbers(streak.current)}-day streak`
              : 'No streak yet'}
        </strong>
        <small>{streakNote(streak, now)}</small>
      </div>
      <Days days={streak.days} />
      <HowItWorks
        summary="How streaks work"
        facts={[
          ...streakFacts(streak.timeZone),
          <Link key="zone" to="/dashboard/settings">
            Change your time zone
          </Link>,
        ]}
      />
    </section>
  );
}

const letters = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function Days({ days }: Pick<Streak, 'days'>) {
  const last = days.length - 1;
  return (
    <ol className="streak__days" aria-label="Last 7 days">
      {days.map(({ day, isDone }, index) => (
        <li key={day} className={isDone ? 'streak__day streak__day--done' : 'streak__day'}>
          <span aria-hidden="true">{letters[weekdayOf(day)] ?? ''}</span>
          <span className="visually-hidden">
            {index === last ? 'Today' : dayName(day)}:{' '}
            {isDone ? 'counts' : index === last ? 'doesn’t count yet' : 'didn’t count'}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The date in words; a text that is no date stays as it is. */
const dayName = (day: string): string => {
  const midnight = timeOf(`${day}T00:00:00Z`);
  return midnight === null ? day : dayText(midnight, 'UTC');
};

/**
 * Saves the time zone for counting days: the device's if none is saved, and the one chosen in the settings if it
 * differs.
 */
function useOwnTimeZone(streak: Streak | undefined): void {
  const [save] = useSaveTimeZoneMutation();
  const { timeZone: chosen } = preferences();
  const isSaved = streak?.isTimeZoneSaved;
  const saved = streak?.timeZone;
  useEffect(() => {
    if (isSaved === undefined) return;
    if (!isSaved) void save(shownZone());
    else if (chosen !== '' && chosen !== saved) void save(chosen);
  }, [isSaved, saved, chosen, save]);
}
