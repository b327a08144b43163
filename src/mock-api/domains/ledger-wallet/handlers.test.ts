// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  ledgerWalletSchema,
  ledgerPayoutDetailSchema,
} from '@/features/earning/ledger-wallet/ledgerWallet';
import type { Chain } from '../../chain/chain';
import { addressOf, waitingClaim } from '../../testing/claims';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { ledgerAddress } from '../payouts/ledgerKey';
import { reserve } from '../payouts/payouts';
import { personaUserId } from '../accounts/personas';
import { fundedChain } from '../../testing/treasury';

const SERVER = 'srv-keep';
const OWN = `/api/servers/${SERVER}`;
const DAY = 24 * 3_600_000;

let backend: TestBackend;
let chain: Chain;
beforeEach(async () => {
  backend = createTestBackend({ startChain: fundedChain });
  chain = await backend.world.chain();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const dataOf = async <T>(answer: Response, data: z.ZodMiniType<T>) =>
  z.object({ data }).parse(await answer.json()).data;
const wallet = async () =>
  dataOf(await backend.send('GET', `${OWN}/ledger-wallet`), ledgerWalletSchema);
const vaults = () => backend.world.db.projectWallets.filter(({ serverId }) => serverId === SERVER);
const oldVault = () => vaults().find(({ label }) => label === 'Vault')?.address ?? '';
const newVault = () => vaults().find(({ label }) => label === 'New vault')?.address ?? '';
const wish = (change: object = {}) => ({
  key: 'a-key-of-the-owner-1',
  mint: null,
  amount: '1000000000',
  address: oldVault(),
  typed: '1',
  after: null,
  ...change,
});
const withdraw = (body: object) => backend.send('POST', `${OWN}/ledger-wallet/withdrawals`, body);
const fieldOf = async (answer: Response) => {
  expect(answer.status).toBe(400);
  const told = z.object({ errors: z.array(z.object({ path: z.string() })) });
  return (await dataOf(answer, told)).errors.map(({ path }) => path);
};

test('a withdrawal to a proven treasury is made once, even when sent twice', async () => {
  const answers = await Promise.all([withdraw(wish()), withdraw(wish())]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(backend.world.db.withdrawals).toHaveLength(1);
  chain.advanceBlocks(4);
  expect(await wallet()).toMatchObject({ lastWithdrawalId: backend.world.db.withdrawals[0]?.id });
  expect(chain.balance(oldVault())).toBe(1_000_000_000n);
  expect(backend.world.db.withdrawals[0]).toMatchObject({ status: 'SUCCESS' });
});

test('a withdrawal prepared before another withdrawal is refused', async () => {
  const second = wish({ key: 'a-key-of-the-owner-2' });
  const answers = await Promise.all([withdraw(wish()), withdraw(second)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 409]);
  expect((await withdraw(wish({ amount: '5', typed: '0.000000005' }))).status).toBe(409);
});

test('a new treasury can receive withdrawals after a day', async () => {
  expect(await fieldOf(await withdraw(wish({ address: newVault() })))).toEqual(['address']);
  backend.world.clock.advance(DAY);
  backend.signInAs('owner');
  expect((await withdraw(wish({ address: newVault() }))).status).toBe(201);
});

test.each([
  ['an address no one has proven', { address: addressOf('nobody') }, 'address'],
  ['its own address', { address: ledgerAddress(SERVER) }, 'address'],
  ['another server’s treasury', { address: 'other' }, 'address'],
  ['another amount than was typed', { typed: '10' }, 'typed'],
  ['no number', { typed: 'all' }, 'typed'],
  ['nothing', { amount: '0', typed: '0' }, 'amount'],
  ['more than there is', { amount: '25000000000', typed: '25' }, 'amount'],
  [
    'more than fits into a number',
    { amount: '99999999999999999999', typed: '99999999999' },
    'typed',
  ],
])('%s is refused', async (_, change, field) => {
  const other = backend.world.db.projectWallets.find(({ serverId }) => serverId === 'srv-other');
  const given = wish(change);
  const body = given.address === 'other' ? { ...given, address: other?.address } : given;
  expect(await fieldOf(await withdraw(body))).toEqual([field]);
  expect(backend.world.db.withdrawals).toEqual([]);
});

test('funds reserved for members cannot be withdrawn', async () => {
  const { funds } = await wallet();
  const free = funds[0]?.free ?? '';
  waitingClaim(backend.world, SERVER, 'usr-member');
  const typed = (Number(free) / 1e9).toString();
  expect(await fieldOf(await withdraw(wish({ amount: free, typed })))).toEqual(['amount']);
});

test('treasurers can neither withdraw nor change limits', async () => {
  backend.world.db.access.push({
    serverId: SERVER,
    userId: personaUserId('moderator'),
    roleId: null,
    role: 'treasurer',
  });
  backend.signInAs('moderator');
  expect((await backend.send('GET', `${OWN}/ledger-wallet`)).status).toBe(200);
  expect((await withdraw(wish())).status).toBe(403);
  const policy = {
    version: 1,
    isOn: true,
    mint: null,
    unitsPerPoint: '1',
    least: 1,
    most: 1,
    coolDownHours: 0,
    approvalAbove: null,
    memberDaily: null,
    serverDaily: null,
    approvers: 'TREASURERS',
  };
  expect((await backend.send('PUT', `${OWN}/claim-policy`, policy)).status).toBe(403);
});

test('payouts of another server are not found from the caller’s own', async () => {
  waitingClaim(backend.world, 'srv-hq', 'usr-member');
  const foreign = backend.world.db.payouts.at(-1);
  const path = `${OWN}/payouts/${foreign?.id ?? ''}`;
  const said = { verdict: 'APPROVE', version: foreign?.version };
  expect((await backend.send('GET', path)).status).toBe(404);
  expect((await backend.send('PUT', `${path}/decision`, said)).status).toBe(404);
  expect((await backend.send('POST', `${path}/retry`)).status).toBe(404);
  const there = path.replace(SERVER, 'srv-other');
  expect((await backend.send('PUT', `${there}/decision`, said)).status).toBe(403);
});

test('a payout has its amount, its fee and its steps', async () => {
  waitingClaim(backend.world, SERVER, 'usr-member');
  const id = backend.world.db.payouts.at(-1)?.id ?? '';
  const detail = await dataOf(
    await backend.send('GET', `${OWN}/payouts/${id}`),
    ledgerPayoutDetailSchema,
  );
  expect(detail.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['AMOUNT', '10000000'],
    ['FEE', '10000'],
  ]);
  expect(detail.steps.map(({ step }) => step)).toEqual(['LOCKED', 'WAITING']);
});

test('the daily outflow is averaged over seven days, and a low balance is reported once', async () => {
  const { world } = backend;
  world.db.payouts = [];
  const payout = reserve(world, {
    serverId: SERVER,
    userId: 'usr-member',
    address: addressOf('usr-member'),
    mint: null,
    amount: 28_000_000_000n,
    label: 'Rewards',
    ref: 'quest',
  });
  Object.assign(payout, { status: 'SUCCESS' });
  const { funds } = await wallet();
  expect(funds[0]).toMatchObject({ perDay: '4000000000', daysLeft: 6, isLow: true });
  await wallet();
  const told = world.db.notifications.filter(
    ({ title, userId }) => title.includes('running low') && userId === personaUserId('owner'),
  );
  expect(told).toHaveLength(1);
});

test('alerts can only be set for tokens in the wallet, from the latest version', async () => {
  const alert = { version: 0, days: null, below: [{ mint: null, units: '30000000000' }] };
  const saved = await backend.send('PUT', `${OWN}/ledger-wallet/alert`, alert);
  expect(await dataOf(saved, ledgerWalletSchema)).toMatchObject({
    alert: { version: 1, days: null },
    funds: [{ alertBelow: '30000000000', isLow: true }],
  });
  expect((await backend.send('PUT', `${OWN}/ledger-wallet/alert`, alert)).status).toBe(409);
  const odd = { version: 1, days: 3, below: [{ mint: addressOf('mint'), units: '1' }] };
  const answer = await backend.send('PUT', `${OWN}/ledger-wallet/alert`, odd);
  expect(await fieldOf(answer)).toEqual(['below.0.mint']);
});

test('while the chain is down the wallet says so, and payouts are still listed', async () => {
  waitingClaim(backend.world, SERVER, 'usr-member');
  chain.setFault({ method: '*', kind: 'drop' });
  expect(await wallet()).toMatchObject({ isRead: false, funds: [] });
  expect((await backend.send('GET', `${OWN}/payouts`)).status).toBe(200);
});
