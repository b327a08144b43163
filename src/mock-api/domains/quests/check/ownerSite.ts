import { iso } from '../../../store/clock';
import { secretFor } from '../../module-settings/secrets';
import { nextId } from '../../../store/world';
import { postToOwnerSite } from '../../owner-sites/post';
import type { MemberContext } from '../../conditions/conditions';
import type { QuestSpec } from '../questOf';
import type { QuestTask } from '../taskIds';
import { notYet } from './account';
import { PAUSE, unseen, verified, type Outcome } from './outcome';
import { thirdPartyMessage } from './thirdPartyMessage';

const NO_ANSWER =
  'The site for this task isn’t responding correctly. Your answer is kept. Try again later.';

/**
 * Asks the owner's website whether a member has done a task: 200 is done, 400 not done, and anything else counts as
 * no answer. The website gets the member's Discord ID, and no wallet or other account.
 */
export async function requestOwnerSite(
  context: MemberContext,
  quest: QuestSpec,
  { id, link, secret }: QuestTask,
): Promise<Outcome> {
  const { world, guild, userId } = context;
  const now = world.clock.now();
  const user = world.db.users.find((row) => row.id === userId);
  const answer = await postToOwnerSite(world, {
    url: link,
    secret: secretFor(world, secret, link),
    body: {
      requestId: nextId(world, 'ask'),
      at: iso(now),
      serverId: guild.guildId,
      questId: quest.id,
      taskId: id,
      discordId: user?.discordId ?? '',
    },
  });
  if (answer?.status === 200) return verified(thirdPartyMessage(answer.text));
  if (answer?.status === 400)
    return notYet(context, thirdPartyMessage(answer.text) ?? 'The site says this isn’t done yet.');
  return unseen(now + PAUSE, NO_ANSWER);
}
