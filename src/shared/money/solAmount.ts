import * as z from 'zod/mini';
import { separatorProblem } from './amountInput';

/** An amount of SOL as it is sent: decimal text, never a float. */
export const solAmount = z.string().check(
  z.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,9})?$/, {
    error: ({ input }) =>
      separatorProblem(String(input)) ?? 'Enter an amount of SOL with at most 9 decimals.',
    abort: true,
  }),
);
