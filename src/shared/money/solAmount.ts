import * as z from 'zod/mini';
import { separatorProblem } from './amountInput';

const DECIMALS = 'Enter an amount of SOL with at most 9 decimals.';

/** As `solAmount`, with a message for an empty field. */
export const solAmountOr = (whenEmpty: string) =>
  z.string().check(
    z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,9})?$/, {
      error: ({ input }) =>
        String(input).trim() === '' ? whenEmpty : (separatorProblem(String(input)) ?? DECIMALS),
      abort: true,
    }),
  );

/** An amount of SOL as it is sent: decimal text, never a float. */
export const solAmount = solAmountOr(DECIMALS);
