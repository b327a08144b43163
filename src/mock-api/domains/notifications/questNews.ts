import { questPath } from '@/features/server/memberships/paths';
import { questsOf } from '../quests/questOf';
import type { World } from '../../store/world';
import { tell } from '../notifier/news';

/** Tells those who pinned a server of quests that have begun there since, each once. */
export async function tellOfQuests(world: World, userId: string): Promise<void> {
  const { db } = world;
  for (const pin of db.serverPins.filter((row) => row.userId === userId)) {
    const guild = db.guilds.find(({ id }) => id === pin.serverId);
    if (!guild) continue;
    for (const { id, slug, title, status, begunAt } of await questsOf(world, guild)) {
      const isKnown = db.questNews.some((row) => row.userId === userId && row.questId === id);
      if (isKnown || status !== 'LIVE' || begunAt < pin.at) continue;
      db.questNews.push({ userId, questId: id });
      tell(world, userId, 'user', {
        event: 'QUEST',
        title: `New quest on ${guild.name}`,
        text: title,
        path: questPath(guild.slug, slug),
      });
      world.changed();
    }
  }
}
