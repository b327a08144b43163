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
const REFUSED = { 403: null, 404: null };
const MEMBERS = 'Returns 403 if the caller isn’t a member of the server.';
const oneClaim = z.object({ claim: claimSchema });

/** GET /points/{section}/{slug}/offer (decision 82). */
export const getClaimOffer = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/offer',
  tag,
  summary: 'Returns what the caller’s points can be claimed for, or why they can’t be claimed now',
  description: MEMBERS,
  access: 'session',
  shows: ['Points', 'LedgerWallet', 'Modules'],
  params: place,
  data: claimOfferSchema,
  errors: REFUSED,
});

/** GET /points/{section}/{slug}/claims */
export const listClaims = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/claims',
  tag,
  summary: 'Returns the caller’s claims, newest first',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: claimsSchema,
  errors: REFUSED,
});

/** GET /points/{section}/{slug}/claims/{claimId} */
export const getClaim = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/claims/{claimId}',
  tag,
  summary: 'Returns one of the caller’s claims',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: { ...place, claimId: idOf('claim', 'ID of the claim.') },
  data: oneClaim,
  errors: REFUSED,
});

/**
 * POST /points/{section}/{slug}/claims. The same `key` again gives the same claim. 409 when what was offered has
 * changed, another claim was made since, or nothing can be claimed now.
 */
export const createClaim = endpoint({
  method: 'POST',
  path: '/points/{section}/{slug}/claims',
  tag,
  summary: 'Claims points for tokens',
  description: `${MEMBERS} Using the same key again returns the same claim.`,
  access: 'session',
  changes: ['Points', 'LedgerWallet', 'Transactions', 'Notifications'],
  ties: 'claim',
  params: place,
  body: z.object({
    /** Made by the client, one for each thing somebody wants. */
    key: z.string().check(z.regex(/^[\w-]{16,64}$/, 'Enter 16 to 64 letters and digits.')),
    points: z
      .int('Enter a whole number of points.')
      .check(z.minimum(1, 'Enter a whole number of points.')),
    /** What was offered for them: null is SOL. */
    mint: z.nullable(addressText),
    /** Base units. */
    amount: unitsText,
    /** One of one’s linked wallets. */
    address: addressText,
    /** `lastClaimId` of the offer. */
    after: z.nullable(z.string()),
  }),
  data: oneClaim,
  status: 201,
  errors: { 403: null, 404: null, 409: null },
});

/** GET /points/{section}/{slug}/days */
export const listDailyPoints = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/days',
  tag,
  summary: 'Returns points by day, in UTC',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ span: z.optional(z.enum(['30', '90'])) }),
  data: pointsDaysSchema,
  errors: REFUSED,
});
