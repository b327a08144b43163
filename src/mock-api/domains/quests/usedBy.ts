import { memberOf } from '../members/members';
import { questsOf } from './questOf';
import type { QuestTask } from './taskIds';
import { attemptsAt } from './submissions';
import type { World } from '../../store/world';
import type { Platform } from '../social-accounts/rows';

const kinds: Readonly<Record<Platform, readonly string[]>> = {
  1: ['X_FOLLOW', 'X_REACT', 'X_POST'],
  2: ['TELEGRAM_JOIN'],
};

const looksAt = ({ kind }: QuestTask, platform: Platform) => kinds[platform].includes(kind);

/** Unfinished open quests on a user's servers that check their account on a platform, in words. */
export async function usedBy(
  world: World,
  userId: string,
  platform: Platform,
): Promise<readonly string[]> {
  const guilds = world.db.guilds.filter(
    ({ id, botPresent }) => botPresent && memberOf(world, id, userId) !== undefined,
  );
  const found = await Promise.all(
    guilds.map(async (guild) => {
      const quests = await questsOf(world, guild);
      return quests
        .filter(
          ({ status, tasks }) => status === 'LIVE' && tasks.some((each) => looksAt(each, platform)),
        )
        .filter(
          ({ id }) => (attemptsAt({ world, guild, userId }, id).at(-1)?.claimedAt ?? null) === null,
        )
        .map(({ title }) => `The quest “${title}” on ${guild.name}`);
    }),
  );
  return found.flat();
}
