import { methods } from '@/features/earning/quests/quest';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { knownOrFirst, type QuestSpec } from '../quests/questOf';
import { dueOf, rewardView } from '../quests/rewards';
import { choiceFor, inState, winnerLimit } from '../quests/winners';
import type { World } from '../../store/world';

/** What there is to choose of a quest, and who was chosen. */
export function winnersView(world: World, guild: GuildRow, quest: QuestSpec) {
  const choice = choiceFor(world, quest);
  const lamports = quest.values.rewards
    .flatMap((reward) => dueOf(guild, reward) ?? [])
    .filter(({ mint }) => mint === null)
    .reduce((sum, { amount }) => sum + amount, 0n);
  return {
    method: knownOrFirst(methods, quest.values.method),
    places: choice ? choice.submissionIds.length : winnerLimit(world, quest),
    isEnded: quest.status === 'ENDED',
    waiting: inState(world, quest, 'IN_REVIEW').length,
    rewards: quest.values.rewards.map((reward) => rewardView({ world, guild }, reward)),
    lamportsEach: lamports.toString(),
    chosenAt: isoOrNull(choice?.at ?? null),
    chosenBy: world.db.users.find(({ id }) => id === choice?.by)?.displayName ?? null,
    winners: (choice?.submissionIds ?? []).flatMap((id, index) => {
      const row = world.db.submissions.find((each) => each.id === id);
      if (!row) return [];
      const user = world.db.users.find((each) => each.id === row.userId);
      return [
        {
          id,
          place: index + 1,
          member: {
            id: row.userId,
            name: user?.displayName ?? FORMER_MEMBER,
            username: user?.username ?? null,
            picture: user?.avatar ?? null,
          },
          hasClaimed: row.claimedAt !== null,
        },
      ];
    }),
  };
}
