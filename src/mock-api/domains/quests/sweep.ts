import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import type { SubmissionRow } from './rows';
import type { World } from '../../store/world';
import type { UploadRow } from '../files/rows';
import { removeFiles } from '../files/uploads';

/** So long a file that belongs to no answer is kept, ms. */
export const LOOSE = DAY;

/** What of a quest says whether an answer to it still counts. */
interface HasTasks {
  id: string;
  tasks: readonly { id: string }[];
}

/** Whether a file belongs to an answer: it was handed in, or checked in a try that goes on. */
function isHeld(
  { taskId }: UploadRow,
  submission: SubmissionRow | undefined,
  quest: HasTasks | undefined,
): boolean {
  if (!submission) return false;
  if (submission.submittedAt !== null || submission.claimedAt !== null) return true;
  const isGoingOn = submission.state !== 'EXPIRED' && quest?.tasks.some(({ id }) => id === taskId);
  return (
    isGoingOn === true && ['IN_REVIEW', 'VERIFIED'].includes(submission.tasks[taskId]?.state ?? '')
  );
}

/** Removes files of a server that have belonged to no answer for a day. */
export async function sweepFiles(
  world: World,
  { id: serverId }: GuildRow,
  quests: readonly HasTasks[],
): Promise<void> {
  const rows = world.db.uploads.filter((row) => row.serverId === serverId);
  if (rows.length === 0) return;
  const now = world.clock.now();
  const ids = new Set(rows.map(({ submissionId }) => submissionId));
  const submissions = new Map(
    world.db.submissions.flatMap((row) => (ids.has(row.id) ? [[row.id, row]] : [])),
  );
  for (const row of rows) {
    const quest = quests.find(({ id }) => id === row.questId);
    if (isHeld(row, submissions.get(row.submissionId), quest)) row.looseSince = null;
    else row.looseSince ??= now;
  }
  const isOver = ({ looseSince }: UploadRow) => looseSince !== null && now - looseSince >= LOOSE;
  await removeFiles(world, rows.filter(isOver));
}
