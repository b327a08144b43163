import { useWatch } from 'react-hook-form';
import { useNow } from '@/shared/time/useNow';
import { valuesAt } from '../../engine/valuesAt';
import type { Values } from '../../fields/field';
import { nextRuns } from '../../fields/nextRuns';
import { scheduleInWords } from '../../fields/scheduleInWords';

const SHOWN = 5;
const REFRESH_MS = 30_000;

/** A schedule in words, and when it runs next: in its own zone, and in the reader's where that is another. */
export default function NextRuns({ name }: { name: string }) {
  const values = valuesAt(useWatch(), name);
  const now = useNow(REFRESH_MS);
  const runs = nextRuns(values, new Date(now), SHOWN);
  const words = scheduleInWords(values);
  return (
    <div className="next-runs">
      <p role="status">{words}</p>
      {runs.length === 0 ? (
        <p className="field__warning">It will not be posted: no time is left for it.</p>
      ) : (
        <>
          <p className="field__hint">Next</p>
          <ol>
            {runs.map((run) => (
              <li key={run.getTime()}>
                <Run at={run} values={values} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

const inZone = (at: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en', {
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

function Run({ at, values }: { at: Date; values: Values }) {
  const there = inZone(at, String(values['timeZone']));
  const here = inZone(at);
  return (
    <time dateTime={at.toISOString()}>
      {there}
      {here === there ? null : <small> {here} for you</small>}
    </time>
  );
}
