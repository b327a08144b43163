import type { GuildRow } from '../guilds/rows';
import { locksOf } from '../quests/categories';
import { questsOf, type QuestSpec } from '../quests/questOf';
import { rewardsOf, rewardView } from '../quests/rewards';
import { isFull } from '../quests/submissions';
import type { World } from '../../store/world';

/** A visitor: unknown, so that no condition is met. */
export const NOBODY = '';

/**
 * The quests of a server that anyone may start now, in the order of its board. Quests with a condition, or in a
 * restricted category, are left out: their existence may be a secret.
 */
export const publicQuests = async (world: World, guild: GuildRow): Promise<QuestSpec[]> =>
  (await questsOf(world, guild)).filter((quest) => isOpen(world, guild, quest));

function isOpen(world: World, guild: GuildRow, quest: QuestSpec): boolean {
  const { status, values, category } = quest;
  const asked = { world, guild, userId: NOBODY };
  return (
    status === 'LIVE' &&
    values.conditions.length === 0 &&
    category?.enabled === true &&
    category.values.visibility === 'PUBLIC' &&
    locksOf(asked, category).length === 0 &&
    !isFull(asked, quest) &&
    rewardsOf(quest).every((reward) => rewardView(asked, reward).left !== 0)
  );
}
