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

/** Where a member stands with a quest (decision 73). */
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

/** Where one task of a submission stands. CHECK_FAILED is never the member's fault: we could not look. */
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

/** Why a task is NOT_SATISFIED: the wrong account or none, or what was asked for is not seen yet. */
export const failureReasons = ['IDENTITY', 'EVIDENCE'] as const;

/** A way to mend something: words, and a page of the user site. */
const fixSchema = z.object({ label: z.string(), path: z.string() });

/** A condition, as it came out for whoever asks; `met` is null where it could not be checked. */
export const conditionResultSchema = z.object({
  id: idSchema,
  /** The condition in words: "Has the role Holder". */
  label: z.string(),
  met: orNull(z.nullable(z.boolean())),
  have: textOrNull,
  need: textOrNull,
  why: textOrNull,
  fix: orNull(z.nullable(fixSchema)),
});
export type ConditionResult = z.infer<typeof conditionResultSchema>;

export const rewardSchema = z.object({
  kind: openEnum(z.enum(rewardKinds)),
  /** In words: "50 points", "0.1 SOL", "Holder". */
  label: z.string(),
  /** Whether it comes by itself; the team hands over what does not. */
  isGuaranteed: exactlyTrue,
  /** How many there still are to give; null where that is not counted. */
  left: orNull(z.nullable(z.int())),
});
export type Reward = z.infer<typeof rewardSchema>;
/** As a server tells it. */
export type RewardSent = z.input<typeof rewardSchema>;

export const recurrences = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** To whom rewards go. */
export const methods = ['ALL', 'FCFS', 'RAFFLE', 'TOP'] as const;
const questStatus = openEnum(z.enum(['SCHEDULED', 'LIVE', 'PAUSED', 'ENDED']));

const title = orElse(z.string(), 'Untitled quest');

/** The settings that members and reviewers see as they are saved, by their names in the definition. */
const settings = {
  recurrence: openEnum(z.enum(recurrences), 'ONCE'),
};

/** Reads them out of a saved quest; what is saved may be damaged. */
export const savedSettings = z.object({
  recurrence: orElse(z.enum(recurrences), 'ONCE'),
});

/** Whether the caller may take part, and the way in. */
const door = {
  /** Whether the caller is a member of the server; others can only read. Missing before others could. */
  isMember: orElse(z.boolean(), true),
  /** Invitation to the server on Discord; null for members, and where its team gives none. */
  inviteUrl: textOrNull,
};

const card = {
  slug: idSchema,
  title,
  categoryId: orElse(z.string(), ''),
  image: textOrNull,
  status: questStatus,
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }),
  /** SOL that its tasks have the member send, lamports as decimal text. Null from servers that don't say. */
  costLamports: orNull(z.nullable(lamportsText)),
  ...settings,
  /** How many may have it; null without a limit. `taken` counts those who do. */
  capacity: orNull(z.nullable(z.number())),
  taken: orNull(z.number()),
  startsAt: timeOrNull,
  endsAt: timeOrNull,
  /** Whether no person has to look at it. */
  isInstant: exactlyTrue,
  /** Median time from submission to decision, seconds; null where nothing was decided yet. */
  medianReviewSeconds: orNull(z.nullable(z.number())),
  conditions: listOf(conditionResultSchema, { what: 'condition', by: 'id', mayBeMissing: true }),
  /** MATCH_EVERY 0, MATCH_ANYONE 1 (spec §3). */
  match: orElse(z.number(), 0),
  method: openEnum(z.enum(methods)),
  /** Whether the conditions let the caller in. */
  isOpen: exactlyTrue,
  state: submissionState,
  /** When a recurring one begins again, or a failed one may be tried again. */
  availableAt: timeOrNull,
  /** Of an attempt in progress: when its next task can be done; null if one can be done now or in a moment. */
  waitsUntil: timeOrNull,
};

/** A quest on the board. */
export const questCardSchema = withLists({ ...card, taskKinds: textsSchema });
export type QuestCard = z.infer<typeof questCardSchema>;
export type QuestSettings = Pick<QuestCard, keyof typeof settings>;

export const questCategorySchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed category'),
  emoji: textOrNull,
  /** Address of the emoji's picture where it is the server's own; null for one of Unicode, and where it is gone. */
  emojiPicture: textOrNull,
  /** Its color, RGB as one integer. */
  color: orNull(z.nullable(z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)))),
  description: textOrNull,
  /** Of the quests in it that the caller sees, and of those the done ones. */
  total: orNull(z.number()),
  done: orNull(z.number()),
  /** Why it is closed to the caller; null when it is open. */
  lockedBecause: textOrNull,
});
export type QuestCategory = z.infer<typeof questCategorySchema>;

/** The quest of a submission, as its reviewer sees it. */
export const submittedQuest = {
  questId: idSchema,
  questTitle: title,
  /** Why members cannot take part in the quest now: "This quest is archived." Null where they can. */
  questNote: textOrNull,
  ...settings,
};

/** The caller's points of all time on a server, and their rank by them among the `members` with points. */
const standingSchema = z.object({
  points: orNull(z.number()),
  rank: orNull(z.nullable(z.number())),
  members: orNull(z.number()),
});

/** A quest whose reward waits to be taken. */
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

/** GET /questboard/{slug} */
export const questBoardSchema = withLists({
  server: boardServerSchema,
  ...door,
  /** Null for people who aren't members. */
  standing: orNull(z.nullable(standingSchema)),
  categories: listOf(questCategorySchema, { what: 'category', by: 'id', mayBeMissing: true }),
  quests: listOf(questCardSchema, { what: 'quest', by: 'slug' }),
  /** The server's clock: what is due is counted by it. */
  now: timeOrNull,
});
export type QuestBoard = z.infer<typeof questBoardSchema>;

/** Poll and rating: counts of answers alone, never who gave them. */
const taskResultsSchema = z.object({
  total: z.int(),
  /** In the order of `options`; of a rating, from 1 to its scale. */
  counts: z.array(z.object({ option: z.string(), count: z.int() })),
});
export type TaskResults = z.infer<typeof taskResultsSchema>;

/** A task as its member sees it. Right answers, addresses of APIs and codes are not in it. */
export const questTaskSchema = z.object({
  id: idSchema,
  /** One of the kinds of the quest editor, unless the server knows more. */
  kind: orElse(z.string(), 'UNKNOWN'),
  prompt: orElse(z.string(), ''),
  /** Answers to choose from: quiz and poll. */
  options: textsSchema,
  /** OPINION: the highest number, counted from 1. */
  scale: orNull(z.nullable(z.number())),
  /** TEXT: the least length. */
  minChars: orNull(z.nullable(z.number())),
  /** NUMBER: the lowest and the highest. */
  min: orNull(z.nullable(z.number())),
  max: orNull(z.nullable(z.number())),
  /** FILE: the largest size, MB. */
  fileSize: orNull(z.nullable(z.number())),
  /** Page one has to go to. Of a task on another site it is its page for members, never the address of its API. */
  link: textOrNull,
  /** What that page is, in a word or two: "#general", "@castlebots"; null where its kind says enough. */
  linkLabel: textOrNull,
  /** What is needed, in words: "1 of Keepers of the Tower in your linked wallets". */
  need: textOrNull,
  /** ONCHAIN_TX: the account or program a transaction has to go to (base58). */
  target: textOrNull,
  /** ONCHAIN_TX as a transfer of SOL: the receiving account (base58) and the exact amount, lamports as decimal text. */
  transfer: orNull(z.nullable(z.object({ to: z.string(), lamports: z.string() }))),
  /** The account of the member's it is looked up for: "@mira on X". */
  account: textOrNull,
  /** INVITE: the member's own invitation to the server. */
  inviteUrl: textOrNull,
  /** Whether a person looks at it. */
  isReviewed: exactlyTrue,
  state: taskState,
  reason: orNull(z.nullable(z.enum(failureReasons))),
  /** What the last look at it said. */
  message: chainTextOrNull,
  fix: orNull(z.nullable(fixSchema)),
  /** Why a reviewer rejected it in this try or the one before; null once it was sent again and reviewed. */
  rejection: textOrNull,
  /** What was sent last. */
  answer: textOrNull,
  /** What everyone answered; null before one's own answer counts, and for kinds without counts. */
  results: orNull(z.nullable(taskResultsSchema)),
  /** FILE: what is attached to it. */
  files: uploadedFiles,
  checkedAt: timeOrNull,
  /** Not to be tried before. */
  retryAt: timeOrNull,
  /**
   * QUIZ: wrong answers in a row before the wait of `retryAfterSeconds` (`of`), and how many are left. Null for other
   * tasks, and once it is done.
   */
  tries: orNull(z.nullable(z.object({ of: z.int(), left: z.int() }))),
});
export type QuestTask = z.infer<typeof questTaskSchema>;

/** An attempt of before, with what came of it. */
export const attemptSchema = z.object({
  id: idSchema,
  state: submissionState,
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
  /** What the reviewer wrote. */
  note: textOrNull,
  files: uploadedFiles,
});

/** A raffle, or a quest whose winners the team chooses. */
const contestSchema = z.object({
  /** Members whose submission takes part. */
  entries: z.int(),
  /** When the winners are drawn; null where the team chooses them after the end. */
  drawsAt: timeOrNull,
  /** Whether the winners are known. */
  isDecided: exactlyTrue,
});
export type Contest = z.infer<typeof contestSchema>;

/** GET /questboard/{slug}/quests/{questSlug}: the quest and where the caller stands with it. */
export const questSchema = withLists({
  ...card,
  server: boardServerSchema,
  ...door,
  description: orElse(z.string(), ''),
  winners: orNull(z.nullable(z.number())),
  /** The place one has won, where the team chooses the best; null for none. */
  place: orNull(z.nullable(z.number())),
  /** Null where everyone who completes it wins, or the first do. */
  contest: orNull(z.nullable(contestSchema)),
  /** Whether a failed or rejected try may be repeated; null where that is unknown. */
  hasRetries: orNull(z.nullable(z.boolean())),
  /**
   * The wait after a rejection, and after the last wrong answer of a quiz, seconds; null without another try, or where
   * it is unknown.
   */
  retryAfterSeconds: orNull(z.nullable(z.int())),
  tasks: listOf(questTaskSchema, { what: 'task', by: 'id' }),
  submittedAt: timeOrNull,
  claimedAt: timeOrNull,
  /** Whether a rejected one may be tried again, at `availableAt`. */
  mayRetry: exactlyTrue,
  /** What the reviewer wrote. */
  note: textOrNull,
  /**
   * Rewards of the caller's last claim, in the order of the quest's rewards. A recurring quest keeps them after it
   * opens again.
   */
  deliveries: listOf(deliverySchema, { what: 'reward', mayBeMissing: true }),
  /** When `deliveries` were claimed; null before the first claim. Unlike `claimedAt`, kept when the quest opens again. */
  rewardedAt: timeOrNull,
  /** Changes by that claim; null before it, and if it brought no points. */
  gain: orNull(z.nullable(gainSchema)),
  attempts: listOf(attemptSchema, { what: 'attempt', by: 'id', mayBeMissing: true }),
  now: timeOrNull,
});
export type Quest = z.infer<typeof questSchema>;
