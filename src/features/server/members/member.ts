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
  color: orElse(z.number(), 0).check(z.describe('RGB as one integer; 0 for none.')),
};
const roleSchema = z.object(roleShape);
const rolesOf = listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true });

const count = orNull(z.number());

/** Something whose possession the holder rules of the server count (docs/product/earning-programs.md), and how much of it. */
const heldSchema = z.object({
  asset: idSchema.check(z.describe('Mint address of the token, or address of the collection.')),
  name: orElse(z.string(), 'An asset'),
  amount: orElse(z.string(), '0').check(
    z.describe('Decimal string in whole tokens or NFTs, over all linked wallets.'),
  ),
});
export type Held = z.infer<typeof heldSchema>;
const heldOf = listOf(heldSchema, { what: 'holding', by: 'asset', mayBeMissing: true });

/** What the team sees of a member in a list (docs/product/servers.md). */
export const memberShape = {
  id: idSchema.check(z.describe('Castle Bots ID of the member.')),
  name: orElse(z.string(), UNKNOWN_MEMBER),
  username: textOrNull.check(z.describe('Discord username; null for a deleted account.')),
  picture: textOrNull.check(z.describe('Address of the avatar; null for none.')),
  isHidden: exactlyTrue.check(
    z.describe(
      'Whether the member hides from other members. The team still sees the name and roles.',
    ),
  ),
  isMe: exactlyTrue.check(z.describe('Whether it’s the caller.')),
  roles: rolesOf.check(z.describe('Roles in Discord’s order, highest first.')),
  isVerified: exactlyTrue.check(
    z.describe('Whether the member has a role that passing the captcha gives.'),
  ),
  hasWallet: exactlyTrue.check(z.describe('Whether the member linked a wallet.')),
  holdings: heldOf.check(
    z.describe('What the linked wallets hold of the assets that the server’s holder rules count.'),
  ),
  joinedAt: timeOrNull.check(z.describe('When the member last joined.')),
  leftAt: timeOrNull.check(z.describe('When the member left; null if still on the server.')),
  lastActiveAt: timeOrNull.check(
    z.describe('Last message, reaction or quest activity; null for none.'),
  ),
  messages: count.check(z.describe('Messages of the last 30 days.')),
  points: count.check(z.describe('Points earned on the server, of all time.')),
  level: count.check(z.describe('Level on the server.')),
  quests: count.check(z.describe('Quests whose reward was claimed.')),
  flags: orElse(z.array(openEnum(z.enum(memberFlags))), []).check(
    z.describe(
      'SUSPICIOUS: sent a text or file that someone else sent too. CAPTCHA: failed the last captcha. MODERATED: auto moderator acted within 30 days. NOTE: the team has a note; callers never see this about themselves.',
    ),
  ),
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
  assets: choicesOf.check(
    z.describe('Assets that `holdings` can filter by: those the server’s holder rules count.'),
  ),
});
export type Members = z.infer<typeof membersSchema>;
