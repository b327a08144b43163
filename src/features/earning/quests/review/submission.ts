import * as z from 'zod/mini';
import {
  methods,
  rewardSchema,
  submissionState,
  submittedQuest,
  taskState,
} from '@/features/earning/quests/quest';
import { uploadedFiles } from '@/features/earning/uploads/uploadedFile';
import {
  exactlyTrue,
  idSchema,
  lamportsText,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';

/** Whose submission it is, as far as a reviewer of the server may know. */
export const submitterSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed member'),
  username: textOrNull,
  picture: textOrNull,
});

/** A sign that a submission may be made up. It decides nothing by itself. */
export const flagSchema = z.object({
  kind: openEnum(z.enum(['SAME_TEXT', 'SAME_FILE', 'SAME_WALLET', 'NEW_ACCOUNT'])),
  /** In words: "The same text as in 2 other submissions". */
  message: z.string(),
});

/** What was sent for one task. `answer` is text of a stranger. */
export const evidenceSchema = z.object({
  id: idSchema,
  kind: orElse(z.string(), 'UNKNOWN'),
  prompt: orElse(z.string(), ''),
  state: taskState,
  answer: textOrNull,
  files: uploadedFiles,
  /** What the look at it said: "Holds 2 of Keepers". */
  message: textOrNull,
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** A member's try at a quest, as a reviewer sees it. */
export const submissionSchema = withLists({
  id: idSchema,
  /** Goes up with each change; a decision carries the one it was made from. */
  version: orElse(z.number(), -1),
  ...submittedQuest,
  member: submitterSchema,
  state: submissionState,
  /** 1 for the first try. */
  attempt: orNull(z.number()),
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
  /** Display name of who decided. */
  decidedBy: textOrNull,
  /** A decision takes effect then, and can be undone before; null when there is none that waits. */
  effectiveAt: timeOrNull,
  /** What the member was told. */
  note: textOrNull,
  /** Whether it is the caller's own, which they may not decide. */
  isOwn: exactlyTrue,
  flags: listOf(flagSchema, { what: 'flag', mayBeMissing: true }),
  tasks: listOf(evidenceSchema, { what: 'task', by: 'id', mayBeMissing: true }),
});
export type Submission = z.infer<typeof submissionSchema>;

/** GET /servers/{id}/submissions */
export const submissionsSchema = pageOf(submissionSchema, { what: 'submission', by: 'id' });

/** GET /servers/{id}/quests/{ruleId}/stats: members, each counted once. */
export const questStatisticsSchema = withLists({
  seen: orNull(z.number()),
  started: orNull(z.number()),
  submitted: orNull(z.number()),
  approved: orNull(z.number()),
  claimed: orNull(z.number()),
  inReview: orNull(z.number()),
  rejected: orNull(z.number()),
  /** From submission to decision, seconds; null where nothing was decided. */
  medianReviewSeconds: orNull(z.nullable(z.number())),
  /** Of each collection it gives pieces of. */
  pieces: listOf(
    z.object({
      /** Its address (base58). */
      collection: idSchema,
      name: orElse(z.string(), 'Unknown collection'),
      /** In the ledger wallet, and promised to nobody. */
      left: orNull(z.number()),
      /** Of payouts under way. */
      promised: orNull(z.number()),
      moved: orNull(z.number()),
      failed: orNull(z.number()),
    }),
    { what: 'collection', by: 'collection', mayBeMissing: true },
  ),
});
export type QuestStatistics = z.infer<typeof questStatisticsSchema>;

/** GET /servers/{id}/quests/{ruleId}/winners: of a quest whose winners the team chooses. */
export const questWinnersSchema = withLists({
  method: openEnum(z.enum(methods)),
  /** How many may be chosen now; afterwards how many were. */
  places: orElse(z.number(), 0),
  isEnded: exactlyTrue,
  /** Submissions nobody has decided on. */
  waiting: orElse(z.number(), 0),
  /** What each winner gets. */
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }),
  /** Of SOL, lamports as decimal text; null where that is not told. */
  lamportsEach: orNull(lamportsText),
  /** When and by whom they were chosen; null before that. */
  chosenAt: timeOrNull,
  chosenBy: textOrNull,
  winners: listOf(
    z.object({
      id: idSchema,
      place: z.number(),
      member: submitterSchema,
      hasClaimed: exactlyTrue,
    }),
    { what: 'winner', by: 'id', mayBeMissing: true },
  ),
});
export type QuestWinners = z.infer<typeof questWinnersSchema>;
