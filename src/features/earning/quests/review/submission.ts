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

/** The member who submitted it, limited to what reviewers may know. */
export const submitterSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'Unnamed member'),
  username: textOrNull,
  picture: textOrNull,
});

/** A sign that a submission may be fake. It decides nothing on its own. */
export const flagSchema = z.object({
  kind: openEnum(z.enum(['SAME_TEXT', 'SAME_FILE', 'SAME_WALLET', 'NEW_ACCOUNT'])),
  message: z.string().check(z.describe('In words, such as “Same text as 2 other members”.')),
});

/** Evidence for one task. `answer` is untrusted text. */
export const evidenceSchema = z.object({
  id: idSchema.check(z.describe('ID of the task.')),
  kind: orElse(z.string(), 'UNKNOWN'),
  prompt: orElse(z.string(), ''),
  state: taskState,
  answer: textOrNull.check(z.describe('Untrusted text of the member; null without one.')),
  files: uploadedFiles,
  message: textOrNull.check(
    z.describe('Result of the automatic check, in words, such as “Holds 2 of Keepers”.'),
  ),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** A member's attempt at a quest, as a reviewer sees it. */
export const submissionSchema = withLists({
  id: idSchema,
  version: orElse(z.number(), -1).check(
    z.describe('Goes up with each change. A decision carries the version it is based on.'),
  ),
  ...submittedQuest,
  member: submitterSchema,
  state: submissionState,
  attempt: orNull(z.number()).check(z.describe('1 for the first attempt.')),
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
  decidedBy: textOrNull.check(z.describe('Name of who decided.')),
  effectiveAt: timeOrNull.check(
    z.describe(
      'The decision takes effect then and can be undone before; null without a decision that waits.',
    ),
  ),
  note: textOrNull.check(z.describe('What the reviewer wrote; null for nothing.')),
  isOwn: exactlyTrue.check(z.describe('Whether it is the caller’s own, which they can’t decide.')),
  flags: listOf(flagSchema, { what: 'flag', mayBeMissing: true }),
  tasks: listOf(evidenceSchema, { what: 'task', by: 'id', mayBeMissing: true }).check(
    z.describe('In the order of the quest.'),
  ),
});
export type Submission = z.infer<typeof submissionSchema>;

/** GET /servers/{id}/submissions */
export const submissionsSchema = pageOf(submissionSchema, { what: 'submission', by: 'id' });

/** GET /servers/{id}/quests/{ruleId}/stats: members, each counted once. */
export const questStatisticsSchema = withLists({
  seen: orNull(z.number()).check(z.describe('Members who opened the quest.')),
  started: orNull(z.number()).check(z.describe('Members with an attempt.')),
  submitted: orNull(z.number()).check(z.describe('Members who submitted or claimed.')),
  approved: orNull(z.number()).check(
    z.describe('Members who were approved or completed it automatically.'),
  ),
  claimed: orNull(z.number()),
  inReview: orNull(z.number()),
  rejected: orNull(z.number()).check(
    z.describe('Members rejected by a reviewer. A failed automatic check isn’t counted.'),
  ),
  medianReviewSeconds: orNull(z.nullable(z.number())).check(
    z.describe('Median time from submission to decision, in seconds; null without a decision.'),
  ),
  pieces: listOf(
    z.object({
      collection: idSchema.check(z.describe('Address of the collection (base58).')),
      name: orElse(z.string(), 'Unknown collection'),
      left: orNull(z.number()).check(z.describe('NFTs in the ledger wallet that aren’t promised.')),
      promised: orNull(z.number()).check(z.describe('NFTs of payouts in progress.')),
      moved: orNull(z.number()).check(z.describe('NFTs that were sent.')),
      failed: orNull(z.number()).check(z.describe('NFTs whose transfer failed.')),
    }),
    { what: 'collection', by: 'collection', mayBeMissing: true },
  ).check(z.describe('NFTs by collection that it gives or has given.')),
});
export type QuestStatistics = z.infer<typeof questStatisticsSchema>;

/** GET /servers/{id}/quests/{ruleId}/winners: for a quest whose winners the team chooses. */
export const questWinnersSchema = withLists({
  method: openEnum(z.enum(methods)),
  places: orElse(z.number(), 0).check(
    z.describe('How many winners can be chosen now; once chosen, how many were.'),
  ),
  isEnded: exactlyTrue,
  waiting: orElse(z.number(), 0).check(z.describe('Submissions that wait for review.')),
  rewards: listOf(rewardSchema, { what: 'reward', mayBeMissing: true }).check(
    z.describe('What each winner gets.'),
  ),
  lamportsEach: orNull(lamportsText).check(
    z.describe('SOL that each winner gets, in lamports; `0` for none.'),
  ),
  chosenAt: timeOrNull.check(z.describe('Null before the choice.')),
  chosenBy: textOrNull.check(z.describe('Name of who chose them; null before the choice.')),
  winners: listOf(
    z.object({
      id: idSchema.check(z.describe('ID of the submission.')),
      place: z.number().check(z.describe('From 1.')),
      member: submitterSchema,
      hasClaimed: exactlyTrue,
    }),
    { what: 'winner', by: 'id', mayBeMissing: true },
  ),
});
export type QuestWinners = z.infer<typeof questWinnersSchema>;
