import type { QuestCondition } from '@/features/modules/definitions/quest/fields';
import type { GuildRow } from '../guilds/rows';
import { captchaOf } from '../module-settings/captcha';
import { membersOf } from '../members/members';
import { locksOf, type CategorySpec } from '../quests/categories';
import { conditionResults, verdictOf } from '../conditions/conditions';
import { indexCrowd } from '../conditions/crowdIndex';
import type { World } from '../../store/world';

/** How long others may have to wait in between, ms. */
const TURN = 40;

/** Lets others have their turn. */
const pause = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/** What a quest asks of members. */
export interface Demands {
  conditions: readonly QuestCondition[];
  match: number;
  category: CategorySpec | undefined;
  needsCaptcha: boolean;
}

/**
 * How many members conditions let in now, and those of the category: the sum of what the evaluator says of each. Of many it takes several
 * turns, so that nobody else waits for all of them.
 */
export async function reachOf(
  world: World,
  guild: GuildRow,
  { conditions, match, category, needsCaptcha }: Demands,
) {
  const crowd = indexCrowd(world, guild);
  const members = membersOf(world, guild.id);
  const captcha = captchaOf(world, guild);
  const lacksCaptcha = needsCaptcha && !captcha.isSetUp;
  const sums = { members: members.length, qualify: 0, unknown: 0, lacksCaptcha };
  let began = performance.now();
  for (const member of members) {
    if (needsCaptcha && !captcha.hasPassed(member)) continue;
    const { userId } = member;
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
