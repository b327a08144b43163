import * as z from 'zod/mini';
import { separatorProblem, tidyAmount } from '@/shared/money/amountInput';
import { counted } from '@/shared/text/language';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    amount: { unit: string; unitOf?: readonly string[]; tidy: (typed: string) => string };
  }
}

interface AmountAbout<Beside extends string> extends About<Beside> {
  unit: string;
  /** Digits after the point the unit has: 9 for SOL. */
  decimals: number;
  initial: string;
  /** Zero is no amount. */
  isPositive?: boolean;
  /** Names of the fields that give its currency: it is cleared when one of them is changed. */
  unitOf?: readonly string[];
}

/** Money and tokens: decimal text, exact, never a float. */
export const amount = <Beside extends string = never>({
  unit,
  decimals,
  initial,
  isPositive = false,
  unitOf,
  ...about
}: AmountAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: z.string('Enter an amount.').check(
      z.overwrite(tidyAmount),
      z.regex(new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`), {
        error: ({ input }) =>
          input === ''
            ? 'Enter an amount.'
            : (separatorProblem(String(input)) ??
              `Enter an amount such as 0.25, with up to ${counted(decimals, 'decimal')}.`),
        abort: true,
      }),
      ...(isPositive
        ? [z.refine<string>((value) => /[1-9]/.test(value), 'Enter more than 0.')]
        : []),
    ),
    initial,
    read: asText,
    isShort: true,
    ...(unitOf === undefined ? {} : { unitOf }),
    control: {
      type: 'amount',
      unit,
      tidy: tidyAmount,
      ...(unitOf === undefined ? {} : { unitOf }),
    },
    words: (value) => `${plainWords(value)} ${unit}`,
  });
