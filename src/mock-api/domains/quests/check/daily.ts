import type { Task } from '@/features/modules/definitions/quest/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { DAY } from '@/shared/time/durations';
import { iso } from '../../../store/clock';
import type { TaskRow } from '../rows';
import { missing, verified, type Outcome } from './outcome';

/** Number of days a member must check in, in words. */
export const dailyNeed = ({ count }: Task): string =>
  `Check in on ${counted(count, 'day')}. A new day starts at midnight UTC.`;

/** Records a check-in for today, UTC. The days need not be consecutive. */
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
