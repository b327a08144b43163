import type { GuildRow } from '../discord/rows';
import { sentOf } from '../quest-reviews/views';
import type { World } from '../world';

/** Members who have sent a text or a file for a quest that somebody else has sent for it as well. */
export function suspiciousOnes(world: World, { id }: GuildRow): ReadonlySet<string> {
  const rows = world.db.submissions.filter(({ serverId }) => serverId === id);
  const quests = new Set(rows.map(({ questId }) => questId));
  const found = new Set<string>();
  for (const [key, senders] of sentOf(world, rows).senders)
    if (senders.size > 1 && quests.has(key.slice(0, key.indexOf(' '))))
      for (const userId of senders) found.add(userId);
  return found;
}
