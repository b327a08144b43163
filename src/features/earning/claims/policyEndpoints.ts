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
  isOn: z.boolean().check(z.describe('Whether members can claim.')),
  mint: z
    .nullable(addressText)
    .check(z.describe('Address of the token that points are claimed for; null is SOL.')),
  unitsPerPoint: unitsText.check(z.describe('Base units for one point, as a decimal string.')),
  least: points.check(z.describe('Fewest points of a claim.')),
  most: points.check(z.describe('Most points of a claim.')),
  coolDownHours: z
    .int()
    .check(z.minimum(0), z.maximum(168, 'Maximum 168 hours.'))
    .check(z.describe('Hours between two claims of a member for one way to earn.')),
  approvalAbove: limit.check(
    z.describe('Payouts above this amount wait for approval, in base units; null if none do.'),
  ),
  memberDaily: limit.check(
    z.describe(
      'Most that claims pay to one member in a day (UTC), in base units; null without a limit.',
    ),
  ),
  serverDaily: limit.check(
    z.describe(
      'Most that claims pay to all members in a day (UTC), in base units; null without a limit.',
    ),
  ),
  approvers: z
    .enum(['TREASURERS', 'OWNERS'])
    .check(
      z.describe(
        'The roles that approve payouts: owners, or treasurers as well. No one approves their own.',
      ),
    ),
};

const policySchema = withLists({
  policy: z.nullable(z.object(policyFields)),
  isHeldBack: exactlyTrue.check(
    z.describe('Whether Castle Bots has paused claims on this server, whatever the policy says.'),
  ),
  version: z.int().check(z.describe('Goes up with each change.')),
  address: z.string().check(z.describe('Address of the ledger wallet (base58).')),
  funds: listOf(z.object({ token: claimTokenSchema, held: unitsText, reserved: unitsText }), {
    what: 'token',
  }).check(
    z.describe(
      'Balances of the ledger wallet. `reserved` is the part of `held` that is promised already; for SOL, with fees and rent.',
    ),
  ),
});

/** GET /servers/{id}/claim-policy (docs/product/claims-and-payouts.md) */
export const getClaimPolicy = endpoint({
  method: 'GET',
  path: '/servers/{id}/claim-policy',
  tag,
  summary: 'Returns the exchange rate and limits of claims',
  description:
    'Until the owner saves one, `policy` is null, `version` is 0, and points can’t be claimed. `funds` lists SOL first, then the tokens of the ledger wallet.',
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  data: policySchema,
});

/** PUT /servers/{id}/claim-policy */
export const updateClaimPolicy = endpoint({
  method: 'PUT',
  path: '/servers/{id}/claim-policy',
  tag,
  summary: 'Changes the exchange rate and limits of claims',
  description:
    'Replaces the whole policy for claims made afterwards. `approvalAbove` also applies to rewards in the same token. Returns 400 if `most` is below `least`, the ledger wallet doesn’t hold the token, or the rate is 0 or too high for `most` (above 2^64 - 1 base units).',
  access: 'owner',
  changes: ['LedgerWallet', 'Points', 'AuditLog'],
  params: ofServer,
  body: z.object({ ...policyFields, version: z.int() }),
  data: policySchema,
  errors: { 'stale-version': null },
});
