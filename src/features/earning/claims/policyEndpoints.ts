import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { addressText, exactlyTrue } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { claimTokenSchema, unitsText } from './claim';

const tag = 'Claims';
const ofServer = { id: serverParam };
const MOST_POINTS = 1_000_000_000;

const points = z
  .int('Enter a whole number.')
  .check(z.minimum(1, 'Minimum 1.'), z.maximum(MOST_POINTS, 'Enter a smaller number.'));
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
  coolDownHours: z.int().check(z.minimum(0), z.maximum(168, 'Maximum 168 hours.')),
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
  /** The platform has paused claims here, whatever the server has set (decision 125). */
  isHeldBack: exactlyTrue,
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
  summary: 'Returns the exchange rate and limits of claims',
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  data: policySchema,
});

/** PUT /servers/{id}/claim-policy: limits and approvers are the owner's; 409 when it was changed since `version`. */
export const updateClaimPolicy = endpoint({
  method: 'PUT',
  path: '/servers/{id}/claim-policy',
  tag,
  summary: 'Changes the exchange rate and limits of claims',
  access: 'owner',
  changes: ['LedgerWallet', 'Points', 'AuditLog'],
  params: ofServer,
  body: z.object({ ...policyFields, version: z.int() }),
  data: policySchema,
  errors: { 409: null },
});
