import * as z from 'zod/mini';
import { unitsText } from '@/features/earning/claims/claim';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { addressText, idText } from '@/shared/api/fields';
import { ledgerPayoutDetailSchema } from './ledgerWallet';

/** POST /servers/{id}/ledger-wallet/withdrawals (docs/product/claims-and-payouts.md) */
export const withdraw = endpoint({
  method: 'POST',
  path: '/servers/{id}/ledger-wallet/withdrawals',
  tag: 'Ledger wallet',
  summary: 'Withdraws SOL or tokens from the ledger wallet',
  description:
    'Reserves the amount and sends it, or does neither. It goes to a TREASURY wallet of the server that was added at least 24 hours ago, and may take only what isn’t reserved for payouts and fees. If the transfer can’t land anymore, the amount is free again. The same `key` with the same terms returns the same withdrawal, and with other terms 409.',
  access: 'owner',
  changes: ['LedgerWallet', 'ProjectWallets', 'AuditLog'],
  params: { id: serverParam },
  body: z.object({
    key: z
      .string()
      .check(z.regex(/^[\w-]{16,64}$/, 'Enter 16 to 64 letters and digits.'))
      .check(z.describe('Random, new for each withdrawal. Identifies it if the call is repeated.')),
    mint: z.nullable(addressText).check(z.describe('Token address; null is SOL.')),
    amount: unitsText.check(z.describe('Base units of the token as a decimal string, above 0.')),
    address: addressText.check(z.describe('A TREASURY wallet of the server.')),
    typed: z
      .string()
      .check(z.maxLength(40))
      .check(z.describe('The amount in whole tokens, typed again to confirm, such as `0.5`.')),
    after: z
      .nullable(idText)
      .check(
        z.describe(
          '`lastWithdrawalId` of the ledger wallet. If there is a newer one, the call returns 409.',
        ),
      ),
  }),
  data: ledgerPayoutDetailSchema,
  status: 201,
  errors: { 'newer-exists': null, 'request-already-used': null },
});
