import * as z from 'zod/mini';
import { deliverySchema, gainSchema, rewardKinds } from '@/features/earning/reward-moment/delivery';
import { uploadedFiles } from '@/features/earning/uploads/uploadedFile';
import {
  exactlyTrue,
  idSchema,
  lamportsText,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { chainTextOrNull } from '@/shared/solana/chainText';
import { boardServerSchema } from './boardServer';
import { contestSchema } from './contest/contest';

/** The state of a member's submission (docs/product/quests.md). */
export const submissionStates = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'IN_REVIEW',
  'APPROVED',
  'CLAIMABLE',
  'CLAIMED',
  'REJECTED',
  'EXPIRED',
  'REVOKED',
] as const;
export type SubmissionState = (typeof submissionStates)[number];
export const submissionState = openEnum(z.enum(submissionStates));

/** The state of one task of a submission. CHECK_FAILED is never the member's fault: the check could not run. */
export const taskStates = [
  'TODO',
  'CHECKING',
  'VERIFIED',
  'NOT_SATISFIED',
  'CHECK_FAILED',
  'IN_REVIEW',
  'REJECTED',
] as const;
export type TaskState = (typeof taskStates)[number];
export const taskState = openEnum(z.enum(taskStates));

/** Why a task is NOT_SATISFIED: the wrong account or none, or the required action isn't visible yet. */
export const failureReasons = ['IDENTITY', 'EVIDENCE'] as const;

/** A way to fix a problem: a label, and a page of the user site. */
const fixSchema = z.object({ label: z.string(), path: z.string() });

/** A condition with its result for the caller; `met` is null if it could not be checked. */
export const conditionResultSchema = z.object({
  id: idSchema,
  label: z.string().check(z.describe('The condition in words, such as “Has the role Holder”.')),
  met: orNull(z.nullable(z.boolean())).check(
    z.describe('Whether the caller meets it; null if that couldn’t be checked.'),
  ),
  have: textOrNull.check(z.describe('What the caller has, in words.')),
  need: textOrNull.check(z.describe('What is needed, in words.')),
  why: textOrNull.check(z.describe('Why it isn’t met; null if it is.')),
  fix: orNull(z.nullable(fixSchema)).check(
    z.describe('Page of the user site where the caller can change that; null without one.'),
  ),
});
export type ConditionResult = z.infer<typeof conditionResultSchema>;

export const rewardSchema = z.object({
  kind: openEnum(z.enum(rewardKinds)),
  label: z
    .string()
    .check(z.describe('In words, such as “50 points”, “0.1 SOL” or the name of a role.')),
  isGuaranteed: exactlyTrue.check(
    z.describe(
      'Whether the ledger wallet or the bot delivers it. Everything else comes from the server’s team.',
    ),
  ),
  left: orNull(z.nullable(z.int())).check(
    z.describe('How many can still be given; null if that isn’t counted.'),
  ),
});
export type Reward = z.infer<typeof rewardSchema>;
/** A reward as the server sends it. */
export type RewardSent = z.input<typeof rewardSchema>;

export const recurrences = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** How winners are chosen. */
export const methods = ['ALL', 'FCFS', 'RAFFLE', 'TOP'] as const;
const questStatus = openEnum(z.enum(['SCHEDULED', 'LIVE', 'PAUSED', 'ENDED']));

const title = orElse(z.string(), 'Untitled quest');

/** Settings that members and reviewers see as saved, by their names in the definition. */
const settings = {
  recurrence: openEnum(z.enum(recurrences), 'ONCE'),
};

/** Reads the settings of a saved quest, which may be damaged. */
export const savedSettings = z.object({
  recurrence: orElse(z.enum(recurrences), 'ONCE'),
});

/** Whether the caller may take part, and how to join. */
export const door = {
  isMember: orElse(z.boolean(), true).check(
    z.describe('Whether the caller is a member of the server. Others can only read.'),
  ),
  inviteUrl: textOrNull.check(
    z.describe('Invite to the server on Discord; null for members, and if the team gives none.'),
  ),
};

const card = {
  slug: idSchema,
  title,
  categoryId: orElse(z.string(), ''),
  image: textOrNull,
  status: questStatus,
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }),
  costLamports: orNull(z.nullable(lamportsText)).check(
    z.describe('SOL that its tasks have the member send, in lamports; null for none.'),
  ),
  ...settings,
  capacity: orNull(z.nullable(z.number())).check(
    z.describe('How many members can get the reward; null without a limit.'),
  ),
  taken: orNull(z.number()).check(z.describe('How many of `capacity` are taken.')),
  startsAt: timeOrNull,
  endsAt: timeOrNull,
  isInstant: exactlyTrue.check(z.describe('Whether no task is reviewed by a person.')),
  medianReviewSeconds: orNull(z.nullable(z.number())).check(
    z.describe(
      'Median time from submission to decision, in seconds; null before the first decision.',
    ),
  ),
  conditions: listOf(conditionResultSchema, { what: 'condition', by: 'id', mayBeMissing: true }),
  match: orElse(z.number(), 0).check(
    z.describe('0 if members must meet every condition, 1 if one is enough.'),
  ),
  method: openEnum(z.enum(methods)).check(
    z.describe(
      'Members who get the reward: ALL who complete it, the first (FCFS), members drawn after the end (RAFFLE), or members chosen by the team after the end (TOP).',
    ),
  ),
  isOpen: exactlyTrue.check(z.describe('Whether the caller meets the conditions.')),
  state: submissionState,
  availableAt: timeOrNull.check(
    z.describe(
      'When a recurring quest opens again, or a rejected one can be tried again; null otherwise.',
    ),
  ),
  waitsUntil: timeOrNull.check(
    z.describe(
      'When the next task of the attempt in progress can be done; null if one can be done now or in a moment.',
    ),
  ),
};

/** A quest on the board. */
export const questCardSchema = withLists({ ...card, taskKinds: textsSchema });
export type QuestCard = z.infer<typeof questCardSchema>;
export type QuestSettings = Pick<QuestCard, keyof typeof settings>;

/** The quest of a submission, as its reviewer sees it. */
export const submittedQuest = {
  questId: idSchema,
  questTitle: title,
  questNote: textOrNull.check(
    z.describe(
      'Why members can’t take part in the quest now, such as “This quest is paused.”; null if they can.',
    ),
  ),
  ...settings,
};

/** The caller's points of all time on a server, and their rank by them among the `members` with points. */
export const standingSchema = z.object({
  points: orNull(z.number()).check(z.describe('The caller’s points on the server, all time.')),
  rank: orNull(z.nullable(z.number())).check(z.describe('All-time rank; null without points.')),
  members: orNull(z.number()).check(z.describe('Number of members with points.')),
});

/** A quest with a reward ready to claim. */
export const claimableQuestSchema = withLists({
  server: boardServerSchema,
  slug: idSchema,
  title,
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }),
});
export type ClaimableQuest = z.infer<typeof claimableQuestSchema>;

/** GET /claimable-quests */
export const claimableQuestsSchema = withLists({
  quests: listOf(claimableQuestSchema, { what: 'quest' }),
});

/** Poll and rating: only the number of each answer, never who gave it. */
const taskResultsSchema = z.object({
  total: z.int().check(z.describe('Number of members who answered.')),
  counts: z
    .array(z.object({ option: z.string(), count: z.int() }))
    .check(z.describe('In the order of `options`; for a rating, from 1 to its scale.')),
});
export type TaskResults = z.infer<typeof taskResultsSchema>;

/** A task as its member sees it. It omits correct answers, API addresses and codes. */
export const questTaskSchema = z.object({
  id: idSchema,
  kind: orElse(z.string(), 'UNKNOWN').check(z.describe('As in the values of a quest.')),
  prompt: orElse(z.string(), ''),
  options: textsSchema.check(z.describe('QUIZ and POLL: answers to choose from.')),
  scale: orNull(z.nullable(z.number())).check(
    z.describe('OPINION: highest rating, from 1; null for other kinds, as for the fields below.'),
  ),
  minChars: orNull(z.nullable(z.number())).check(z.describe('TEXT: fewest characters.')),
  min: orNull(z.nullable(z.number())).check(z.describe('NUMBER: lowest number.')),
  max: orNull(z.nullable(z.number())).check(z.describe('NUMBER: highest number.')),
  fileSize: orNull(z.nullable(z.number())).check(
    z.describe('FILE: largest size of a file, in MB (1,048,576 bytes).'),
  ),
  link: textOrNull.check(
    z.describe(
      'Page to go to. For a task on another site, its page for members, never the address of its API.',
    ),
  ),
  linkLabel: textOrNull.check(
    z.describe('Name of that page, such as “#general”; null if the kind says enough.'),
  ),
  need: textOrNull.check(
    z.describe(
      'What is needed, in words, such as “1 of Keepers of the Tower in your linked wallets”.',
    ),
  ),
  target: textOrNull.check(
    z.describe('ONCHAIN_TX: account or program that a transaction has to go to (base58).'),
  ),
  transfer: orNull(z.nullable(z.object({ to: z.string(), lamports: z.string() }))).check(
    z.describe('ONCHAIN_TX as a transfer of SOL: the recipient (base58) and the exact lamports.'),
  ),
  account: textOrNull.check(
    z.describe('The caller’s account that is checked, such as “@mira on X”.'),
  ),
  inviteUrl: textOrNull.check(z.describe('INVITE: the caller’s own invite to the server.')),
  isReviewed: exactlyTrue.check(z.describe('Whether a person reviews it.')),
  state: taskState,
  reason: orNull(z.nullable(z.enum(failureReasons))).check(
    z.describe(
      'Why it is NOT_SATISFIED: IDENTITY, an account is missing or the wrong one; EVIDENCE, what was asked for wasn’t found. Null otherwise.',
    ),
  ),
  message: chainTextOrNull.check(z.describe('Result of the last check, in words.')),
  fix: orNull(z.nullable(fixSchema)),
  rejection: textOrNull.check(
    z.describe(
      'Why a reviewer rejected it, in this attempt or the one before; null once it was submitted again.',
    ),
  ),
  answer: textOrNull.check(z.describe('The last answer.')),
  results: orNull(z.nullable(taskResultsSchema)).check(
    z.describe(
      'Answers of all members, as counts; null until the caller’s own answer counts, and for other kinds.',
    ),
  ),
  files: uploadedFiles.check(z.describe('FILE: attached files.')),
  checkedAt: timeOrNull.check(z.describe('When it was last checked.')),
  retryAt: timeOrNull.check(z.describe('It can’t be checked again before then; null if it can.')),
  tries: orNull(z.nullable(z.object({ of: z.int(), left: z.int() }))).check(
    z.describe(
      'QUIZ: wrong answers allowed before the wait of `retryAfterSeconds` (`of`), and how many are left. Null for other kinds, and once it is done.',
    ),
  ),
});
export type QuestTask = z.infer<typeof questTaskSchema>;

/** An earlier attempt, with its outcome. */
export const attemptSchema = z.object({
  id: idSchema,
  state: submissionState,
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
  note: textOrNull.check(z.describe('What the reviewer wrote; null for nothing.')),
  files: uploadedFiles,
});

/** GET /questboard/{slug}/quests/{questSlug}: the quest and the caller's state in it. */
export const questSchema = withLists({
  ...card,
  server: boardServerSchema,
  ...door,
  description: orElse(z.string(), ''),
  winners: orNull(z.nullable(z.number())).check(
    z.describe('Number of winners; null if `method` is ALL.'),
  ),
  place: orNull(z.nullable(z.number())).check(
    z.describe('The caller’s place as chosen by the team, from 1; null for none.'),
  ),
  contest: orNull(z.nullable(contestSchema)).check(
    z.describe('Null unless `method` is RAFFLE or TOP.'),
  ),
  hasRetries: orNull(z.nullable(z.boolean())).check(
    z.describe('Whether a failed or rejected attempt can be repeated.'),
  ),
  retryAfterSeconds: orNull(z.nullable(z.int())).check(
    z.describe(
      'Wait after a rejection, and after the last wrong answer of a quiz, in seconds; null without retries.',
    ),
  ),
  tasks: listOf(questTaskSchema, { what: 'task', by: 'id' }),
  submittedAt: timeOrNull,
  claimedAt: timeOrNull,
  mayRetry: exactlyTrue.check(
    z.describe('Whether the rejected attempt can be repeated, at `availableAt`.'),
  ),
  note: textOrNull.check(
    z.describe('What the reviewer wrote, once the decision is in effect; null for nothing.'),
  ),
  deliveries: listOf(deliverySchema, { what: 'reward', mayBeMissing: true }).check(
    z.describe(
      'Rewards of the caller’s last claim, in the order of the quest’s rewards. A recurring quest keeps them after it opens again.',
    ),
  ),
  rewardedAt: timeOrNull.check(
    z.describe(
      'When `deliveries` were claimed; null before the first claim. Unlike `claimedAt`, kept when the quest opens again.',
    ),
  ),
  gain: orNull(z.nullable(gainSchema)).check(
    z.describe('What that claim changed; null before it, and if it brought no points.'),
  ),
  attempts: listOf(attemptSchema, { what: 'attempt', by: 'id', mayBeMissing: true }).check(
    z.describe('The caller’s earlier attempts, oldest first.'),
  ),
  now: timeOrNull.check(z.describe('The server’s time.')),
});
export type Quest = z.infer<typeof questSchema>;
