import * as z from 'zod/mini';
import { openEnum, orElse, orNull, textsSchema, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** The platforms with linkable accounts, by id (spec §3). */
export const TWITTER = 1;
export const TELEGRAM = 2;

/** LINKED counts; RECONNECT and SUSPENDED do not until the account is linked again. */
export const socialStates = ['LINKED', 'RECONNECT', 'SUSPENDED'] as const;

/** An account on a platform, with the user's proof of ownership (docs/product/signing-in-and-account.md). */
export const socialSchema = z.object({
  platform: z.int().check(z.describe('1 for X, 2 for Telegram.')),
  handle: orElse(z.string(), '').check(z.describe('Name there, without @.')),
  state: openEnum(z.enum(socialStates)).check(
    z.describe('Only a LINKED account counts. RECONNECT and SUSPENDED must be linked again.'),
  ),
  linkedAt: timeOrNull,
  usedBy: textsSchema.check(
    z.describe('Quests that need the account, with their servers, as texts to show.'),
  ),
});
export type Social = z.infer<typeof socialSchema>;

/** A link to the Telegram bot, and its state. */
export const telegramLinkSchema = z.object({
  url: z.string().check(z.describe('`https://t.me/{bot}?start={code}`.')),
  expiresAt: timeOrNull,
  trouble: orNull(z.nullable(openEnum(z.enum(['TAKEN'])))).check(
    z.describe(
      '`TAKEN`: the Telegram account that opened it is linked to another account. Null without a problem.',
    ),
  ),
});

export const socialsSchema = withLists({
  socials: listOf(socialSchema, { what: 'account', by: 'platform', name: (row) => row['handle'] }),
  pending: orNull(z.nullable(telegramLinkSchema)).check(
    z.describe('The link that was requested last. Null once it was used or expired.'),
  ),
});
export type Socials = z.infer<typeof socialsSchema>;
