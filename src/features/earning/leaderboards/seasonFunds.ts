import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { listOf, withLists } from '@/shared/api/lenient';

/** GET /servers/{id}/seasons/funds: SOL first, then the tokens of the ledger wallet, in base units. */
export const seasonFundsSchema = withLists({
  funds: listOf(z.object({ token: claimTokenSchema, held: unitsText, reserved: unitsText }), {
    what: 'token',
  }),
  /** SOL a payout costs besides its amount, lamports: the fee, and the rent of a token account. */
  fee: unitsText,
  rent: unitsText,
});
