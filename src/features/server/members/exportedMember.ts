import * as z from 'zod/mini';
import { orNull, textOrNull, textsSchema } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { memberShape } from './member';

/** As many members are sent at once for an export. */
export const EXPORTED_AT_ONCE = 500;

const exportedSchema = withLists({
  ...memberShape,
  discordId: textOrNull.check(z.describe('Discord ID; null for a deleted account.')),
  wallets: textsSchema.check(z.describe('Solana addresses that the profile shows.')),
  x: textOrNull.check(z.describe('Username on X, if the profile shows it; null otherwise.')),
  telegram: textOrNull.check(
    z.describe('Username on Telegram, if the profile shows it; null otherwise.'),
  ),
});
export type ExportedMember = z.infer<typeof exportedSchema>;

/** POST /servers/{id}/members/export */
export const exportSchema = withLists({
  items: listOf(exportedSchema, { what: 'member', by: 'id' }),
  total: orNull(z.number()).check(z.describe('Members in all parts.')),
  next: textOrNull.check(z.describe('`after` of the next part; null with the last one.')),
});
