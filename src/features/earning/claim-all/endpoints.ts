import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import { claimableSchema, claimTermsSchema, MOST_LINES, outcomesSchema } from './claimable';

const tag = 'Claims';
const KEY = '[A-Za-z0-9_-]{16,64}';

/** GET /users/me/claimable */
export const listClaimable = endpoint({
  method: 'GET',
  path: '/users/me/claimable',
  tag,
  summary: 'Returns everything the caller can claim on all servers, now or later',
  description:
    'Each line is one reward to claim. A server’s open lines never total more than its limits and ledger wallet allow. Lines that can’t be claimed yet include the reason.',
  access: 'session',
  shows: ['Quests', 'Points', 'LedgerWallet', 'Modules', 'LinkedWallets', 'Memberships'],
  data: claimableSchema,
});

/** POST /users/me/claims */
export const claimLines = endpoint({
  method: 'POST',
  path: '/users/me/claims',
  tag,
  summary: 'Claims several rewards at once',
  description:
    'Each line succeeds or fails independently. Tokens and NFTs go to the linked wallet in `address`, which may differ from the default wallet. The client creates a key for each line and stores it before the call. Reusing a key with the same terms returns the same outcome and never pays twice. Reusing it with different terms fails. If the response is lost, send the same lines again.',
  access: 'session',
  changes: ['Quests', 'Points', 'LedgerWallet', 'Transactions', 'Notifications', 'Memberships'],
  ties: 'claim',
  body: z.object({
    lines: z
      .array(
        z.object({
          key: z
            .string()
            .check(
              z.regex(
                new RegExp(`^${KEY}$`),
                'Use 16 to 64 letters, digits, hyphens or underscores.',
              ),
            ),
          /** One of the caller’s linked wallets, where tokens and NFTs go; null without any. */
          address: z.nullable(addressText),
          /** As listed by `GET /users/me/claimable`. */
          terms: claimTermsSchema,
        }),
      )
      .check(
        z.minLength(1, 'Choose at least one reward.'),
        z.maxLength(MOST_LINES, `Claim at most ${String(MOST_LINES)} rewards at once.`),
      ),
  }),
  data: outcomesSchema,
});

/** GET /users/me/claims */
export const listClaimOutcomes = endpoint({
  method: 'GET',
  path: '/users/me/claims',
  tag,
  summary: 'Returns the outcomes of earlier claims, by key',
  description:
    'Each outcome includes the state of its deliveries. Unknown keys are omitted, and their lines can safely be sent again.',
  access: 'session',
  shows: ['Quests', 'Points', 'Transactions'],
  query: z.object({
    keys: z
      .string()
      .check(
        z.regex(new RegExp(`^${KEY}(,${KEY}){0,${String(MOST_LINES - 1)}}$`)),
        z.describe(`Up to ${String(MOST_LINES)} keys, separated by commas.`),
      ),
  }),
  data: outcomesSchema,
});
