import type { Source } from './entry';
import { commissions } from './commissions';
import { serverPayouts } from './payouts';
import { purchases } from './purchases';

/** Everything with money; another kind is one more line. */
export const sources: readonly Source[] = [purchases, serverPayouts, commissions];
