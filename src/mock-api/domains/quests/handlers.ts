import * as endpoints from '@/features/earning/quests/endpoints';
import { done, refuse, Refusal, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { makeInvite } from '../quest-invites/invites';
import { serverOfMember, serverOfVisitor } from '../members/boardOf';
import type { MemberContext } from '../conditions/conditions';
import type { UserRow } from '../accounts/rows';
import { createMutex } from '../../store/mutex';
import { filesOf } from '../files/uploads';
import type { World } from '../../store/world';
import { isReviewed, checkTask, needsAnswer } from './check';
import type { Outcome } from './check/outcome';
import { tidyAnswer } from '@/features/earning/quests/answerInput';
import { wrongAnswer } from './check/wrongAnswer';
import { locksOf } from './categories';
import { claim } from './claim';
import { connectionHash, noteConnection, sharedConnection } from './connections';
import { guardsOf } from './guards';
import type { QuestSpec } from './questOf';
import type { SubmissionRow } from './rows';
import type { QuestTask } from './taskIds';
import { rewardView } from './rewards';
import { waitInWords } from './recurrence';
import { settleAll, settleQuests } from './settle';
import {
  attemptsAt,
  availableAt,
  conditionsFor,
  currentAt,
  freshTask,
  markSubmitted,
  isComplete,
  isFull,
  needsReview,
  noteOutcome,
  openAttempt,
  progress,
} from './submissions';
import { boardView, claimableView, questView, visitorQuestView } from './views';

export interface Found extends MemberContext {
  quest: QuestSpec;
}

/** Whether a quest off the board still concerns a member: a submission or a reward is open, or they claimed before. */
function isTheirs(context: MemberContext, quest: QuestSpec): boolean {
  const state = currentAt(context, quest)?.state;
  if (state === 'IN_REVIEW' || state === 'APPROVED' || state === 'CLAIMABLE') return true;
  // Notifications about the reward link to the quest.
  return attemptsAt(context, quest.id).some(({ claimedAt }) => claimedAt !== null);
}

/** The quest of a request, for a member of its server, after everything due has been done. */
export async function questAt(
  world: World,
  user: UserRow,
  { slug, questSlug }: { slug: string; questSlug: string },
): Promise<Found | Refusal<'not-a-member' | 'quest-not-found' | 'server-not-found'>> {
  const context = serverOfMember(world, user, slug);
  if (context instanceof Refusal) return context;
  const { board, away } = await settleAll(world, context.guild);
  const isAsked = ({ slug }: QuestSpec) => slug === questSlug;
  const quest =
    board.find(isAsked) ?? away.find((each) => isAsked(each) && isTheirs(context, each));
  return quest ? { ...context, quest } : refuse('quest-not-found', 'Quest not found.');
}

/** Why a quest cannot be worked on now; null where it can. */
export function closed(
  found: Found,
): Refusal<
  | 'all-claimed'
  | 'no-nfts-left'
  | 'quest-ended'
  | 'quest-locked'
  | 'quest-not-open'
  | 'requirements-not-met'
> | null {
  const { quest } = found;
  if (quest.status === 'ENDED') return refuse('quest-ended', 'This quest has ended.');
  if (quest.status !== 'LIVE')
    return refuse(
      'quest-not-open',
      quest.status === 'SCHEDULED' ? 'This quest hasn’t started yet.' : 'This quest is paused.',
    );
  if (isFull(found, quest)) return refuse('all-claimed', 'All rewards are claimed.');
  if (!currentAt(found, quest) && lacksPieces(found, quest))
    return refuse('no-nfts-left', 'No NFTs left to claim right now. Try again later.');
  const { isOpen } = conditionsFor(found, quest);
  if (isOpen) return null;
  const [lock] = quest.category ? locksOf(found, quest.category) : [];
  if (lock)
    return refuse('quest-locked', `This quest’s category is locked. Not met: ${lock.label}.`);
  const guard = guardsOf(found, quest).find(({ met }) => met !== true);
  return refuse(
    'requirements-not-met',
    guard?.why ?? 'You don’t meet the requirements of this quest.',
  );
}

/**
 * Whether it gives NFTs and none is left now. Members who have started may continue, because an NFT may become
 * available again.
 */
const lacksPieces = (found: Found, quest: QuestSpec): boolean =>
  quest.values.rewards.some((reward) => rewardView(found, reward).left === 0);

const withQuestLock = createMutex();

export const questRoutes = serve(endpoints, {
  getQuestBoard: async ({ world, user, params, query }) => {
    const visit = serverOfVisitor(world, user, params.slug);
    if (visit instanceof Refusal) return visit;
    return done(boardView(visit, await settleQuests(world, visit.guild), query, visit));
  },

  listClaimableQuests: async ({ world, user }) => done({ quests: await claimablesOf(world, user) }),

  getMemberQuest: async ({ world, user, params }) => {
    const visit = serverOfVisitor(world, user, params.slug);
    if (visit instanceof Refusal) return visit;
    if (!visit.isMember) return visitorQuest(visit, params.questSlug);
    const found = await questAt(world, user, params);
    if (found instanceof Refusal) return found;
    see(found);
    return done(questView(found, found.quest));
  },

  // One at a time: a transaction found by two requests at the same moment counts once.
  checkTask: ({ world, user, params, address, body: { answer = '', isAutomatic = false } }) =>
    withQuestLock(world, async () => {
      const found = await questAt(world, user, params);
      return found instanceof Refusal
        ? found
        : check(found, params.taskId, { typed: answer.trim(), isAutomatic, address });
    }),

  submitQuest: ({ world, user, params, address }) =>
    withQuestLock(world, async () => {
      const found = await questAt(world, user, params);
      return found instanceof Refusal ? found : submit(found, address);
    }),

  claimQuest: async ({ world, user, params, address }) => {
    const found = await questAt(world, user, params);
    if (found instanceof Refusal) return found;
    const refusal = await claim(found, found.quest, address);
    return refusal ?? done(questView(found, found.quest), 'Claimed');
  },
});

/** A quest on the board of a server that the user isn't a member of. The visit isn't counted. */
async function visitorQuest(context: MemberContext, questSlug: string) {
  const board = await settleQuests(context.world, context.guild);
  const quest = board.find(({ slug }) => slug === questSlug);
  return quest
    ? done(visitorQuestView(context, quest))
    : refuse('quest-not-found', 'Quest not found.');
}

/** A user's claimable rewards, from the server joined first; none on servers they have left. */
async function claimablesOf(world: World, user: UserRow) {
  const tried = new Set(
    world.db.submissions.flatMap((row) => (row.userId === user.id ? [row.serverId] : [])),
  );
  const found = [];
  for (const { slug } of world.db.guilds.filter(({ id }) => tried.has(id))) {
    const context = serverOfMember(world, user, slug);
    if (context instanceof Refusal) continue;
    const { board, away } = await settleAll(world, context.guild);
    for (const quest of [...board, ...away])
      if (currentAt(context, quest)?.state === 'CLAIMABLE')
        found.push(claimableView(context, quest));
  }
  return found;
}

/** Files attached to a task of the current submission. */
function filesToHandIn(found: Found, quest: QuestSpec, task: QuestTask) {
  const row = currentAt(found, quest);
  return row?.state === 'IN_PROGRESS' ? filesOf(found.world, row.id, task.id) : [];
}

interface SentCheck {
  typed: string;
  /** Whether the page started the check automatically. */
  isAutomatic: boolean;
  address: string | null;
}

/** Saves the answer to a task, and checks whether the task is done. */
async function check(found: Found, taskId: string, sent: SentCheck) {
  const { world, quest } = found;
  const { typed, isAutomatic, address } = sent;
  const task = quest.tasks.find(({ id }) => id === taskId);
  if (!task) return refuse('task-not-found', 'Task not found.');
  const answer = tidyAnswer(task.kind, typed);
  const refusal = closed(found);
  if (refusal) return refusal;
  const wrong = needsAnswer(task) ? wrongAnswer(task, answer) : null;
  if (wrong !== null) return wrongFields([{ path: 'answer', message: wrong }]);
  if (task.kind === 'FILE' && filesToHandIn(found, quest, task).length === 0)
    return wrongFields([{ path: 'answer', message: 'Attach a file first.' }]);
  const connection = await connectionHash(found, quest, address);
  const shared = sharedConnection(found, quest, connection);
  if (shared) return shared;
  const now = world.clock.now();
  const isForTeam = isReviewed(task, quest.values.validation);
  const waiting = currentAt(found, quest);
  if (waiting?.state === 'IN_REVIEW' && isForTeam && needsAnswer(task))
    return correct(found, waiting, task, answer);
  const submission = openAttempt(found, quest);
  if (!submission) return refusedNow(found, now);
  const row = submission.tasks[task.id] ?? freshTask();
  // A verified task stays verified.
  if (row.state === 'VERIFIED' && !isForTeam) return done(questView(found, quest));
  if (row.retryAt !== null && now < row.retryAt)
    return refuse(
      'too-many-requests',
      `You can try again in ${waitInWords(row.retryAt - now)}.`,
      null,
      {
        'Retry-After': String(Math.ceil((row.retryAt - now) / 1000)),
      },
    );
  const kept = needsAnswer(task) ? answer : null;
  if (row.answer !== kept) row.openedAt = null;
  row.answer = kept;
  row.openedAt ??= now;
  row.checkedAt = now;
  const outcome: Outcome = isForTeam
    ? { state: 'IN_REVIEW', reason: null, message: null }
    : await checkTask(found, quest, task, row);
  const isTry = !isAutomatic || needsAnswer(task);
  noteOutcome(quest, submission, task, { row, outcome, now, isTry });
  progress(found, quest, submission);
  noteConnection(found, quest, connection);
  world.changed();
  return done(questView(found, quest));
}

/**
 * Replaces a text that waits for review. It keeps its position in the queue; the version tells a reviewer with the old
 * text that it changed.
 */
function correct(found: Found, submission: SubmissionRow, task: QuestTask, answer: string) {
  const { world, quest } = found;
  if (submission.decision !== null)
    return refuse(
      'already-submitted',
      'A reviewer is deciding on this now. You’ll see the result in a moment.',
    );
  const row = submission.tasks[task.id] ?? freshTask();
  if (row.answer !== answer) {
    submission.tasks[task.id] = { ...row, answer, checkedAt: world.clock.now() };
    submission.version += 1;
    world.changed();
  }
  return done(questView(found, quest), 'Saved');
}

/** Submits the quest for review. */
async function submit(found: Found, address: string | null) {
  const { world, quest } = found;
  const connection = await connectionHash(found, quest, address);
  const refusal = closed(found) ?? sharedConnection(found, quest, connection);
  if (refusal) return refusal;
  const submission = openAttempt(found, quest);
  if (submission?.state !== 'IN_PROGRESS' || !needsReview(quest))
    return refuse('nothing-to-submit', 'Nothing to submit.');
  if (!isComplete(quest, submission))
    return refuse('tasks-incomplete', 'Complete all tasks first.');
  markSubmitted(found, submission);
  submission.version += 1;
  noteConnection(found, quest, connection);
  world.changed();
  return done(questView(found, quest), 'Submitted');
}

/** Why a member cannot start or continue a submission. */
function refusedNow(
  found: Found,
  now: number,
): Refusal<'already-submitted' | 'no-more-attempts' | 'too-early'> {
  const row = currentAt(found, found.quest);
  if (row?.state !== 'REJECTED')
    return refuse('already-submitted', 'You already submitted or completed this quest.');
  const from = availableAt(found.quest, row);
  return from === null
    ? refuse('no-more-attempts', 'You can’t try this quest again.')
    : refuse('too-early', `You can try again in ${waitInWords(from - now)}.`);
}

/** Counts each member who has seen a quest once. Creates their own invitation if the quest needs one. */
function see({ world, guild, userId, quest }: Found): void {
  if (quest.tasks.some(({ kind }) => kind === 'INVITE'))
    makeInvite(world, { serverId: guild.id, questId: quest.id, userId });
  const { questViews } = world.db;
  if (questViews.some((row) => row.questId === quest.id && row.userId === userId)) return;
  questViews.push({ questId: quest.id, userId });
  world.changed();
}
