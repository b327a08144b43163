import type { TaskRow } from '../rows';
import { verified, type Outcome } from './outcome';

/** How long a page has to stay open, ms. */
export const VISIT = 10_000;

/** Whether a page was open for long enough. The first look begins the visit. */
export function visit({ openedAt }: Pick<TaskRow, 'openedAt'>, now: number): Outcome {
  const since = openedAt ?? now;
  return now - since >= VISIT
    ? verified()
    : {
        state: 'CHECKING',
        reason: null,
        message: 'Stay on the page for a moment, then verify.',
        retryAt: since + VISIT,
      };
}
