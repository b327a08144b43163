import type { Contest } from '@/features/earning/quests/contest/contest';
import { questPath } from '@/features/server/memberships/paths';
import { counted } from '@/shared/text/language';
import { isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { tell } from '../notifier/news';
import { audit } from '../audit/audit';
import { refuse, type Refusal } from '../../http/reply';
import type { World } from '../../store/world';
import type { QuestSpec } from './questOf';
import type { SubmissionRow, WinnerChoiceRow } from './rows';
import { isComplete } from './submissions';

const OVER = 'The winners of this quest are already chosen.';

export const choiceFor = ({ db }: World, { id }: QuestSpec): WinnerChoiceRow | undefined =>
  db.winnerChoices.find(({ questId }) => questId === id);

/** A submission's place among the winners, from 1; null for none. */
export function placeOf(world: World, quest: QuestSpec, row: SubmissionRow | undefined) {
  const place = choiceFor(world, quest)?.submissionIds.indexOf(row?.id ?? '') ?? -1;
  return place === -1 ? null : place + 1;
}

/** Submissions of a quest in a state. */
export const inState = ({ db }: World, { id }: QuestSpec, state: SubmissionRow['state']) =>
  db.submissions.filter((row) => row.questId === id && row.state === state);

/** Whether a submission takes part in a contest: also while it waits for review, but not after a rejection. */
function isEntry(quest: QuestSpec, row: SubmissionRow): boolean {
  if (row.state === 'EXPIRED') return row.submittedAt !== null || isComplete(quest, row);
  return ['IN_REVIEW', 'APPROVED', 'CLAIMABLE', 'CLAIMED'].includes(row.state);
}

/** State of a quest's contest; null for a quest whose reward everyone, or the first, get. */
export function contestOf(world: World, quest: QuestSpec): Contest | null {
  const { method } = quest.values;
  if (method !== 'RAFFLE' && method !== 'TOP') return null;
  const rows = world.db.submissions.filter(({ questId }) => questId === quest.id);
  return {
    entries: new Set(rows.flatMap((row) => (isEntry(quest, row) ? [row.userId] : []))).size,
    drawsAt: method === 'RAFFLE' ? isoOrNull(quest.endsAt) : null,
    isDecided: isDecided(world, quest, rows),
  };
}

/** Whether the winners are final: chosen by the team, or drawn without submissions still waiting. */
const isDecided = (world: World, quest: QuestSpec, rows: readonly SubmissionRow[]): boolean =>
  quest.values.method === 'TOP'
    ? choiceFor(world, quest) !== undefined
    : quest.status === 'ENDED' &&
      !rows.some(({ state }) => state === 'IN_REVIEW' || state === 'APPROVED');

/** The winning submissions, first place first; for a raffle, in the order of submission. */
export function winningRows(world: World, quest: QuestSpec): SubmissionRow[] {
  if (contestOf(world, quest)?.isDecided !== true) return [];
  const rows = world.db.submissions.filter(({ questId }) => questId === quest.id);
  const choice = choiceFor(world, quest);
  if (choice) return choice.submissionIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return rows.filter(({ state }) => state === 'CLAIMABLE' || state === 'CLAIMED');
}

/** Maximum number of winners: the quest's number of winners, or of completed submissions if that is lower. */
export const winnerLimit = (world: World, quest: QuestSpec): number =>
  Math.min(quest.values.winners, inState(world, quest, 'APPROVED').length);

/**
 * Makes these submissions the final winners, first place first: they can be claimed from now on, and all other
 * completed submissions have lost. Team members cannot choose themselves.
 */
export function choose(
  world: World,
  guild: GuildRow,
  quest: QuestSpec,
  by: string,
  submissionIds: string[],
): Refusal<
  | 'limit-reached'
  | 'not-approved'
  | 'own-case'
  | 'quest-not-ended'
  | 'reviews-pending'
  | 'winners-chosen'
  | 'winners-not-by-team'
> | null {
  if (quest.values.method !== 'TOP')
    return refuse('winners-not-by-team', 'The winners of this quest aren’t chosen by the team.');
  if (choiceFor(world, quest)) return refuse('winners-chosen', OVER);
  if (quest.status !== 'ENDED') return refuse('quest-not-ended', 'This quest hasn’t ended yet.');
  if (inState(world, quest, 'IN_REVIEW').length > 0)
    return refuse('reviews-pending', 'Review all submissions first.');
  const done = inState(world, quest, 'APPROVED');
  const chosen = submissionIds.map((id) => done.find((row) => row.id === id));
  if (chosen.includes(undefined) || new Set(submissionIds).size !== submissionIds.length)
    return refuse('not-approved', 'Choose approved submissions only.');
  if (submissionIds.length > winnerLimit(world, quest))
    return refuse('limit-reached', `Maximum ${counted(winnerLimit(world, quest), 'winner')}.`);
  if (chosen.some((row) => row?.userId === by))
    return refuse('own-case', 'You can’t choose yourself.');
  world.db.winnerChoices.push({
    questId: quest.id,
    serverId: guild.id,
    by,
    at: world.clock.now(),
    submissionIds,
  });
  for (const row of done) {
    const hasWon = submissionIds.includes(row.id);
    row.state = hasWon ? 'CLAIMABLE' : 'EXPIRED';
    row.version += 1;
    tell(world, row.userId, 'user', {
      event: 'REVIEW',
      title: hasWon ? `You won “${quest.title}”` : `The winners of “${quest.title}” are chosen`,
      text: hasWon ? 'Your reward is ready to claim.' : 'You aren’t among the winners this time.',
      path: questPath(guild.slug, quest.slug),
    });
  }
  audit(world, by, 'quest.winners', guild.id, { subject: `“${quest.title}”` });
  world.changed();
  return null;
}
