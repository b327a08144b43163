import * as z from 'zod/mini';
import { openEnum, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { currencies } from '@/shared/format/preferenceChoices';

/** A price as plain decimal text; other formats are refused. */
export const priceText = z
  .string()
  .check(
    z.regex(/^\d{1,18}(?:\.\d{1,18})?$/, 'A plain decimal number.'),
    z.describe('Decimal string with at most 18 decimals.'),
  );

/** The price of one SOL in each currency. */
export const ratesSchema = withLists({
  rates: listOf(z.object({ currency: openEnum(z.enum(currencies)), price: priceText }), {
    what: 'rate',
    by: 'currency',
  }),
  at: timeOrNull.check(z.describe('When the prices were read.')),
});
