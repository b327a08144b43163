import type { World } from '../../store/world';
import type { ActivityRow } from './rows';

/** What is looked for; without a channel in all of them. */
interface Wanted {
  serverId: string;
  userId: string;
  kind: ActivityRow['kind'];
  /** ms since 1970. */
  since: number;
  channelId?: string | undefined;
}

/** What somebody did on a server since a moment. What lies ahead of the clock has not happened. */
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

/** How much of it there is: messages, reactions, games, or minutes. */
export const amountOf = (rows: readonly ActivityRow[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
