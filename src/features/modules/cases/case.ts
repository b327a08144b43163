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

/** What the moderation modules leave behind: support tickets, attempts at the captcha, and what the moderator did. */
export const caseKinds = ['TICKET', 'CAPTCHA', 'ACTION'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** How one stands, by its kind. */
export const caseStates = {
  TICKET: ['OPEN', 'CLAIMED', 'CLOSED'],
  CAPTCHA: ['PASSED', 'FAILED', 'WAITING'],
  ACTION: ['WATCHED', 'REPORTED', 'DELETED', 'WARNED', 'TIMED_OUT', 'KICKED', 'BANNED'],
} as const satisfies Readonly<Record<CaseKind, readonly string[]>>;
export type CaseState = (typeof caseStates)[CaseKind][number];
/** What the auto moderator can do, the gravest last. */
export const moderatorActions = ['ALERT', 'DELETE', 'WARN', 'TIMEOUT', 'KICK', 'BAN'] as const;
export type ModeratorAction = (typeof moderatorActions)[number];

/** How the conversation of a closed ticket is kept. */
export const records = ['NONE', 'TXT', 'HTML'] as const;
export type TicketRecord = (typeof records)[number];

const anyState = z.enum([...caseStates.TICKET, ...caseStates.CAPTCHA, ...caseStates.ACTION]);

const personSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull,
  picture: textOrNull,
});

const caseShape = {
  id: idSchema,
  kind: openEnum(z.enum(caseKinds)),
  member: personSchema,
  /** What it is about: the type of the ticket, the challenge, or what the moderator acted on. */
  subject: orElse(z.string(), ''),
  state: openEnum(anyState),
  at: timeOrNull,
  /** When something last happened in it. */
  lastAt: timeOrNull,
  /** Who of the team has taken it over or acted; null for the bot, or nobody yet. */
  by: textOrNull,
  /** The rule or ticket type it follows from; its name of that time once it was deleted. Null where there is none. */
  rule: orNull(
    z.nullable(z.object({ id: idSchema, name: orElse(z.string(), ''), exists: exactlyTrue })),
  ),
  /** What the auto moderator did, or would have done while its rule only watches (WATCHED). */
  actions: readableOf(openEnum(z.enum(moderatorActions))),
  /** What was written in it: messages of a ticket, tries, or the message that was acted on. */
  entries: orNull(z.number()),
};
const caseSchema = z.object(caseShape);
export type Case = z.infer<typeof caseSchema>;

/** GET /servers/{id}/cases */
export const casesSchema = pageOf(caseSchema, { what: 'case', by: 'id' });

/** GET /servers/{id}/cases/{caseId} */
export const caseDetailSchema = withLists({
  ...caseShape,
  /** One to five stars a member gave for a ticket; null where they gave none. */
  rating: orNull(z.nullable(z.int())),
  /** Name of the channel the message was written in; null where there is no message, or no such channel any more. */
  channel: textOrNull,
  /** What a closed ticket left: its whole conversation, or nothing of it. Null for an open one, and for other kinds. */
  record: orNull(z.nullable(z.enum(records))),
  /** Of an attempt that waits: what the settings do with a member who is kept out. Null for other cases. */
  onFail: textOrNull,
  /** When its record will be deleted. */
  recordUntil: timeOrNull,
  log: listOf(
    z.object({
      id: idSchema,
      at: timeOrNull,
      /** Null for the bot. */
      by: textOrNull,
      isTeam: exactlyTrue,
      text: orElse(z.string(), ''),
    }),
    { what: 'entry', by: 'id', mayBeMissing: true },
  ),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;
