import * as z from 'zod/mini';
import { earningSections } from '@/features/earning/points/points';
import { endpoint, idOf, type PathParam } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { claimOfferSchema, claimSchema, claimsSchema, pointsDaysSchema, unitsText } from './claim';

const tag = 'Claims';
const section: PathParam = {
  of: 'section',
  description: `A way to earn: ${Object.keys(earningSections).join(', ')}.`,
  schema: z.enum(Object.keys(earningSections)),
};
const place = { section, slug: idOf('serverSlug', 'Server slug, as in page URLs.') };
const oneClaim = z.object({ claim: claimSchema });

/** GET /points/{section}/{slug}/offer (docs/product/claims-and-payouts.md) */
export const getClaimOffer = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/offer',
  tag,
  summary: 'Returns what the caller’s points can be claimed for, or why they can’t be claimed now',
  description:
    '`claimable` is the lowest of the available points, the maximum of a claim, what the daily limits leave, and what the ledger wallet can pay beyond everything already promised. Each way to earn has its own claims and cooldown; all of them share the daily limits and the wallet.',
  access: 'session',
  shows: ['Points', 'LedgerWallet', 'Modules'],
  params: place,
  data: claimOfferSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});

/** GET /points/{section}/{slug}/claims */
export const listClaims = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/claims',
  tag,
  summary: 'Returns the caller’s claims, newest first',
  description:
    'Lists claims for this way to earn, with the state of their payouts. Also continues payouts that are due.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: claimsSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});

/** GET /points/{section}/{slug}/claims/{claimId} */
export const getClaim = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/claims/{claimId}',
  tag,
  summary: 'Returns one of the caller’s claims',
  description: 'Shows the payout and each step so far. Also continues payouts that are due.',
  polledEvery: 2,
  polledWhile: 'a transfer is on its way, and every 15 seconds while the team decides',
  access: 'session',
  shows: ['Points'],
  params: { ...place, claimId: idOf('claim', 'ID of the claim.') },
  data: oneClaim,
  errors: {
    'claim-not-found': null,
    'earning-not-found': null,
    'not-a-member': null,
    'server-not-found': null,
  },
});

/** POST /points/{section}/{slug}/claims */
export const createClaim = endpoint({
  method: 'POST',
  path: '/points/{section}/{slug}/claims',
  tag,
  summary: 'Claims points for tokens',
  description:
    'Locks the points and reserves the payout, or does neither; the transfer follows. A claim above `approvalAbove` waits for the team. If the team rejects it, or no transfer can land anymore, the points are returned. Terms that differ from the current offer are refused, so that a member gets what they saw: another token or amount with `terms-changed`, another `after` with `newer-exists`. The same `key` with the same terms returns the same claim, and with other terms 409.',
  access: 'session',
  changes: ['Points', 'LedgerWallet', 'Transactions', 'Notifications'],
  ties: 'claim',
  params: place,
  body: z.object({
    key: z
      .string()
      .check(z.regex(/^[\w-]{16,64}$/, 'Enter 16 to 64 letters and digits.'))
      .check(
        z.describe('Random, new for each claim. Identifies the claim if the call is repeated.'),
      ),
    points: z
      .int('Enter a whole number of points.')
      .check(z.minimum(1, 'Enter a whole number of points.'))
      .check(z.describe('Whole points, from `least` to `claimable` of the offer.')),
    mint: z.nullable(addressText).check(z.describe('`mint` of the offer’s token; null is SOL.')),
    amount: unitsText.check(
      z.describe('`points` times `unitsPerPoint` of the offer, in base units.'),
    ),
    address: addressText.check(
      z.describe(
        'One of the caller’s linked wallets. An empty wallet can’t receive less SOL than the rent of an account (0.00089088 SOL).',
      ),
    ),
    after: z.nullable(z.string()).check(z.describe('`lastClaimId` of the offer.')),
  }),
  data: oneClaim,
  status: 201,
  errors: {
    'claims-closed': null,
    'earning-not-found': null,
    'insufficient-funds': null,
    'newer-exists': null,
    'not-a-member': null,
    'request-already-used': null,
    'server-not-found': null,
    'terms-changed': null,
  },
});

/** GET /points/{section}/{slug}/days */
export const listDailyPoints = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/days',
  tag,
  summary: 'Returns points by day, in UTC',
  description: 'Returns an entry for each day, also without points.',
  order: 'Oldest day first; the last one is today.',
  orderedBy: ['day'],
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({
    span: z.optional(z.enum(['30', '90']).check(z.describe('Number of days; defaults to 30.'))),
  }),
  data: pointsDaysSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});
