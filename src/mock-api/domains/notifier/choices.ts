import {
  newsEvents,
  type NewsEvent,
  type NewsWay,
} from '@/features/server/notifications/newsChoices';
import type { Db } from '../../store/db';

/** Somebody who could switch this off for an owner would not be noticed. */
export const isFixed = (event: NewsEvent, way: NewsWay): boolean =>
  event === 'ACCOUNT' && way === 'BELL';

/** The bell tells of everything until somebody says otherwise; a direct message is sent to who asked for it. */
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

/** Events that are none of a member's. */
const OF_OWNERS: readonly NewsEvent[] = ['PACKAGE', 'TREASURY', 'MODERATION'];

/** The events that can come to somebody. */
export const eventsFor = (isAdmin: boolean): readonly NewsEvent[] =>
  newsEvents.filter((event) => isAdmin || !OF_OWNERS.includes(event));
