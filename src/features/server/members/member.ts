import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';
import { UNKNOWN_MEMBER } from '@/shared/text/memberNames';

/**
 * Why the team might look twice: something handed in looks made up, the captcha was not passed, moderators have
 * acted within 30 days, or the team has kept a note.
 */
export const memberFlags = ['SUSPICIOUS', 'CAPTCHA', 'MODERATED', 'NOTE'] as const;
export type MemberFlag = (typeof memberFlags)[number];

/** What the list can be sorted by. */
export const memberSorts = [
  'name',
  'joinedAt',
  'lastActiveAt',
  'messages',
  'points',
  'quests',
] as const;

/** A role as Discord shows it. */
export const roleShape = {
  id: idSchema,
  name: orElse(z.string(), 'A role'),
  /** RGB as a number; 0 is none. */
  color: orElse(z.number(), 0),
};
const roleSchema = z.object(roleShape);
const rolesOf = listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true });

const count = orNull(z.number());

/** Something whose possession the holder rules of the server count (decision 78), and how much of it. */
const heldSchema = z.object({
  /** Mint or address of the collection. */
  asset: idSchema,
  name: orElse(z.string(), 'An asset'),
  /** Decimal text, over all linked wallets together. */
  amount: orElse(z.string(), '0'),
});
export type Held = z.infer<typeof heldSchema>;
const heldOf = listOf(heldSchema, { what: 'holding', by: 'asset', mayBeMissing: true });

/** What the team sees of a member in a list (decision 102). */
export const memberShape = {
  id: idSchema,
  name: orElse(z.string(), UNKNOWN_MEMBER),
  /** Of the account on Discord; null of one that was deleted. */
  username: textOrNull,
  picture: textOrNull,
  /** They keep themselves hidden from other members; the team sees name and roles. */
  isHidden: exactlyTrue,
  isMe: exactlyTrue,
  roles: rolesOf,
  /** Has a role of those who have passed the captcha. */
  isVerified: exactlyTrue,
  /** Has linked a wallet; which one is theirs to tell. */
  hasWallet: exactlyTrue,
  holdings: heldOf,
  joinedAt: timeOrNull,
  /** Null while they are on the server. */
  leftAt: timeOrNull,
  lastActiveAt: timeOrNull,
  /** Messages of the last 30 days. */
  messages: count,
  /** Earned in all. */
  points: count,
  level: count,
  /** Quests whose reward was claimed. */
  quests: count,
  flags: orElse(z.array(openEnum(z.enum(memberFlags))), []),
};
export const memberSchema = withLists(memberShape);
export type Member = z.infer<typeof memberSchema>;

const choiceSchema = z.object({ value: idSchema, label: orElse(z.string(), 'An asset') });
const choicesOf = listOf(choiceSchema, {
  what: 'choice',
  by: 'value',
  mayBeMissing: true,
});

/** GET /servers/{id}/members */
export const membersSchema = withLists({
  ...pageShape(memberSchema, { what: 'member', by: 'id' }),
  /** What holdings can be filtered by: the assets the server’s holder rules count. */
  assets: choicesOf,
});
export type Members = z.infer<typeof membersSchema>;
