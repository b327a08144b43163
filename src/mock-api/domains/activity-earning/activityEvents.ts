import { MINUTE } from '@/shared/time/durations';
import type { ActivityRow } from '../activity/rows';
import type { ActivityEvents, Reaction, Stay } from './engage';

interface ActivityHour {
  period: { from: number; to: number };
  /** All activity up to the end of the hour, oldest first. */
  activity: readonly ActivityRow[];
}

/** A member's reactions and voice stays of an hour, as they are paid. */
export function activityEventsOf(
  { period, activity }: ActivityHour,
  userId: string,
): Pick<ActivityEvents, 'reactions' | 'stays'> {
  const isNow = ({ at }: ActivityRow) => at > period.from;
  const wanted = new Set(
    activity
      .filter((row) => row.kind === 'REACTION' && isNow(row))
      .map(({ messageId }) => messageId),
  );
  const written = new Map(
    activity.flatMap((row) =>
      row.kind === 'MESSAGE' && row.messageId !== null && wanted.has(row.messageId)
        ? [[row.messageId, row] as const]
        : [],
    ),
  );
  const reactions = activity.flatMap((row, place): Reaction[] => {
    if (row.kind !== 'REACTION' || !isNow(row)) return [];
    const message = written.get(row.messageId ?? '');
    const isGiven = row.userId === userId;
    if (!isGiven && message?.userId !== userId) return [];
    const before = activity
      .slice(0, place)
      .filter(({ kind, messageId }) => kind === 'REACTION' && messageId === row.messageId);
    // A reaction that was removed and added again counts once.
    if (before.some((other) => other.userId === row.userId)) return [];
    return [
      {
        channelId: row.channelId,
        at: row.at,
        message: message ? { at: message.at, isOwn: message.userId === row.userId } : null,
        earlier: new Set(before.map((other) => other.userId)).size,
        isGiven,
      },
    ];
  });
  const stays = activity
    .filter((row) => row.kind === 'VOICE' && row.userId === userId && isNow(row))
    .map((row) => stayOf(row, activity));
  return { reactions, stays };
}

/** A stay, with the minutes in which others were in the channel. */
function stayOf(stay: ActivityRow, activity: readonly ActivityRow[]): Stay {
  const begin = stay.at - stay.amount * MINUTE;
  const others = activity
    .filter(
      ({ kind, userId, channelId, at }) =>
        kind === 'VOICE' && userId !== stay.userId && channelId === stay.channelId && at > begin,
    )
    .map(({ at, amount }) => ({
      from: Math.max(begin, at - amount * MINUTE),
      to: Math.min(stay.at, at),
    }))
    .toSorted((one, other) => one.from - other.from);
  let together = 0;
  let until = begin;
  for (const { from, to } of others) {
    together += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return {
    minutes: stay.amount,
    together: Math.floor(together / MINUTE),
    silent: stay.silent ?? 0,
  };
}
