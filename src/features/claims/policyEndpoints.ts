import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { addressText, idSchema, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageQuery } from '@/shared/api/listQuery';
import { pageOf } from '@/shared/api/page';
import { serverParam } from '@/shared/api/serverParam';
import { claimSchema, claimTokenSchema, unitsText } from './claim';

const tag = 'Claims';
const ofServer = { id: serverParam };
const MOST_POINTS = 1_000_000_000;

const points = z
  .int('Enter a whole number.')
  .check(z.minimum(1, 'At least 1.'), z.maximum(MOST_POINTS, 'That is too many.'));
const limit = z.nullable(unitsText);

/** What a server gives for points, and who has a say in it. Amounts are base units of the token. */
const policyFields = {
  isOn: z.boolean(),
  /** Null is SOL. */
  mint: z.nullable(addressText),
  /** Base units for one point. */
  unitsPerPoint: unitsText,
  /** Points a claim takes at least, and at most. */
  least: points,
  most: points,
  /** Hours between two claims of somebody. */
  coolDownHours: z.int().check(z.minimum(0), z.maximum(168, 'At most a week.')),
  /** A payout above it waits for a person; null: none does. */
  approvalAbove: limit,
  /** Paid to one member, and to all of them, in a day of UTC at most; null: as much as there is. */
  memberDaily: limit,
  serverDaily: limit,
  /** Who decides on those that wait; never the one who asked. */
  approvers: z.enum(['TREASURERS', 'OWNERS']),
};

const policySchema = withLists({
  policy: z.nullable(z.object(policyFields)),
  /** Goes up with each change. */
  version: z.int(),
  /** What the ledger wallet pays from (base58). */
  address: z.string(),
  /** What is in it, and what of that is promised already, in base units. */
  funds: listOf(z.object({ token: claimTokenSchema, held: unitsText, reserved: unitsText }), {
    what: 'token',
  }),
});

/** GET /servers/{id}/claim-policy (decision 82). */
export const getClaimPolicy = endpoint({
  method: 'GET',
  path: '/servers/{id}/claim-policy',
  tag,
  summary: 'What the server gives for points',
  access: 'treasurer',
  params: ofServer,
  data: policySchema,
});

/** PUT /servers/{id}/claim-policy: 409 when it was changed since `version`. */
export const saveClaimPolicy = endpoint({
  method: 'PUT',
  path: '/servers/{id}/claim-policy',
  tag,
  summary: 'Changes what the server gives for points',
  access: 'treasurer',
  params: ofServer,
  body: z.object({ ...policyFields, version: z.int() }),
  data: policySchema,
  errors: { 409: null },
});

/** A claim as those see it who decide on it. */
const waitingSchema = z.object({
  id: idSchema,
  version: z.int(),
  at: timeOrNull,
  claim: claimSchema,
  member: z.object({ name: z.string(), username: textOrNull, picture: textOrNull }),
  /** Why the caller may not decide on it; null where they may. */
  whyNot: orNull(z.nullable(z.string())),
});

/** GET /servers/{id}/payouts/waiting: those that wait longest first. */
export const listWaitingPayouts = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts/waiting',
  tag,
  summary: 'Payouts that wait for the team',
  access: 'treasurer',
  params: ofServer,
  query: z.object({ ...pageQuery }),
  data: pageOf(waitingSchema, { what: 'payout', by: 'id' }),
});

/**
 * PUT /servers/{id}/payouts/{payoutId}/decision: an approved one is sent at once, of a refused one the points go
 * back. 409 when somebody else has decided since `version`; 403 for one's own.
 */
export const decidePayout = endpoint({
  method: 'PUT',
  path: '/servers/{id}/payouts/{payoutId}/decision',
  tag,
  summary: 'Approves or refuses a payout',
  access: 'treasurer',
  params: { ...ofServer, payoutId: idOf('payout', 'Id of the payout.') },
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REFUSE']),
      version: z.int(),
      /** What the member is told. */
      reason: z.optional(
        z
          .string()
          .check(z.minLength(1, 'Write a few words.'), z.maxLength(500, 'At most 500 characters.')),
      ),
    })
    .check(
      z.refine(({ verdict, reason }) => verdict === 'APPROVE' || reason !== undefined, {
        path: ['reason'],
        error: 'Say why.',
      }),
    ),
  data: z.object({ claim: claimSchema }),
  errors: { 409: null },
});
