import { LANGUAGE } from '@/shared/text/locales';
import { useWatch } from 'react-hook-form';
import { useNow } from '@/shared/time/useNow';
import { valueAt } from '../../engine/paths';
import { nextRuns } from '../../common-fields/nextRuns';
import { readSchedule } from '../../common-fields/schedule';
import { scheduleInWords } from '../../common-fields/scheduleInWords';

const SHOWN = 5;
const REFRESH_MS = 30_000;

/** A schedule in words, and when it runs next: in its own zone, and in the reader's where that is another. */
export default function NextRuns({ name }: { name: string }) {
  const schedule = readSchedule(valueAt(useWatch(), name));
  const now = useNow(REFRESH_MS);
  const runs = nextRuns(schedule, new Date(now), SHOWN);
  const words = scheduleInWords(schedule);
  return (
    <div className="next-runs">
      <p role="status">{words}</p>
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

const inZone = (at: Date, timeZone?: string) =>
  new Intl.DateTimeFormat(LANGUAGE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at);

function Run({ at, timeZone }: { at: Date; timeZone: string }) {
  const there = inZone(at, timeZone);
  const here = inZone(at);
  return (
    <time dateTime={at.toISOString()}>
      {there}
      {here === there ? null : <small> {here} your time</small>}
    </time>
  );
}
