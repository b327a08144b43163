import * as z from 'zod/mini';
import { orNull, textOrNull, textsSchema } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { memberShape } from './member';

/** As many members are sent at once for an export. */
export const EXPORTED_AT_ONCE = 500;

const exportedSchema = withLists({
  ...memberShape,
  /** Their id on Discord. */
  discordId: textOrNull,
  /** Addresses (base58) and handles, as far as their profile shows them. */
  wallets: textsSchema,
  x: textOrNull,
  telegram: textOrNull,
});
export type ExportedMember = z.infer<typeof exportedSchema>;

/** POST /servers/{id}/members/export */
export const exportSchema = withLists({
  items: listOf(exportedSchema, { what: 'member', by: 'id' }),
  total: orNull(z.number()),
  /** Where the next part begins; null with the last one. */
  next: textOrNull,
});
