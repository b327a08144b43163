import { resetAfter } from '@/features/earning/quests/recurrence';
import { hashOf } from '../../store/hashed';
import { nextId } from '../../store/world';
import { conditionResults, isMet, type MemberContext } from '../conditions/conditions';
import { isReviewed } from './check';
import type { Outcome } from './check/outcome';
import { locksOf } from './categories';
import { guardsOf } from './guards';
import type { QuestSpec } from './questOf';
import type { QuestTask } from './taskIds';
import { retryAfter } from './recurrence';
import { submissionsOf, type SubmissionRow, type TaskRow } from './rows';
import { CHECK_WAIT, triesAt, wrongSince } from './tries';

export const freshTask = (): TaskRow => ({
  state: 'TODO',
  reason: null,
  message: null,
  answer: null,
  openedAt: null,
  checkedAt: null,
  retryAt: null,
});

/**
 * The conditions of a quest with a member's results. Locks of the category, the captcha and an already rewarded wallet
 * come first, and all of them must be met.
 */
export function conditionsFor(
  context: MemberContext,
  quest: QuestSpec,
  ofCategory = quest.category ? locksOf(context, quest.category) : [],
) {
  const locks = [...ofCategory, ...guardsOf(context, quest)];
  const { match } = quest.values;
  const own = conditionResults(context, quest.values.conditions);
  if (match === 0) {
    const conditions = [...locks, ...own];
    return { conditions, match, isOpen: isMet(conditions, match) };
  }
  // Only locks are listed: next to conditions of which any is enough, they would look like one of those.
  const isClosed = locks.some(({ met }) => met !== true);
  return isClosed
    ? { conditions: locks, match: 0, isOpen: false }
    : { conditions: own, match, isOpen: isMet(own, match) };
}

/** All submissions of a user for a quest, oldest first. */
export const attemptsAt = ({ world, userId }: MemberContext, questId: string): SubmissionRow[] =>
  submissionsOf(world.db, questId)
    .filter((row) => row.userId === userId)
    .sort((one, other) => one.attempt - other.attempt);

/** The current submission; undefined before the first, and after a recurring quest has started again. */
export function currentAt(context: MemberContext, quest: QuestSpec): SubmissionRow | undefined {
  const last = attemptsAt(context, quest.id).at(-1);
  if (last?.claimedAt === null || last === undefined) return last;
  const resetAt = resetAfter(quest.values.recurrence, last.claimedAt);
  return resetAt !== null && context.world.clock.now() >= resetAt ? undefined : last;
}

/**
 * When a member may start again, ms since 1970: a recurring quest after its claim, a failed one after its wait. One
 * that can't be retried opens with the next period if it recurs.
 */
export function availableAt(quest: QuestSpec, row: SubmissionRow | undefined): number | null {
  if (!row) return null;
  const { recurrence, retryAfterFail } = quest.values;
  if (row.claimedAt !== null) return resetAfter(recurrence, row.claimedAt);
  if (row.state !== 'REJECTED') return null;
  const wait = retryAfter(retryAfterFail);
  const from = failedAt(row);
  return wait === null ? resetAfter(recurrence, from) : from + wait;
}

/** Start of the wait after a failed attempt: the submission, or the failed check. */
const failedAt = ({ submittedAt, startedAt, tasks }: SubmissionRow): number =>
  submittedAt ?? Math.max(startedAt, ...Object.values(tasks).map((task) => task.checkedAt ?? 0));

/** A check that found the task not done. Wrong accounts and checks that couldn't be made are not failed attempts. */
const isFailedTry = ({ kind }: Pick<QuestTask, 'kind'>, { state, reason }: Outcome): boolean =>
  state === 'NOT_SATISFIED' && reason === 'EVIDENCE' && kind !== 'DAILY';

/**
 * Saves the result of a task's check. A failed one can be repeated after `CHECK_WAIT`. The last wrong answer of a quiz
 * starts the quest's wait, and ends the attempt where there is no other.
 */
export function noteOutcome(
  quest: QuestSpec,
  submission: SubmissionRow,
  task: QuestTask,
  {
    row,
    outcome,
    now,
    isTry = true,
  }: {
    row: TaskRow;
    outcome: Outcome;
    now: number;
    /** Whether the member started the check; automatic checks by the page have no consequences. */
    isTry?: boolean;
  },
): void {
  const { retryAt = null, ...rest } = outcome;
  const next: TaskRow = { ...row, ...rest, retryAt };
  submission.tasks[task.id] = next;
  if (!isTry || !isFailedTry(task, outcome)) return;
  next.retryAt = now + CHECK_WAIT;
  if (task.kind !== 'QUIZ') return;
  const { retryAfterFail } = quest.values;
  const tries = triesAt(task, retryAfterFail);
  next.wrongAnswers = wrongSince(row, tries) + 1;
  const wait = retryAfter(retryAfterFail);
  const isLast = next.wrongAnswers === tries;
  next.retryAt = isLast && wait !== null ? now + wait : null;
  if (isLast && wait === null) submission.state = 'REJECTED';
}

/** Number of members who have the reward. */
export const takenOf = ({ world }: Pick<MemberContext, 'world'>, questId: string): number =>
  submissionsOf(world.db, questId).filter(({ claimedAt }) => claimedAt !== null).length;

export const isFull = (context: MemberContext, { id, capacity }: QuestSpec): boolean =>
  capacity !== null && takenOf(context, id) >= capacity;

/** The submission to work on: the current one, or a new one where the member may start. */
export function openAttempt(context: MemberContext, quest: QuestSpec): SubmissionRow | null {
  const row = currentAt(context, quest);
  if (row?.state === 'IN_PROGRESS' || row?.state === 'CLAIMABLE') return row;
  if (row && row.state !== 'REJECTED') return null;
  const from = availableAt(quest, row);
  if (row && (from === null || context.world.clock.now() < from)) return null;
  return begin(context, quest, row);
}

/** Starts a submission. Verified tasks stay verified; rejected ones must be done again and keep their old text. */
function begin(
  context: MemberContext,
  quest: QuestSpec,
  before: SubmissionRow | undefined,
): SubmissionRow {
  const { world, guild, userId } = context;
  const tasks = quest.tasks.flatMap((task) => {
    const old = before?.tasks[task.id];
    if (old?.state === 'VERIFIED') return [[task.id, { ...old }] as const];
    return old?.state === 'REJECTED'
      ? [[task.id, { ...freshTask(), answer: old.answer }] as const]
      : [];
  });
  const row: SubmissionRow = {
    id: nextId(world, 'sub'),
    serverId: guild.id,
    questId: quest.id,
    userId,
    attempt: attemptsAt(context, quest.id).length + 1,
    version: 1,
    state: 'IN_PROGRESS',
    tasks: Object.fromEntries(tasks),
    startedAt: world.clock.now(),
    submittedAt: null,
    decision: null,
    claimedAt: null,
    code: null,
  };
  world.db.submissions.push(row);
  return row;
}

export const taskRow = (row: SubmissionRow | undefined, { id }: QuestTask): TaskRow =>
  row?.tasks[id] ?? freshTask();

/**
 * When the next task of an attempt in progress can be done, ms since 1970; null if one can be done now or in a moment.
 */
export function waitsUntil(
  { tasks }: Pick<QuestSpec, 'tasks'>,
  row: SubmissionRow | undefined,
  now: number,
): number | null {
  if (row?.state !== 'IN_PROGRESS') return null;
  const open = tasks.map((task) => taskRow(row, task)).filter((task) => !isSettled(task));
  const next = Math.min(...open.map(({ retryAt }) => retryAt ?? now));
  return open.length > 0 && next - now > CHECK_WAIT ? next : null;
}

const isSettled = ({ state }: TaskRow): boolean => state === 'VERIFIED' || state === 'IN_REVIEW';

/** Whether the member has nothing left to do: every task is verified or ready for review. */
export const isComplete = (quest: QuestSpec, row: SubmissionRow): boolean =>
  quest.tasks.every((task) => isSettled(taskRow(row, task)));

export const needsReview = (quest: QuestSpec): boolean =>
  quest.tasks.some((task) => isReviewed(task, quest.values.validation));

/** Whether a submission is in the sample that the team reviews. Always the same for the same submission. */
const isSampled = ({ values }: QuestSpec, { id }: SubmissionRow): boolean =>
  values.validation === 'AUTO_THEN_SAMPLE' && hashOf(id, 'sample') % 100 < values.samplePercent;

/** Updates a submission after a task has changed: without a review it is finished with its last task. */
export function progress(context: MemberContext, quest: QuestSpec, row: SubmissionRow): void {
  row.version += 1;
  if (row.state !== 'IN_PROGRESS' || !isComplete(quest, row) || needsReview(quest)) return;
  if (isSampled(quest, row)) markSubmitted(context, row);
  else finish(quest, row);
}

/** Submits for review. */
export function markSubmitted({ world }: Pick<MemberContext, 'world'>, row: SubmissionRow): void {
  row.state = 'IN_REVIEW';
  row.submittedAt = world.clock.now();
}

/** Finishes a submission; where not every member wins, the team or a raffle decides at the end. */
export function finish({ values }: QuestSpec, row: SubmissionRow): void {
  const { method } = values;
  row.state = method === 'RAFFLE' || method === 'TOP' ? 'APPROVED' : 'CLAIMABLE';
}
