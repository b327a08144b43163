import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { listOf, withLists } from '@/shared/api/lenient';

/** GET /servers/{id}/seasons/funds: SOL first, then the tokens of the ledger wallet, in base units. */
export const seasonFundsSchema = withLists({
  funds: listOf(z.object({ token: claimTokenSchema, held: unitsText, reserved: unitsText }), {
    what: 'token',
  }).check(
    z.describe(
      'Balances of the ledger wallet, and what of them is reserved for payouts, withdrawals and season prizes.',
    ),
  ),
  fee: unitsText.check(z.describe('Highest network fee of a payout, in lamports.')),
  rent: unitsText.check(
    z.describe('Rent of a token account, in lamports. A payout of a token can cost it as well.'),
  ),
});
