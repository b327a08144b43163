import { boardPart } from '@/features/earning/quests/board/boardPart';
import { methods, savedSettings, type ConditionResult } from '@/features/earning/quests/quest';
import { questCost } from '@/features/modules/definitions/quest/questCost';
import { ownEmojiIn } from '@/features/server/discord/emoji';
import { SECOND } from '@/shared/time/durations';
import { iso, isoOrNull } from '../../store/clock';
import { knownOrFirst, type QuestSpec } from './questOf';
import type { GuildRow } from '../guilds/rows';
import { emojiPicture } from '../pictures/pictureOf';
import { standingOf } from '../point-balances/ranking';
import type { MemberContext } from '../conditions/conditions';
import { inviteUrl } from '../quest-invites/invites';
import { filesOf, uploadView } from '../files/uploads';
import { isReviewed, needsAnswer } from './check';
import {
  accountFor,
  fixOf,
  isBeforeLinking,
  linkLabelOf,
  linkOf,
  needOf,
  transferFor,
} from './check/needs';
import { categoriesIn, locksOf } from './categories';
import type { QuestTask } from './taskIds';
import { retryAfter } from './recurrence';
import { deliveriesOf, gainOfClaim } from './deliveries';
import { rewardView } from './rewards';
import { submissionsOf, type SubmissionRow } from './rows';
import {
  attemptsAt,
  availableAt,
  conditionsFor,
  currentAt,
  needsReview,
  takenOf,
  taskRow,
  waitsUntil,
} from './submissions';
import { rejectionOf } from './rejections';
import { resultsOf } from './results';
import { triesOf } from './tries';
import { contestOf, placeOf } from './winners';

/** The still picture for a custom emoji of that server; null for other texts, and for a deleted emoji. */
function stillPictureOf({ emoji }: GuildRow, text: string): string | null {
  const own = ownEmojiIn(text);
  const row = own && emoji.find(({ id }) => id === own.id);
  return row ? emojiPicture(row.name, row.animated) : null;
}

export const serverView = ({ id, slug, name, icon }: GuildRow) => ({ id, slug, name, icon });

/** Median time of reviews of a quest, seconds. */
export function medianReview(
  { world }: Pick<MemberContext, 'world'>,
  questId: string,
): number | null {
  const times = submissionsOf(world.db, questId)
    .flatMap(({ submittedAt, decision }) =>
      submittedAt !== null && decision !== null
        ? [Math.round((decision.at - submittedAt) / 1000)]
        : [],
    )
    .toSorted((one, other) => one - other);
  return times[Math.floor((times.length - 1) / 2)] ?? null;
}

/** Retry rules, for members to know before their first attempt. */
function retriesOf({ values }: QuestSpec) {
  const wait = retryAfter(values.retryAfterFail);
  return { hasRetries: wait !== null, retryAfterSeconds: wait === null ? null : wait / SECOND };
}

/** Decisions that can still be undone are visible only to reviewers. */
function partsOf(context: MemberContext, quest: QuestSpec, row: SubmissionRow | undefined) {
  const { world } = context;
  const { values } = quest;
  return {
    slug: quest.slug,
    title: quest.title,
    categoryId: quest.categoryId,
    image: values.image || null,
    status: quest.status,
    rewards: values.rewards.map((reward) => rewardView(context, reward)),
    costLamports: questCost(quest.tasks)?.toString() ?? null,
    ...savedSettings.parse(values),
    capacity: quest.capacity,
    taken: takenOf({ world }, quest.id),
    startsAt: isoOrNull(quest.startsAt),
    endsAt: isoOrNull(quest.endsAt),
    isInstant: !needsReview(quest),
    medianReviewSeconds: medianReview(context, quest.id),
    ...conditionsFor(context, quest),
    method: knownOrFirst(methods, quest.values.method),
    state: row?.state ?? ('NOT_STARTED' as const),
    availableAt: isoOrNull(availableAt(quest, row)),
    waitsUntil: isoOrNull(waitsUntil(quest, row, world.clock.now())),
  };
}

/** A quest as shown on the board. */
export const cardView = (context: MemberContext, quest: QuestSpec) =>
  cardViewOf(context, quest, currentAt(context, quest));

/** The same for a given submission. */
export const cardViewOf = (
  context: MemberContext,
  quest: QuestSpec,
  row: SubmissionRow | undefined,
) => ({
  ...partsOf(context, quest, row),
  taskKinds: [...new Set(quest.tasks.map(({ kind }) => kind))],
});

/** A quest with a reward to claim. */
export const claimableView = (context: MemberContext, quest: QuestSpec) => ({
  server: serverView(context.guild),
  slug: quest.slug,
  title: quest.title,
  rewards: quest.values.rewards.map((reward) => rewardView(context, reward)),
});

/** The quest of a submission, as its reviewer sees it. */
export const submittedQuestView = (quest: QuestSpec) => ({
  questId: quest.id,
  questTitle: quest.title,
  questNote: quest.offBoard ?? (quest.status === 'PAUSED' ? 'This quest is paused.' : null),
  ...savedSettings.parse(quest.values),
});

/** Whether the user is a member, and for others the invite. */
const doorOf = ({ inviteUrl: invite }: GuildRow, isMember: boolean) => ({
  isMember,
  inviteUrl: isMember ? null : invite,
});

/** A quest as a user who isn't a member sees it: without tries of an earlier membership. */
export const visitorQuestView = (context: MemberContext, quest: QuestSpec) => {
  const view = questViewOf(context, quest, undefined, []);
  const tasks = view.tasks.map((task) => ({ ...task, inviteUrl: null }));
  return { ...view, ...doorOf(context.guild, false), tasks };
};

/** A quest with its tasks. */
export function questView(context: MemberContext, quest: QuestSpec) {
  return questViewOf(context, quest, currentAt(context, quest), attemptsAt(context, quest.id));
}

/** The same for a submission that may not be in the table, as in a preview. */
export function questViewOf(
  context: MemberContext,
  quest: QuestSpec,
  row: SubmissionRow | undefined,
  attempts: readonly SubmissionRow[],
) {
  const isDecided = row?.decision !== null && row?.state !== 'IN_REVIEW';
  const claimed = [row, ...attempts.toReversed()].find(
    (each) => (each?.claimedAt ?? null) !== null,
  );
  return {
    ...partsOf(context, quest, row),
    server: serverView(context.guild),
    ...doorOf(context.guild, true),
    description: quest.values.description,
    winners: quest.values.method === 'ALL' ? null : quest.values.winners,
    place: placeOf(context.world, quest, row),
    contest: contestOf(context.world, quest),
    ...retriesOf(quest),
    tasks: quest.tasks.map((task) => taskView(context, quest, task, row, attempts)),
    submittedAt: isoOrNull(row?.submittedAt ?? null),
    claimedAt: isoOrNull(row?.claimedAt ?? null),
    mayRetry: row?.state === 'REJECTED' && availableAt(quest, row) !== null,
    note: isDecided ? (row?.decision?.note ?? null) : null,
    deliveries: claimed ? deliveriesOf(context, claimed, quest.values.rewards) : [],
    rewardedAt: isoOrNull(claimed?.claimedAt ?? null),
    gain: claimed ? gainOfClaim(context, claimed) : null,
    attempts: attempts.filter((each) => each !== row).map((each) => attemptView(context, each)),
    now: iso(context.world.clock.now()),
  };
}

const attemptView = (
  { world }: MemberContext,
  { id, state, submittedAt, decision }: SubmissionRow,
) => ({
  id,
  state,
  submittedAt: isoOrNull(submittedAt),
  decidedAt: isoOrNull(decision?.at ?? null),
  note: decision?.note ?? null,
  files: world.db.uploads.filter(({ submissionId }) => submissionId === id).map(uploadView),
});

/** A task as members may see it: without right answers and addresses of APIs. */
function taskView(
  context: MemberContext,
  quest: QuestSpec,
  task: QuestTask,
  submission: SubmissionRow | undefined,
  attempts: readonly SubmissionRow[],
) {
  const checked = taskRow(submission, task);
  const row = isBeforeLinking(context, task, checked)
    ? { ...checked, state: 'TODO' as const, reason: null, message: null }
    : checked;
  const { kind } = task;
  const only = <T>(wanted: string, value: T) => (kind === wanted ? value : null);
  return {
    id: task.id,
    kind,
    prompt: task.prompt,
    options: kind === 'QUIZ' || kind === 'POLL' ? [...task.options] : [],
    scale: only('OPINION', task.scale),
    minChars: only('TEXT', task.minChars),
    min: only('NUMBER', task.min),
    max: only('NUMBER', task.min + task.room),
    fileSize: only('FILE', task.fileSize),
    link: linkOf(context, task),
    linkLabel: linkLabelOf(context, task),
    need: needOf(context, task),
    target: only('ONCHAIN_TX', task.account),
    transfer: transferFor(task),
    account: accountFor(context, task),
    inviteUrl:
      kind === 'INVITE'
        ? inviteUrl(context.world, { questId: quest.id, userId: context.userId })
        : null,
    isReviewed: isReviewed(task, quest.values.validation),
    state: row.state,
    reason: row.reason,
    message: row.message,
    fix: fixOf(row, task),
    rejection: rejectionOf(task, submission, attempts),
    answer: needsAnswer(task) ? row.answer : null,
    results: resultsOf(context.world, quest, task, row),
    files:
      kind === 'FILE' && submission
        ? filesOf(context.world, submission.id, task.id).map(uploadView)
        : [],
    checkedAt: isoOrNull(row.checkedAt),
    retryAt: isoOrNull(row.retryAt),
    tries: triesOf(task, quest.values.retryAfterFail, row, context.world.clock.now()),
  };
}

/** A part of a server's board: categories and their quests are in the team's order. */
export function boardView(
  context: MemberContext,
  quests: readonly QuestSpec[],
  call: Parameters<typeof boardPart>[1] = {},
  { isMember } = { isMember: true },
) {
  const { world, guild, userId } = context;
  const cards = quests.map((quest) =>
    isMember ? cardView(context, quest) : cardViewOf(context, quest, undefined),
  );
  const categories = categoriesOf(context, quests, cards);
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const placeOf = ({ categoryId }: (typeof cards)[number]) => places.get(categoryId) ?? places.size;
  const now = world.clock.now();
  const inOrder = cards.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    server: serverView(guild),
    ...doorOf(guild, isMember),
    standing: isMember ? standingOf(world, guild.id, userId) : null,
    categories,
    ...boardPart({ categories, quests: inOrder }, call, now),
    now: iso(now),
  };
}

function categoriesOf(
  context: MemberContext,
  quests: readonly QuestSpec[],
  cards: readonly ReturnType<typeof cardView>[],
) {
  const onBoard = categoriesIn(context.world, context.guild, quests).filter(
    ({ enabled }) => enabled,
  );
  return onBoard.map((category) => {
    const { id, name, values } = category;
    const { emoji } = values;
    const inside = cards.filter(({ categoryId }) => categoryId === id);
    const locks = locksOf(context, category);
    return {
      id,
      name,
      emoji: emoji || null,
      emojiPicture: stillPictureOf(context.guild, emoji),
      color: colorOf(values.colour),
      description: values.description || null,
      total: inside.length,
      done: inside.filter(({ state }) => state === 'CLAIMED').length,
      lockedBecause: locks.length === 0 ? null : locks.map(lockWords).join(' '),
    };
  });
}

/** The stored color; null for an invalid one. */
const colorOf = (color: number): number | null =>
  Number.isInteger(color) && color >= 0 && color <= 0xff_ff_ff ? color : null;

/** The label alone would read as if the condition were met. */
const lockWords = ({ label }: ConditionResult) => `Not met: ${label}.`;
