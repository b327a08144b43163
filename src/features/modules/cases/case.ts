import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  readableOf,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/** Records of the moderation modules: support tickets, captcha attempts, and actions of the auto moderator. */
export const caseKinds = ['TICKET', 'CAPTCHA', 'ACTION'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** States of a case, by its kind. */
export const caseStates = {
  TICKET: ['OPEN', 'CLAIMED', 'CLOSED'],
  CAPTCHA: ['PASSED', 'FAILED', 'WAITING'],
  ACTION: ['WATCHED', 'REPORTED', 'DELETED', 'WARNED', 'TIMED_OUT', 'KICKED', 'BANNED'],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>;
export type CaseState = (typeof caseStates)[CaseKind][number];
/** Actions of the auto moderator, mildest first. */
export const moderatorActions = ['ALERT', 'DELETE', 'WARN', 'TIMEOUT', 'KICK', 'BAN'] as const;
export type ModeratorAction = (typeof moderatorActions)[number];

/** How the transcript of a closed ticket is saved. */
export const records = ['NONE', 'TXT', 'HTML'] as const;
export type TicketRecord = (typeof records)[number];

const anyState = z.enum([...caseStates.TICKET, ...caseStates.CAPTCHA, ...caseStates.ACTION]);

const personSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull.check(z.describe('Discord username; null for a deleted account.')),
  picture: textOrNull.check(z.describe('Address of the avatar; null for none.')),
});

const caseShape = {
  id: idSchema,
  kind: openEnum(z.enum(caseKinds)),
  member: personSchema,
  subject: orElse(z.string(), '').check(
    z.describe('Type of the ticket, the challenge, or what auto moderator acted on.'),
  ),
  state: openEnum(anyState).check(
    z.describe(
      'State by kind. TICKET: OPEN, CLAIMED, CLOSED. CAPTCHA: PASSED, FAILED, WAITING. ACTION: the rest.',
    ),
  ),
  at: timeOrNull.check(z.describe('When it started.')),
  lastAt: timeOrNull.check(z.describe('When something last happened in it.')),
  by: textOrNull.check(
    z.describe(
      'Name of the team member who took it over or decided it; null for the bot or no one.',
    ),
  ),
  rule: orNull(
    z.nullable(
      z.object({
        id: idSchema,
        name: orElse(z.string(), ''),
        exists: exactlyTrue.check(z.describe('Whether the rule or ticket type still exists.')),
      }),
    ),
  ).check(
    z.describe(
      'The rule or ticket type it comes from, with its old name if it was deleted; null for none.',
    ),
  ),
  actions: readableOf(openEnum(z.enum(moderatorActions))).check(
    z.describe('What auto moderator did, or would have done in the state WATCHED.'),
  ),
  entries: orNull(z.number()).check(z.describe('Number of entries in the log.')),
};
const caseSchema = z.object(caseShape);
export type Case = z.infer<typeof caseSchema>;

/** GET /servers/{id}/cases */
export const casesSchema = pageOf(caseSchema, { what: 'case', by: 'id' });

/** GET /servers/{id}/cases/{caseId} */
export const caseDetailSchema = withLists({
  ...caseShape,
  rating: orNull(z.nullable(z.int())).check(
    z.describe('1 to 5 stars that the member gave for a ticket; null for none.'),
  ),
  channel: textOrNull.check(
    z.describe(
      'Name of the channel where the message was; null if there is none, or it was deleted.',
    ),
  ),
  record: orNull(z.nullable(z.enum(records))).check(
    z.describe('Format of a closed ticket’s transcript. Null for open tickets and other kinds.'),
  ),
  onFail: textOrNull.check(
    z.describe(
      'What the settings do with a member who is rejected, while the attempt is WAITING; null otherwise.',
    ),
  ),
  recordUntil: timeOrNull.check(z.describe('When the closed ticket is deleted; null for others.')),
  log: listOf(
    z.object({
      id: idSchema,
      at: timeOrNull,
      by: textOrNull.check(z.describe('Name of the author; null for the bot.')),
      isTeam: exactlyTrue.check(
        z.describe('Whether someone other than the member wrote it, and not the bot.'),
      ),
      text: orElse(z.string(), ''),
    }),
    {
      what: 'entry',
      by: 'id',
      mayBeMissing: true,
    },
  ),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;
