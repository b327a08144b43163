import { pasted } from '../links/pasted';

/** The digits and the point that Japanese and Chinese keyboards write at full width. */
const FULL_WIDTH = /[\uff10-\uff19\uff0e]/g;
const OFFSET = 0xfee0;

/**
 * An amount as it is judged: without what was copied along, and with full-width digits as plain ones. Separators stay,
 * since "1,500" is a different amount in different countries.
 */
export const tidyAmount = (typed: string): string =>
  pasted(typed).replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - OFFSET));

/** Why a text that isn't plain decimal text such as "0.25" can't be read; null where the usual words do. */
export function separatorProblem(text: string): string | null {
  if (/\d[\s,'’_٫٬]/u.test(text))
    return 'Use a point for decimals and no other separators: 1500.25.';
  if (/^\.\d+$|^\d+\.$/.test(text)) return 'Add digits on both sides of the point, such as 0.5.';
  return null;
}
