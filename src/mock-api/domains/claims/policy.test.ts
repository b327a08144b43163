// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { claimSchema } from '@/features/earning/claims/claim';
import {
  ledgerPayoutDetailSchema,
  ledgerPayoutsSchema,
} from '@/features/earning/ledger-wallet/ledgerWallet';
import type { Chain } from '../../chain/chain';
import { tokens } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { reservedOf } from '../payouts/funds';
import { personaUserId } from '../accounts/personas';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { earn } from './earn';
import { change, join } from '../../testing/claims';

const SERVER = 'srv-keep';
const MEMBER = 'usr-member';
const CLAIMS = '/api/points/task-to-earn/solana-keep/claims';
const POLICY = `/api/servers/${SERVER}/claim-policy`;
const WAITING = `/api/servers/${SERVER}/payouts/waiting`;
const terms = {
  isOn: true,
  mint: null,
  unitsPerPoint: '100000',
  least: 50,
  most: 5000,
  coolDownHours: 0,
  approvalAbove: '1',
  memberDaily: null,
  serverDaily: null,
  approvers: 'TREASURERS',
};

let backend: TestBackend;
let chain: Chain;
let wallet: string;

beforeEach(async () => {
  backend = createTestBackend();
  chain = await backend.world.chain();
  backend.world.db.points = [];
  for (const userId of [MEMBER, personaUserId('owner')]) {
    wallet = join(backend.world, SERVER, userId);
    earn(backend.world, SERVER, userId, 1000);
  }
  backend.world.db.access.push({
    serverId: SERVER,
    userId: personaUserId('moderator'),
    roleId: null,
    role: 'treasurer',
  });
  change(backend.world, SERVER, { approvalAbove: '1', memberDaily: null });
});
afterEach(() => backend.close());

const answerOf = async <T>(answer: Response, data: z.ZodMiniType<T>) =>
  z.object({ data }).parse(await answer.json()).data;
const claimOf = async (answer: Response) =>
  (await answerOf(answer, z.object({ claim: claimSchema }))).claim;

/** Makes a claim above the limit, as a persona. */
async function claimAs(persona: 'member' | 'owner') {
  const { id } = backend.signInAs(persona);
  const address = join(backend.world, SERVER, id);
  const body = { key: `a-wish-of-${id}-1`.padEnd(20, '-'), points: 600, mint: null, after: null };
  const answer = await backend.send('POST', CLAIMS, { ...body, amount: '60000000', address });
  wallet = address;
  return claimOf(answer);
}

async function waiting() {
  const { items } = await answerOf(await backend.send('GET', WAITING), ledgerPayoutsSchema);
  return items;
}

const decide = (id: string, said: object) =>
  backend.send('PUT', `/api/servers/${SERVER}/payouts/${id}/decision`, said);
const totals = () => totalsOf(entriesOf(backend.world, SERVER, MEMBER, 24), 0);

test('H4: a payout above the limit waits, its funds reserved, until approval', async () => {
  const made = await claimAs('member');
  expect(made).toMatchObject({ status: 'PENDING', isWaiting: true });
  chain.advanceBlocks(3);
  expect(reservedOf(backend.world, SERVER, null)).toBeGreaterThanOrEqual(60_000_000n);
  backend.signInAs('owner');
  const [first] = await waiting();
  expect(first).toMatchObject({ whyNot: null, member: { name: 'Mira Moat' } });
  const approved = await answerOf(
    await decide(first?.id ?? '', { verdict: 'APPROVE', version: first?.version }),
    ledgerPayoutDetailSchema,
  );
  expect(approved).toMatchObject({ status: 'PROCESSED', isWaiting: false });
  chain.advanceBlocks(3);
  backend.signInAs('member');
  const paid = await claimOf(await backend.send('GET', `${CLAIMS}/${made.id}`));
  expect(paid.status).toBe('SUCCESS');
  expect(chain.balance(wallet)).toBe(60_000_000n);
});

test('a rejected payout returns the points with the reason, and is never sent', async () => {
  const made = await claimAs('member');
  backend.signInAs('owner');
  const [first] = await waiting();
  const noReason = await decide(first?.id ?? '', { verdict: 'REFUSE', version: first?.version });
  expect(noReason.status).toBe(400);
  await decide(first?.id ?? '', {
    verdict: 'REFUSE',
    version: first?.version,
    reason: 'Too soon.',
  });
  backend.signInAs('member');
  chain.advanceBlocks(300);
  const refused = await claimOf(await backend.send('GET', `${CLAIMS}/${made.id}`));
  expect(refused).toMatchObject({ status: 'CANCELLED', reason: 'Too soon.' });
  expect(totals()).toMatchObject({ available: 1000, locked: 0, settled: 0 });
  expect(chain.balance(wallet)).toBe(0n);
});

test('H4: the second of two simultaneous decisions gets 409', async () => {
  await claimAs('member');
  backend.signInAs('owner');
  const [first] = await waiting();
  const said = { verdict: 'APPROVE', version: first?.version };
  const no = { ...said, verdict: 'REFUSE', reason: 'No.' };
  const id = first?.id ?? '';
  const answers = await Promise.all([decide(id, said), decide(id, no)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  backend.signInAs('moderator');
  expect((await decide(id, no)).status).toBe(409);
  expect(totals()).toMatchObject({ available: 400, locked: 600 });
});

test('members cannot approve their own payout, and only owners approve where the policy says so', async () => {
  await claimAs('owner');
  const [own] = await waiting();
  const said = { verdict: 'APPROVE', version: own?.version };
  expect(own?.whyNot).toBe(
    'You can’t approve or reject your own payout. Ask another treasurer or owner of this server.',
  );
  expect((await decide(own?.id ?? '', said)).status).toBe(403);
  change(backend.world, SERVER, { approvers: 'OWNERS' });
  backend.signInAs('moderator');
  expect((await decide(own?.id ?? '', said)).status).toBe(403);
  change(backend.world, SERVER, { approvers: 'TREASURERS' });
  expect((await decide(own?.id ?? '', said)).status).toBe(200);
});

test('the policy can only be changed from its latest version', async () => {
  backend.signInAs('owner');
  expect((await backend.send('PUT', POLICY, { ...terms, version: 1 })).status).toBe(200);
  expect((await backend.send('PUT', POLICY, { ...terms, version: 1 })).status).toBe(409);
  expect((await backend.send('PUT', POLICY, { ...terms, version: 2 })).status).toBe(200);
});

test.each([
  ['mint', { mint: tokens.find(({ symbol }) => symbol === 'BONK')?.mint }],
  ['most', { least: 500, most: 400 }],
  ['unitsPerPoint', { unitsPerPoint: '0' }],
  ['unitsPerPoint', { unitsPerPoint: '99999999999999999999' }],
])('terms that cannot be paid are refused at %s', async (path, changed) => {
  backend.signInAs('owner');
  const answer = await backend.send('PUT', POLICY, { ...terms, ...changed, version: 1 });
  const { errors } = await answerOf(
    answer,
    z.object({ errors: z.array(z.object({ path: z.string() })) }),
  );
  expect(errors.map((error) => error.path)).toEqual([path]);
});
