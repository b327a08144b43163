import { textAt } from '@/features/bot-modules/engine/read';
import { iso } from '../../../store/clock';
import { secretFor } from '../../modules/secrets';
import { nextId } from '../../../store/nextId';
import { post } from '../../owner-sites/post';
import type { Asked } from '../../conditions/conditions';
import type { QuestSpec } from '../questOf';
import type { Task } from '../taskIds';
import { notYet } from './account';
import { PAUSE, unseen, verified, type Outcome } from './outcome';
import { strangersWords } from './strangersWords';

const NO_ANSWER =
  'The site of this task does not answer as it should. It is not your fault, and nothing is lost.';

/**
 * Asks the owner's own site whether somebody has done a task: 200 is done, 400 not done, and anything else is
 * no answer. The site learns who is meant by their id on Discord, and no wallet or account of theirs.
 */
export async function askOwnSite(
  asked: Asked,
  quest: QuestSpec,
  { id, values }: Task,
): Promise<Outcome> {
  const { world, guild, userId } = asked;
  const now = world.clock.now();
  const user = world.db.users.find((row) => row.id === userId);
  const answer = await post(world, {
    url: textAt(values, 'link'),
    secret: secretFor(world, values['secret'], textAt(values, 'link')),
    body: {
      requestId: nextId(world, 'ask'),
      at: iso(now),
      serverId: guild.guildId,
      questId: quest.id,
      taskId: id,
      discordId: user?.discordId ?? '',
    },
  });
  if (answer?.status === 200) return verified(strangersWords(answer.text));
  if (answer?.status === 400)
    return notYet(asked, strangersWords(answer.text) ?? 'The site says that it is not done yet.');
  return unseen(now + PAUSE, NO_ANSWER);
}
