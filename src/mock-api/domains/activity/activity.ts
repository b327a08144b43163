import type { World } from '../../store/world';
import type { ActivityRow } from './rows';

/** Filter; without a channel it covers all of them. */
interface Wanted {
  serverId: string;
  userId: string;
  kind: ActivityRow['kind'];
  /** ms since 1970. */
  since: number;
  channelId?: string | undefined;
}

/** A member's activity on a server since a moment. Excludes rows later than the clock. */
export const activityOf = (
  { db, clock }: World,
  { serverId, userId, kind, since, channelId }: Wanted,
): ActivityRow[] =>
  db.activity.filter(
    (row) =>
      row.serverId === serverId &&
      row.userId === userId &&
      row.kind === kind &&
      row.at >= since &&
      row.at <= clock.now() &&
      (channelId === undefined || row.channelId === channelId),
  );

/** Total amount: messages, reactions, games, or minutes. */
export const amountOf = (rows: readonly ActivityRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
