import type { Values } from '@/features/bot-modules/fields/field';
import type { GuildRow } from '../discord/rows';
import { membersOf } from '../members/members';
import { locksOf, type CategorySpec } from '../quests/categories';
import { conditionResults, verdictOf } from '../rules/conditions';
import { indexCrowd } from '../rules/crowdIndex';
import type { World } from '../world';

/** How long others may have to wait in between, ms. */
const TURN = 40;

/** Lets others have their turn. */
const pause = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/**
 * How many members conditions let in now, and those of the category: the sum of what the evaluator says of each. Of many it takes several
 * turns, so that nobody else waits for all of them.
 */
export async function reachOf(
  world: World,
  guild: GuildRow,
  conditions: readonly Values[],
  match: number,
  category: CategorySpec | undefined,
) {
  const crowd = indexCrowd(world, guild);
  const members = membersOf(world, guild.id);
  const sums = { members: members.length, qualify: 0, unknown: 0 };
  let began = performance.now();
  for (const { userId } of members) {
    const asked = { world, guild, userId, crowd };
    const locks = category ? locksOf(asked, category) : [];
    const verdict =
      // What keeps its category closed keeps the quest closed; what could not be checked of it, too.
      locks.length > 0
        ? verdictOf(locks, 0)
        : verdictOf(conditionResults(asked, conditions), match);
    if (verdict === true) sums.qualify += 1;
    if (verdict === null) sums.unknown += 1;
    if (performance.now() - began < TURN) continue;
    await pause();
    began = performance.now();
  }
  return sums;
}
