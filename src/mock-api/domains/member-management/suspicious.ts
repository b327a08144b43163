import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { sentOf } from '../quest-reviews/views';
import type { World } from '../../store/world';

/** Members who sent the same text or file for a quest as another member. */
export function suspiciousOnes(world: World, { id }: GuildRow): ReadonlySet<string> {
  const rows = world.db.submissions.filter(({ serverId }) => serverId === id);
  const quests = new Set(rows.map(({ questId }) => questId));
  const found = new Set<string>();
  for (const [key, senders] of sentOf(world, rows).senders)
    if (senders.size > 1 && quests.has(key.slice(0, key.indexOf(' '))))
      for (const userId of senders) found.add(userId);
  return found;
}

/** Members whose last captcha attempt did not succeed. */
export function failedOnes({ db }: World, serverId: string): ReadonlySet<string> {
  const last = new Map<string, string>();
  // Cases are in order of time.
  for (const row of db.cases)
    if (row.serverId === serverId && row.kind === 'CAPTCHA') last.set(row.userId, row.state);
  return new Set([...last].flatMap(([userId, state]) => (state === 'FAILED' ? [userId] : [])));
}

const LATELY = 30 * DAY;

/** Members against whom the auto moderator acted in the last 30 days; logged violations do not count. */
export const moderatedOnes = ({ db, clock }: World, serverId: string): ReadonlySet<string> =>
  new Set(
    db.cases.flatMap((row) =>
      row.serverId === serverId &&
      row.kind === 'ACTION' &&
      row.state !== 'WATCHED' &&
      row.at >= clock.now() - LATELY
        ? [row.userId]
        : [],
    ),
  );
