import { LANGUAGE } from '@/shared/text/locales';
import { useWatch } from 'react-hook-form';
import { momentText, written } from '@/shared/format/times';
import { useNow } from '@/shared/time/useNow';
import { valueAt } from '../../engine/paths';
import { nextRuns } from '../../common-fields/nextRuns';
import { isPattern } from '../cron/pattern';
import { readSchedule } from '../../common-fields/schedule';
import { scheduleInWords } from '../../common-fields/scheduleInWords';

const SHOWN = 5;
const REFRESH_MS = 30_000;

interface NextRunsProps {
  /** Path of the schedule in the form's values. */
  name: string;
  /** Shows only the next run, because the schedule in words is already shown above. */
  isNext?: boolean;
}

/** A schedule in words, with its next runs: in its time zone, and in the reader's if that differs. */
export default function NextRuns({ name, isNext = false }: NextRunsProps) {
  const schedule = readSchedule(valueAt(useWatch(), name));
  const now = useNow(REFRESH_MS);
  if (schedule.kind === 'CRON' && !isPattern(schedule.cron))
    return (
      <div className="next-runs">
        <p role="status">Correct the cron pattern to see the next posts.</p>
      </div>
    );
  const runs = nextRuns(schedule, new Date(now), SHOWN);
  const words = scheduleInWords(schedule);
  const [next] = runs;
  if (isNext && next)
    return (
      <p role="status" className="field__hint">
        {schedule.kind === 'CRON' ? `${words}. ` : null}Next post:{' '}
        <Run at={next} timeZone={schedule.timeZone} />
      </p>
    );
  return (
    <div className="next-runs">
      {isNext ? null : <p role="status">{words}</p>}
      {runs.length === 0 ? (
        <p className="field__warning">No posts left on this schedule. Pick later dates.</p>
      ) : (
        <>
          <p className="field__hint">Next posts</p>
          <ol>
            {runs.map((run) => (
              <li key={run.getTime()}>
                <Run at={run} timeZone={schedule.timeZone} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** A run with weekday and UTC offset: "Mon, Nov 23, 2026, 1:14 PM GMT+1". */
function inZone(at: number, timeZone?: string): string {
  const day = written(at, LANGUAGE, { weekday: 'short' }, timeZone);
  const zone = written(at, LANGUAGE, { timeZoneName: 'shortOffset' }, timeZone).split(', ').at(-1);
  return `${day}, ${momentText(at, timeZone)} ${zone ?? ''}`;
}

function Run({ at, timeZone }: { at: Date; timeZone: string }) {
  const there = inZone(at.getTime(), timeZone);
  const here = inZone(at.getTime());
  return (
    <time dateTime={at.toISOString()}>
      {there}
      {here === there ? null : <small> {here} your time</small>}
    </time>
  );
}
