import type { GuildRow } from '../guilds/rows';
import type { QuestSpec } from '../quests/questOf';
import type { SubmissionRow } from '../quests/rows';
import { settleAll } from '../quests/settle';
import type { World } from '../../store/world';
import { stateFor } from './views';

/** A submission with its quest. */
export interface QuestSubmission {
  row: SubmissionRow;
  quest: QuestSpec;
}

/** The submissions of a server, including those of quests that left the board. Due work is done first. */
export async function questSubmissions(world: World, guild: GuildRow): Promise<QuestSubmission[]> {
  const { board, away } = await settleAll(world, guild);
  const quests = new Map([...board, ...away].map((quest) => [quest.id, quest]));
  return world.db.submissions.flatMap((row) => {
    const quest = quests.get(row.questId);
    return row.serverId === guild.id && quest ? [{ row, quest }] : [];
  });
}

/** Whether it was submitted, not only started. */
export const wasSubmitted = ({ row }: QuestSubmission): boolean =>
  row.submittedAt !== null || row.claimedAt !== null || row.state === 'APPROVED';

/** The submissions that wait for review, as the inbox lists them. */
export const inReview = async (world: World, guild: GuildRow): Promise<QuestSubmission[]> =>
  (await questSubmissions(world, guild)).filter(
    (found) => wasSubmitted(found) && stateFor(found.row) === 'IN_REVIEW',
  );
