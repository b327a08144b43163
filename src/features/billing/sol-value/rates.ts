import * as z from 'zod/mini';
import { openEnum, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { currencies } from '@/shared/format/preferenceChoices';

/** A price as decimal text; what is not plain is none. */
export const priceText = z
  .string()
  .check(z.regex(/^\d{1,18}(?:\.\d{1,18})?$/, 'A plain decimal number.'));

/** What one SOL costs. */
export const ratesSchema = withLists({
  rates: listOf(z.object({ currency: openEnum(z.enum(currencies)), price: priceText }), {
    what: 'rate',
    by: 'currency',
  }),
  /** When it was so. */
  at: timeOrNull,
});
