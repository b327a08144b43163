import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { claimableQuestsSchema, questBoardSchema, questSchema } from './quest';

const tag = 'Quests';
const slug = idOf('serverSlug', 'Server slug, as in page URLs.');
const ofQuest = { slug, questSlug: idOf('questSlug', 'Quest slug, as in page URLs.') };
const ofTask = { ...ofQuest, taskId: idOf('task', 'ID of the task.') };

const REFUSED = { 403: null, 404: null };
const MEMBERS =
  'If the server is public, people who aren’t members get the same to read, with `isMember` false and the server’s invite. Returns 403 if the server isn’t public and the caller isn’t a member.';

/** What keeps a member from a quest besides its conditions. */
const GUARDS =
  'Returns 409 if one of the caller’s linked wallets was already rewarded for the quest through another account, if the caller hasn’t passed a required captcha, or if another member completed the quest from the same internet connection. The server identifies a connection by the IP address that its trusted proxy reports. It stores only a keyed hash, only while the setting is on, and no longer than the quest runs. If the address is unknown, the server skips this check.';

/** GET /questboard/{slug}: what somebody finds on the board of a server (decision 73). */
export const getQuestBoard = endpoint({
  method: 'GET',
  path: '/questboard/{slug}',
  tag,
  summary: 'Returns the quests of a server as the caller sees them',
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
  summary: 'Returns the quests whose rewards the caller can claim',
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
  description: `${MEMBERS} Correct quiz answers, codes and API addresses are never returned.`,
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
  summary: 'Submits an answer to a task and checks it',
  description: `The answer is a text, a link, a date (YYYY-MM-DD), a number in decimal digits, or one of the options as written; tasks that are verified elsewhere take none. Links to a post on X or to a transaction in a Solana explorer are accepted in any form; a post is stored as https://x.com/handle/status/id, and a transaction as its signature. The first call for a visit task starts the visit. A task that isn’t done can be checked again after the quest’s retry cooldown, at \`retryAt\`; if it can’t be retried, the submission becomes REJECTED. A missing account or a check that couldn’t run doesn’t count as a failure. While a submission is IN_REVIEW and no reviewer has decided, an answer that a person reviews can be replaced: the submission keeps its place in the queue, and its version changes. ${GUARDS}`,
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
  description: `Repeating the call changes nothing. The server’s ledger wallet sends tokens and NFTs to the member’s current DEFAULT wallet. Returns 409 if no wallet is linked. ${GUARDS}`,
  access: 'session',
  changes: ['Quests', 'Points', 'Badges', 'Notifications'],
  ties: 'reward',
  params: ofQuest,
  data: questSchema,
  errors: { 403: null, 404: null, 409: null },
});
