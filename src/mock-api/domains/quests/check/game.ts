import type { Task } from '@/features/modules/definitions/quest/fields';
import { counted } from '@/shared/text/language';
import { LANGUAGE } from '@/shared/text/locales';
import { activityOf, amountOf } from '../../activity/activity';
import type { MemberContext } from '../../conditions/conditions';
import { countedSince, type QuestSpec } from '../questOf';
import { notYet, unreachable } from './account';
import { verified, type Outcome } from './outcome';

/** Number of games a member must play, in words. */
export const gameNeed = ({ count }: Task): string =>
  `Play ${counted(count, 'game')} with the bot on this server`;

/** Counts a member's games with the bot since the quest, or its current period, began. */
export function lookAtGames(
  context: MemberContext,
  quest: QuestSpec,
  { count: need }: Task,
): Outcome {
  const trouble = unreachable(context, 'games');
  if (trouble) return trouble;
  const { world, guild, userId } = context;
  const since = countedSince(world, quest);
  const have = amountOf(activityOf(world, { serverId: guild.id, userId, kind: 'GAME', since }));
  return have >= need
    ? verified(`You’ve played ${counted(have, 'game')}.`)
    : notYet(
        context,
        `You’ve played ${have.toLocaleString(LANGUAGE)} of ${counted(need, 'game')} so far.`,
      );
}
