import * as z from 'zod/mini';
import { unitsText } from '@/features/earning/claims/claim';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { addressText, idText } from '@/shared/api/fields';
import { ledgerPayoutDetailSchema } from './ledgerWallet';

/**
 * POST /servers/{id}/ledger-wallet/withdrawals (decision 103): to a treasury of the project that was proven a day
 * ago or earlier. The same key again gives the same withdrawal; 409 where something has changed since one looked.
 */
export const withdraw = endpoint({
  method: 'POST',
  path: '/servers/{id}/ledger-wallet/withdrawals',
  tag: 'Ledger wallet',
  summary: 'Withdraws SOL or tokens from the ledger wallet',
  access: 'owner',
  changes: ['LedgerWallet', 'ProjectWallets', 'AuditLog'],
  params: { id: serverParam },
  body: z.object({
    /** Made by the client for each thing somebody wants. */
    key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'Enter 16 to 64 letters and digits.')),
    /** Null is SOL. */
    mint: z.nullable(addressText),
    /** Base units. */
    amount: unitsText,
    address: addressText,
    /** The amount once more as it was typed to confirm it: decimal text. */
    typed: z.string().check(z.maxLength(40)),
    /** The newest withdrawal one has seen. */
    after: z.nullable(idText),
  }),
  data: ledgerPayoutDetailSchema,
  status: 201,
  errors: { 409: null },
});
