import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { searchQuery } from '@/shared/api/listQuery';
import { BOARD_PART, boardSorts, boardStates, BOARD_PART_MOST } from './board/boardCall';
import { claimableQuestsSchema, questSchema } from './quest';
import { questBoardSchema } from './board/board';

const tag = 'Quests';
const slug = idOf('serverSlug', 'Server slug, as in page URLs.');
const ofQuest = { slug, questSlug: idOf('questSlug', 'Quest slug, as in page URLs.') };
const ofTask = { ...ofQuest, taskId: idOf('task', 'ID of the task.') };

const MEMBERS =
  'If the server is public, people who aren’t members get the same to read, with `isMember` false and the server’s invite. Returns 403 if the server isn’t public and the caller isn’t a member.';

/** What keeps a member from a quest besides its conditions. */
const GUARDS =
  'Returns 409 if one of the caller’s linked wallets was already rewarded for the quest through another account, if the caller hasn’t passed a required captcha, or if another member completed the quest from the same internet connection. The server identifies a connection by the IP address that its trusted proxy reports. It stores only a keyed hash, only while the setting is on, and no longer than the quest runs. If the address is unknown, the server skips this check.';

/** GET /questboard/{slug} */
export const getQuestBoard = endpoint({
  method: 'GET',
  path: '/questboard/{slug}',
  tag,
  summary: 'Returns a part of the quests of a server as the caller sees them',
  order:
    'By `sort`. Equal quests are in the order of the board, as arranged by the team: by category, then in the order within it.',
  description: `Returns the quests that match all filters, part by part. \`next\` is the \`after\` of the next part, and null in the last one. Quests that are added, removed or changed between two parts don’t make others repeat or go missing, unless the last quest of the part and quests before it are deleted at the same time. Figures cover the whole board: \`questCount\` and \`rewardKinds\` whatever the filters, \`counts\` all filters but \`state\`, \`total\` all of them, and the counts of the categories none. ${MEMBERS}`,
  access: 'session',
  shows: ['Quests'],
  params: { slug },
  query: z.object({
    after: z.optional(
      z
        .string()
        .check(
          z.maxLength(300),
          z.describe('The `next` of the previous part. The first part without it, or if empty.'),
        ),
    ),
    limit: z.optional(
      z
        .int()
        .check(
          z.minimum(1),
          z.maximum(BOARD_PART_MOST),
          z.describe(`Most quests in the part. The default is ${String(BOARD_PART)}.`),
        ),
    ),
    search: searchQuery.search,
    state: z.optional(
      z
        .enum(boardStates)
        .check(
          z.describe(
            'Where the caller is with the quest. OPEN: available quests, then locked ones, those that are live first. DOABLE: available quests that wait for neither a time nor a reviewer. ALL, which is the default: every quest.',
          ),
        ),
    ),
    sort: z.optional(
      z
        .enum(boardSorts)
        .check(
          z.describe(
            'RECOMMENDED, which is the default: rewards to claim, quests in progress, quests that end within a day, then the order of the board. ENDING: ends first. REWARD: most points. NEWEST: started last.',
          ),
        ),
    ),
    reward: z.optional(
      z
        .string()
        .check(
          z.maxLength(100),
          z.describe('Kind of a reward. Ignored if no quest of the board has it.'),
        ),
    ),
    approval: z.optional(
      z
        .enum(['INSTANT', 'REVIEWED'])
        .check(z.describe('INSTANT: no task is reviewed by a person. REVIEWED: at least one is.')),
    ),
    category: z.optional(
      z
        .string()
        .check(
          z.maxLength(100),
          z.describe('ID of a category. Ignored if the board doesn’t have it.'),
        ),
    ),
  }),
  data: questBoardSchema,
  errors: { 'not-a-member': null, 'server-not-found': null },
});

/** GET /claimable-quests */
export const listClaimableQuests = endpoint({
  method: 'GET',
  path: '/claimable-quests',
  tag,
  summary: 'Returns the quests whose rewards the caller can claim',
  description:
    'Lists quests on all servers of the caller, also those that left the board. On servers that the caller has left, nothing can be claimed.',
  order:
    'By server, in the order that servers joined Castle Bots; on each, in the order of the board.',
  polledEvery: 60,
  access: 'session',
  shows: ['Quests'],
  data: claimableQuestsSchema,
});

/** GET /questboard/{slug}/quests/{questSlug} */
export const getMemberQuest = endpoint({
  method: 'GET',
  path: '/questboard/{slug}/quests/{questSlug}',
  tag,
  summary: 'Returns a quest with the caller’s progress',
  description: `${MEMBERS} Correct quiz answers, codes and API addresses are never returned. Decisions, draws and payouts that are due happen first. A quest that left the board is returned only to members with a submission, reward or claim.`,
  polledEvery: 5,
  polledWhile:
    'a check or a delivery is in progress, and every 30 seconds while the team has to act',
  access: 'session',
  shows: ['Quests'],
  params: ofQuest,
  data: questSchema,
  errors: { 'not-a-member': null, 'quest-not-found': null, 'server-not-found': null },
});

/** POST …/tasks/{taskId} */
export const checkTask = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/tasks/{taskId}',
  tag,
  summary: 'Submits an answer to a task and checks it',
  limit:
    'A task can be checked again at its `retryAt`: seconds after a check that couldn’t run, 30 seconds after a failed one, and for a quiz the quest’s retry cooldown after its last wrong answer.',
  description: `The answer is a text, a link, a date (YYYY-MM-DD), a number in decimal digits, or one of the options as written; tasks that are verified elsewhere take none. Links to a post on X or to a transaction in a Solana explorer are accepted in any form; a post is stored as https://x.com/handle/status/id, and a transaction as its signature. The first call for a visit task starts the visit. A task that isn’t done can be checked again at its \`retryAt\`. If the quest has no retries, a wrong answer to a quiz makes the submission REJECTED. A missing account or a check that couldn’t run doesn’t count as a failure. While a submission is IN_REVIEW and no reviewer has decided, an answer that a person reviews can be replaced: the submission keeps its place in the queue, and its version changes. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Submissions'],
  ties: 'submission',
  params: ofTask,
  body: z.object({
    answer: z.optional(z.string().check(z.maxLength(4000, 'Maximum 4,000 characters.'))),
    isAutomatic: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'Whether the page checks automatically, for example when the member comes back from another site. If the task isn’t done, such a check doesn’t count as a failed try. Ignored for tasks that take an answer.',
          ),
        ),
    ),
  }),
  data: questSchema,
  errors: {
    'all-claimed': null,
    'already-submitted': null,
    'ip-already-used': null,
    'no-more-attempts': null,
    'no-nfts-left': null,
    'not-a-member': null,
    'quest-ended': null,
    'quest-locked': null,
    'quest-not-found': null,
    'quest-not-open': null,
    'requirements-not-met': null,
    'server-not-found': null,
    'task-not-found': null,
    'too-early': null,
    'too-many-requests': null,
  },
});

/** POST …/submit */
export const submitQuest = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/submit',
  tag,
  summary: 'Submits a quest for review',
  description: `Submits the current attempt, once all tasks are done. Returns 409 if no task is reviewed by the team, or if the attempt was already submitted. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Submissions'],
  ties: 'submission',
  params: ofQuest,
  data: questSchema,
  errors: {
    'all-claimed': null,
    'ip-already-used': null,
    'no-nfts-left': null,
    'not-a-member': null,
    'nothing-to-submit': null,
    'quest-ended': null,
    'quest-locked': null,
    'quest-not-found': null,
    'quest-not-open': null,
    'requirements-not-met': null,
    'server-not-found': null,
    'tasks-incomplete': null,
  },
});

/** POST …/claim */
export const claimQuest = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/claim',
  tag,
  summary: 'Claims the reward of a quest',
  description: `Gives all rewards at once, or none: points, roles and codes immediately, and SOL, tokens and NFTs from the server’s ledger wallet to the caller’s default wallet. A payout above the team’s limit waits for approval. Repeating the call changes nothing. Returns 409 if the reward needs a linked wallet, if the last one is taken, or if the ledger wallet can’t pay now. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Points', 'Badges', 'Notifications'],
  ties: 'reward',
  params: ofQuest,
  data: questSchema,
  errors: {
    'all-claimed': null,
    'captcha-needed': null,
    'insufficient-funds': null,
    'ip-already-used': null,
    'no-nfts-left': null,
    'not-a-member': null,
    'nothing-to-claim': null,
    'quest-not-found': null,
    'server-not-found': null,
    'wallet-already-rewarded': null,
    'wallet-needed': null,
  },
});
