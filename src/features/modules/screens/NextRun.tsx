import { momentText } from '@/shared/format/times';
import { useNow } from '@/shared/time/useNow';
import { nextRuns } from '../common-fields/nextRuns';
import { readSchedule } from '../common-fields/schedule';

const REFRESH_MS = 30_000;

/** When a schedule runs next, in the reader's zone; says so where no run is left. */
export default function NextRun({ schedule }: { schedule: unknown }) {
  const now = useNow(REFRESH_MS);
  const [next] = nextRuns(readSchedule(schedule), new Date(now), 1);
  return (
    <span>
      {next ? (
        <>
          Next post <time dateTime={next.toISOString()}>{momentText(next.getTime())}</time>
        </>
      ) : (
        'No posts left on this schedule'
      )}
    </span>
  );
}
