import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { LONGEST_SEARCH, searchResultsSchema } from './searchResult';

const tag = 'Search';

const ORDER =
  'The kind with the best match first; within a kind, the best match first, then the newest. The whole label is a better match than a word, the start of a word, or another part.';

const query = z.object({
  search: z.optional(
    z
      .string()
      .check(
        z.maxLength(LONGEST_SEARCH),
        z.describe(
          'Words that must all occur. If nothing has them, words of 4 letters or more may have one typo, and of 8 or more two.',
        ),
      ),
  ),
});

/** GET /search */
export const search = endpoint({
  method: 'GET',
  path: '/search',
  tag,
  summary: 'Finds quests, servers, members and the caller’s own holdings and transactions',
  description:
    'Returns at most 5 of each kind, and nothing without a search. Members are those of the directory. Hidden members, drafts, archived quests and unlisted servers that the caller isn’t on are never found.',
  order: ORDER,
  access: 'session',
  shows: [
    'Quests',
    'Modules',
    'Memberships',
    'Profile',
    'LinkedWallets',
    'Market',
    'Transactions',
    'Account',
  ],
  query,
  data: searchResultsSchema,
});

/** GET /servers/{id}/search */
export const searchServer = endpoint({
  method: 'GET',
  path: '/servers/{id}/search',
  tag,
  summary: 'Finds members, orders, payouts and submissions of a server',
  description:
    'Returns at most 5 of each kind, and nothing without a search. Submissions need the role reviewer, payouts the role treasurer.',
  access: 'viewer',
  order: ORDER,
  shows: ['Members', 'Orders', 'LedgerWallet', 'Submissions', 'Modules'],
  params: { id: serverParam },
  query,
  data: searchResultsSchema,
});
