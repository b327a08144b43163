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
    'Each line is one reward to claim, or the points of one way to earn. A server’s open lines together never exceed its limits and ledger wallet. Lines that can’t be claimed yet include the reason. Without a linked wallet lines are open too, because linking one is part of claiming.',
  order:
    'By server, in the order that servers joined Castle Bots. On each, quests in the order of the board, then points from quests, activity and holding.',
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
    'Each line succeeds or fails independently, in their order. Tokens and NFTs go to the linked wallet in `address`, which may differ from the default wallet. The client creates a key for each line and stores it before the call. Reusing a key with the same terms returns the same outcome and never pays twice, and with other terms it fails. If the response is lost, send the same lines again. Returns 400 if a key appears twice.',
  order: 'Outcomes in the order of the lines.',
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
          address: z
            .nullable(addressText)
            .check(
              z.describe(
                'One of the caller’s linked wallets, where tokens and NFTs go; null if there are none.',
              ),
            ),
          terms: claimTermsSchema.check(z.describe('As listed by `GET /users/me/claimable`.')),
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
    'Each outcome includes the state of its deliveries. Unknown keys are omitted, and their lines can safely be sent again. Outcomes are kept for 30 days.',
  order: 'In the order of the keys.',
  polledEvery: 2.5,
  polledWhile: 'a delivery is on its way',
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
