import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { claimableQuestsSchema, questBoardSchema, questSchema } from './quest';

const tag = 'Quests';
const slug = idOf('serverSlug', 'Name of the server in addresses.');
const ofQuest = { slug, questSlug: idOf('questSlug', 'Name of the quest in addresses.') };
const ofTask = { ...ofQuest, taskId: idOf('task', 'Id of the task.') };

const REFUSED = { 403: null, 404: null };
const MEMBERS = '403 to who isn’t a member of the server.';

/** What keeps a member from a quest besides its conditions. */
const GUARDS =
  '409 where a linked wallet was rewarded for the quest through another account, where the captcha is asked for and not passed, and where another member did it from the same internet connection. The server knows a connection by the address of the request, as its trusted proxy reports it. It stores only a keyed hash, only while the setting is on, and no longer than the quest runs. Where it knows no address, it refuses no one.';

/** GET /questboard/{slug}: what a member finds on the board of a server (decision 73). */
export const getQuestBoard = endpoint({
  method: 'GET',
  path: '/questboard/{slug}',
  tag,
  summary: 'Quests of a server, as a member sees them',
  description: MEMBERS,
  access: 'session',
  shows: ['Quests'],
  params: { slug },
  data: questBoardSchema,
  errors: REFUSED,
});

/** GET /claimable-quests: what one has earned and not taken yet, on all servers. */
export const listClaimableQuests = endpoint({
  method: 'GET',
  path: '/claimable-quests',
  tag,
  summary: 'Quests whose reward waits to be taken by one',
  access: 'session',
  shows: ['Quests'],
  data: claimableQuestsSchema,
});

/** GET /questboard/{slug}/quests/{questSlug} */
export const getMemberQuest = endpoint({
  method: 'GET',
  path: '/questboard/{slug}/quests/{questSlug}',
  tag,
  summary: 'A quest, and where one stands with it',
  description: `${MEMBERS} Right answers, codes and addresses of APIs are in no answer.`,
  access: 'session',
  shows: ['Quests'],
  params: ofQuest,
  data: questSchema,
  errors: REFUSED,
});

/**
 * POST …/tasks/{taskId}: keeps the answer and looks whether the task is done. 409 when the quest or its
 * submission no longer takes it, 429 before `retryAt`.
 */
export const checkTask = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/tasks/{taskId}',
  tag,
  summary: 'Answers a task and has it checked',
  description: `A text, a link, a date (YYYY-MM-DD), a number in decimal digits, or one of the options as it is written; nothing for tasks that are looked up elsewhere. A link to a post on X, or to a transaction in a Solana explorer, is taken in any form it is shared in; a post is kept as https://x.com/handle/status/id, and a transaction as its signature. The first call of a visit begins it. A task found not done can be checked again after the quest’s retry cooldown, at \`retryAt\`; where it can’t be tried again, the submission becomes REJECTED. A missing account and a check that couldn’t be made are no failed tries. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Submissions'],
  ties: 'submission',
  params: ofTask,
  body: z.object({
    answer: z.optional(z.string().check(z.maxLength(4000, 'At most 4,000 characters.'))),
  }),
  data: questSchema,
  errors: { 403: null, 404: null, 409: null, 429: null },
});

/** POST …/submit: hands the quest to the reviewers, once nothing else is missing. */
export const submitQuest = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/submit',
  tag,
  summary: 'Submits a quest for review',
  description: GUARDS,
  access: 'session',
  changes: ['Quests', 'Submissions'],
  ties: 'submission',
  params: ofQuest,
  data: questSchema,
  errors: { 403: null, 404: null, 409: null },
});

/** POST …/claim: takes the reward. 409 when there is none to take, or the last one is gone. */
export const claimQuest = endpoint({
  method: 'POST',
  path: '/questboard/{slug}/quests/{questSlug}/claim',
  tag,
  summary: 'Claims the reward of a quest',
  description: `Asked again it changes nothing. Tokens and NFTs go from the server’s ledger wallet to the DEFAULT wallet as it is now; 409 with no wallet linked. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Points'],
  ties: 'reward',
  params: ofQuest,
  data: questSchema,
  errors: { 403: null, 404: null, 409: null },
});
