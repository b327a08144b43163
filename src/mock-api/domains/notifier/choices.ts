import {
  newsEvents,
  type NewsEvent,
  type NewsWay,
} from '@/features/server/notifications/newsChoices';
import type { Db } from '../../store/db';

/** Account notifications are always on: an intruder could switch them off and stay unnoticed. */
export const isFixed = (event: NewsEvent, way: NewsWay): boolean =>
  event === 'ACCOUNT' && way === 'BELL';

/** In-app notifications are on by default; direct messages only for users who chose them. */
export function isNotified(
  { newsChoices }: Pick<Db, 'newsChoices'>,
  userId: string,
  event: NewsEvent,
  way: NewsWay,
): boolean {
  const own = newsChoices.find(
    (row) => row.userId === userId && row.event === event && row.way === way,
  );
  return isFixed(event, way) || (own?.isOn ?? way === 'BELL');
}

/** Events that members never get. */
const OF_OWNERS: readonly NewsEvent[] = ['PACKAGE', 'TREASURY', 'MODERATION'];

/** The events that a user can be notified about. */
export const eventsFor = (isAdmin: boolean): readonly NewsEvent[] =>
  newsEvents.filter((event) => isAdmin || !OF_OWNERS.includes(event));
