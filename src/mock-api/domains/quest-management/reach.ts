import type { QuestCondition } from '@/features/modules/definitions/quest/fields';
import type { GuildRow } from '../guilds/rows';
import { captchaOf } from '../module-settings/captcha';
import { membersOf } from '../members/members';
import { locksOf, type CategorySpec } from '../quests/categories';
import { conditionResults, verdictOf } from '../conditions/conditions';
import { indexCrowd } from '../conditions/crowdIndex';
import type { World } from '../../store/world';

/** Maximum time before other requests get their turn, ms. */
const TURN = 40;

/** Lets other requests run. */
const pause = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/** Requirements of a quest for members. */
export interface Demands {
  conditions: readonly QuestCondition[];
  match: number;
  category: CategorySpec | undefined;
  needsCaptcha: boolean;
}

/**
 * Number of members who meet conditions now, including those of the category, by the evaluator's result for each
 * member. Pauses between parts, so that other requests do not wait for all members.
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
      // A locked category locks its quests, also if its conditions could not be checked.
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
