// @vitest-environment node
import { expect, test } from 'vitest';
import { createChain } from '../../chain/createChain';
import { addressOf, change, join } from '../../testing/claims';
import { ledgerAddress } from '../payouts/ledgerKey';
import { runPayouts } from '../payouts/payouts';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { serverPayouts } from '../transactions/payouts';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World } from '../../store/world';
import { isUnpaid, lineRef } from '../accrual-ledger/lineStates';
import { payAccruals } from './accrualPayouts';
import { keepRun } from '../accrual-ledger/ledger';
import type { AccrualRunRow } from '../accrual-ledger/rows';

const SERVER = 'srv-keep';
const PEOPLE = ['usr-11', 'usr-12', 'usr-13'];
/** Base units of each line: 0.1 SOL. */
const EACH = 100_000_000n;

const startWith =
  (float: bigint): NonNullable<WorldOptions['startChain']> =>
  async (options) => {
    const chain = await createChain({ ...options, vm: 'simulated' });
    if (options.snapshot === undefined) chain.airdrop(ledgerAddress(SERVER), float);
    return chain;
  };

function worldWith(float: bigint): World {
  const world = createWorld({ startChain: startWith(float) });
  world.db.payouts = [];
  world.db.linkedWallets = [];
  for (const userId of PEOPLE) join(world, SERVER, userId);
  return world;
}

/** A period that pays SOL to members, 0.1 SOL each unless another amount is given. */
function paid(world: World, id: string, userIds: readonly string[], amount = EACH): AccrualRunRow {
  const run: AccrualRunRow = {
    id,
    serverId: SERVER,
    module: 'hold-to-earn',
    ruleId: 'rule-1',
    name: 'Keepers daily',
    from: 0,
    to: world.db.accrualRuns.length + 1,
    lookedAt: 1,
    skipped: {},
    wanted: 0,
    points: 0,
    mint: null,
    amount: String(amount * BigInt(userIds.length)),
    lines: userIds.map((userId) => ({
      userId,
      units: 1,
      multiplier: 1,
      points: 0,
      owed: 0,
      amount: String(amount),
      streak: 1,
      last: 0,
    })),
  };
  keepRun(world, run, 22);
  return run;
}

const refsOf = ({ db }: World) => db.payouts.map(({ ref }) => ref);
const waitsOf = ({ lines }: AccrualRunRow) => lines.map(({ waits }) => waits);
const toldOf = ({ db }: World) =>
  db.notifications.filter(
    ({ userId, title }) => userId === 'usr-owner' && title.includes('waiting for funds'),
  );

test('each line is paid once to the default wallet, across two calls at once and a restart', async () => {
  const world = worldWith(5_000_000_000n);
  const run = paid(world, 'run-1', PEOPLE);
  await Promise.all([payAccruals(world), payAccruals(world)]);
  const restarted = createWorld({
    snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())),
    startChain: startWith(0n),
  });
  await payAccruals(restarted);
  expect(restarted.db.payouts).toMatchObject(
    PEOPLE.map((userId) => ({
      userId,
      address: addressOf(userId),
      mint: null,
      amount: String(EACH),
      ref: lineRef(run, userId),
      label: '0.1 SOL for “Keepers daily”',
    })),
  );
  const chain = await restarted.chain();
  chain.advanceBlocks(4);
  await runPayouts(restarted);
  expect(PEOPLE.map((userId) => chain.balance(addressOf(userId)))).toEqual([EACH, EACH, EACH]);
});

test('a member finds the payment in their history, with a link to its page', async () => {
  const world = worldWith(5_000_000_000n);
  paid(world, 'run-1', ['usr-11']);
  await payAccruals(world);
  const user = world.db.users.find(({ id }) => id === 'usr-11');
  if (!user) throw new Error('The seed has no such user.');
  expect(serverPayouts.entriesOf(world, user)).toMatchObject([
    {
      type: 'REWARD',
      description: '0.1 SOL for “Keepers daily”',
      token: { symbol: 'SOL' },
      amount: EACH,
      page: '/dashboard/hold-to-earn/solana-keep',
    },
  ]);
});

test('a run paid out before the paid-out flag existed is not paid again', async () => {
  const world = worldWith(5_000_000_000n);
  const run = paid(world, 'run-1', PEOPLE);
  await payAccruals(world);
  delete run.isPaidOut;
  await payAccruals(world);
  expect(world.db.payouts).toHaveLength(3);
});

test('lines the ledger wallet cannot pay wait and are paid first after a deposit', async () => {
  const world = worldWith(150_000_000n);
  const first = paid(world, 'run-1', PEOPLE);
  await payAccruals(world);
  expect(waitsOf(first)).toEqual([undefined, 'NO_FUNDS', 'NO_FUNDS']);
  // A later line the wallet could pay does not overtake them.
  const small = paid(world, 'run-2', ['usr-11'], 1_000_000n);
  await payAccruals(world);
  expect(waitsOf(small)).toEqual(['NO_FUNDS']);
  (await world.chain()).airdrop(ledgerAddress(SERVER), 1_000_000_000n);
  await payAccruals(world);
  expect(refsOf(world)).toEqual([
    ...PEOPLE.map((userId) => lineRef(first, userId)),
    lineRef(small, 'usr-11'),
  ]);
  expect(world.db.accrualRuns.filter(isUnpaid)).toEqual([]);
});

test('the team is notified once while funds are short', async () => {
  const world = worldWith(10_000_000n);
  paid(world, 'run-1', PEOPLE);
  await payAccruals(world);
  paid(world, 'run-2', PEOPLE);
  await payAccruals(world);
  expect(toldOf(world)).toHaveLength(1);
  (await world.chain()).airdrop(ledgerAddress(SERVER), 1_000_000_000n);
  await payAccruals(world);
  paid(world, 'run-3', PEOPLE, 5_000_000_000n);
  await payAccruals(world);
  expect(toldOf(world)).toHaveLength(2);
});

test('a member without a wallet is paid after linking it, and delays no one else', async () => {
  const world = worldWith(5_000_000_000n);
  world.db.linkedWallets = world.db.linkedWallets.filter(({ userId }) => userId !== 'usr-11');
  const run = paid(world, 'run-1', PEOPLE);
  await payAccruals(world);
  expect(waitsOf(run)).toEqual(['NO_WALLET', undefined, undefined]);
  expect(world.db.payouts).toHaveLength(2);
  join(world, SERVER, 'usr-11');
  await payAccruals(world);
  expect(world.db.payouts).toHaveLength(3);
});

test('a first payment below the rent of an account waits until the wallet holds SOL', async () => {
  const world = worldWith(5_000_000_000n);
  const run = paid(world, 'run-1', ['usr-11'], 1000n);
  await payAccruals(world);
  expect(waitsOf(run)).toEqual(['BELOW_RENT']);
  (await world.chain()).airdrop(addressOf('usr-11'), 1_000_000n);
  await payAccruals(world);
  expect(waitsOf(run)).toEqual([undefined]);
  expect(world.db.payouts).toHaveLength(1);
});

test('a line above the approval limit waits for the team, and is not recreated once rejected', async () => {
  const world = worldWith(5_000_000_000n);
  change(world, SERVER, { mint: null, approvalAbove: String(EACH - 1n) });
  paid(world, 'run-1', ['usr-11']);
  await payAccruals(world);
  const [payout] = world.db.payouts;
  expect(payout?.isWaiting).toBe(true);
  if (payout) Object.assign(payout, { status: 'CANCELLED', isWaiting: false });
  await payAccruals(world);
  expect(world.db.payouts).toHaveLength(1);
});

test('runs of points make no payouts', async () => {
  const world = worldWith(5_000_000_000n);
  const run = paid(world, 'run-1', PEOPLE);
  delete run.mint;
  await payAccruals(world);
  expect(world.db.payouts).toEqual([]);
});
