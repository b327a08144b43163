import * as z from 'zod/mini';
import { exactlyTrue, idText, lamportsText, orElse, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** A signed-in session on a device (docs/product/signing-in-and-account.md). */
export const accountSessionSchema = z.object({
  id: idText,
  device: orElse(z.string(), 'A browser').check(
    z.describe('Browser and system in words, such as “Firefox on Windows”.'),
  ),
  openedAt: timeOrNull.check(z.describe('When it was signed in.')),
  seenAt: timeOrNull.check(z.describe('When its tokens were last renewed.')),
  isCurrent: exactlyTrue.check(z.describe('The session that makes this call.')),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

export const accountSessionsSchema = withLists({
  sessions: listOf(accountSessionSchema, {
    what: 'session',
    by: 'id',
    name: (row) => row['device'],
  }),
});

/** What deleting the account would remove, and what must end first. */
export const deletionSchema = z.object({
  points: z.int().check(z.describe('Points on all servers that aren’t claimed.')),
  servers: z.int().check(z.describe('Servers that the account is a member of.')),
  wallets: z.int().check(z.describe('Linked wallets.')),
  socials: z.int().check(z.describe('Linked accounts on X and Telegram.')),
  commissions: lamportsText.check(
    z.describe('Lamports of ambassador commissions that are on hold or available.'),
  ),
  blocks: z
    .array(z.string())
    .check(z.describe('What blocks it, as sentences to show. Empty if nothing does.')),
});
export type Deletion = z.infer<typeof deletionSchema>;
