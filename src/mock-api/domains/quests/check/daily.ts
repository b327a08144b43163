import type { Task } from '@/features/modules/definitions/quest/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../../store/clock';
import type { TaskRow } from '../rows';
import { missing, verified, type Outcome } from './outcome';

/** On how many days somebody has to come by, in words. */
export const dailyNeed = ({ count }: Task): string =>
  `Check in on ${counted(count, 'day')}. A new day starts at midnight UTC.`;

/** Notes that somebody has come by today, by UTC. It need not be on days that follow each other. */
export function comeBy({ count: need }: Task, row: TaskRow, now: number): Outcome {
  const today = iso(now).slice(0, 10);
  row.days = [...new Set([...(row.days ?? []), today])];
  const have = row.days.length;
  return have >= need
    ? verified()
    : missing(
        'EVIDENCE',
        `${have.toLocaleString(LANGUAGE)} of ${counted(need, 'day')}. Check in again tomorrow.`,
        now - (now % DAY) + DAY,
      );
}
