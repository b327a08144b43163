import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pricesSchema, rewardsSchema, usesSchema } from './portfolioSchemas';

const tag = 'Portfolio';

/** GET /market/prices: omits addresses that are on no list. */
export const getPrices = endpoint({
  method: 'GET',
  path: '/market/prices',
  tag,
  summary: 'Returns names and SOL prices of tokens and collections',
  description:
    'Unknown addresses are left out of the response; the dashboard treats them as unverified. If prices are turned off (`isOff`), all prices are null.',
  access: 'session',
  shows: ['Market'],
  query: z.object({
    addresses: z
      .string()
      .check(
        z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}(,[1-9A-HJ-NP-Za-km-z]{32,44}){0,49}$/),
        z.describe('Up to 50 addresses, separated by commas.'),
      ),
  }),
  data: pricesSchema,
});

/** GET /users/me/holding-uses: only about the caller. */
export const listHoldingUses = endpoint({
  method: 'GET',
  path: '/users/me/holding-uses',
  tag,
  summary: 'Lists what tokens and collections count for on the caller’s servers',
  description:
    'Covers the roles of active holder rules and active programs of Hold to earn. One row for each rule or program and each token or collection that it needs.',
  access: 'session',
  shows: ['LinkedWallets', 'Memberships', 'Modules'],
  data: usesSchema,
});

/** GET /users/me/rewards */
export const listRewards = endpoint({
  method: 'GET',
  path: '/users/me/rewards',
  tag,
  summary: 'Lists the caller’s points and claimable rewards, by server and way to earn',
  description: 'Only where the caller has, or had, points.',
  access: 'session',
  shows: ['Points'],
  data: rewardsSchema,
});
