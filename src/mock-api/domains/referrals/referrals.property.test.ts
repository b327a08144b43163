// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { createClock } from '../../store/clock';
import { join } from '../../testing/claims';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World } from '../../store/world';
import { decideOn } from './ambassadors';
import { balancesOf, sumOf, reverseFor } from './commissionLedger';
import { commissionMemo, decideOnPayout, requestPayout } from './payouts';
import { commissionTables, settleReferrals } from './settle';
import { bring, buy } from '../../testing/referrals';
import { ambassadorWallet } from './wallet';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(120_000);

const DAY = 86_400_000;
const ME = 'usr-ambassador';
const PEOPLE = ['usr-11', 'usr-12', 'usr-13'];
const FLOAT = 2_000_000_000n;

const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy'),
      person,
      price: fc.constantFrom('0.333333333', '1', '2.5', '9.5'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('payout'), times: fc.constantFrom(1, 2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('call-off'), which: fc.nat({ max: 9 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('days'), days: fc.constantFrom(1, 8, 15) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('look', 'restart', 'suspend', 'outage') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 20, 170) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ decide: fc.constantFrom('release', 'refuse', 'take-back') }),
  },
  fc.record({
    do: fc.constant('fault'),
    kind: fc.constantFrom<ChainFault['kind']>('drop', 'lost-answer', 'swallow', '429', 'expire'),
    times: fc.constantFrom(1, 3),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(ambassadorWallet, FLOAT);
  return chain;
};

/** A world in which an ambassador has brought three users who have not bought anything yet. */
function quietWorld(): World {
  const world = createWorld({ startChain, clock: createClock(0) });
  Object.assign(world.db, {
    orders: world.db.orders.slice(0, 1),
    referrals: [],
    commissions: [],
    commissionPayouts: [],
    linkedWallets: [],
  });
  join(world, 'srv-keep', ME);
  for (const userId of PEOPLE) bring(world, ME, userId);
  return world;
}

async function request(world: World): Promise<void> {
  await settleReferrals(world);
  const { available } = balancesOf(world.db, ME, world.clock.now());
  const address = world.db.linkedWallets.find(({ userId }) => userId === ME)?.address ?? '';
  const wish = { key: 'k'.repeat(16), lamports: available.toString(), address };
  const key = `${wish.key}${String(world.db.commissionPayouts.length)}`;
  await requestPayout(world, ME, { ...wish, key });
}

/** Staff decide, twice at the same time. */
async function decide(world: World, what: string): Promise<void> {
  const { db, clock } = world;
  if (what === 'refuse') {
    // A payout requested by a suspended ambassador waits.
    const me = db.ambassadors.find(({ userId }) => userId === ME);
    if (me?.state === 'ACTIVE') decideOn(world, me, 'SUSPENDED', { reason: 'x' });
    await request(world);
  }
  const payout = db.commissionPayouts.find(({ isWaiting }) => isWaiting);
  const line = db.commissions.find(({ kind, isClosed }) => kind === 'EARNED' && !isClosed);
  if (what === 'take-back' && line) {
    for (const _ of [1, 2])
      reverseFor(commissionTables(world), line, clock.now(), 'Not as agreed.');
  } else if (what !== 'take-back' && payout) {
    const reason = what === 'refuse' ? 'Not as agreed.' : null;
    const answers = await Promise.all([1, 2].map(() => decideOnPayout(world, payout, reason)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  }
}

async function act(world: World, what: Step): Promise<World> {
  const chain = await world.chain();
  if ('decide' in what) await decide(world, what.decide);
  else if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('kind' in what) chain.setFault({ ...what, method: 'sendTransaction' });
  else if ('days' in what) world.clock.advance(what.days * DAY);
  else if ('price' in what) buy(world, what.person, what.price);
  else if ('which' in what) {
    const order = world.db.orders.filter(({ serverId }) => serverId === 'srv-none')[what.which];
    if (order) order.status = what.which % 2 === 0 ? 'DISABLED' : 'CANCELLED';
  } else if ('times' in what)
    await Promise.all(Array.from({ length: what.times }, () => request(world)));
  else if (what.do === 'outage') {
    // There is an amount to pay, and everything sent is lost for longer than the lifetime of three transfers.
    buy(world, 'usr-11', '2.5');
    await settleReferrals(world);
    world.clock.advance(15 * DAY);
    chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
    await request(world);
    for (const _ of [1, 2, 3, 4]) {
      chain.advanceBlocks(190);
      await settleReferrals(world);
    }
    chain.clearFaults();
  } else if (what.do === 'restart')
    return createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });
  else if (what.do === 'suspend') {
    const me = world.db.ambassadors.find(({ userId }) => userId === ME);
    if (me) decideOn(world, me, me.state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE', { reason: 'x' });
  }
  await settleReferrals(world);
  return world;
}

/** Errors in the accounts; always empty if the code is right. */
async function wrongIn(world: World): Promise<string[]> {
  const chain = await world.chain();
  const { db } = world;
  const { earned, onHold, available, requested, paid, takenBack } = balancesOf(
    db,
    ME,
    world.clock.now(),
  );
  const parts = [onHold, available, requested, paid, takenBack];
  const earnings = db.commissions.filter(({ kind }) => kind === 'EARNED');
  const landed = (id: string, address: string) =>
    chain
      .transactionsFor(address)
      .filter(({ err, memos }) => err === null && memos.includes(commissionMemo(id))).length;
  return [
    ...(earned === parts.reduce((sum, part) => sum + part, 0n) ? [] : ['It doesn’t add up.']),
    ...(parts.every((part) => part >= 0n) ? [] : ['Something is below zero.']),
    ...(new Set(earnings.map(({ orderId }) => orderId)).size === earnings.length
      ? []
      : ['An order was counted twice.']),
    ...earnings
      .filter(({ orderId }) => sumOf(db.commissions.filter((row) => row.orderId === orderId)) < 0n)
      .map(({ id }) => `More of ${id} was taken back than it brought.`),
    ...db.commissionPayouts.flatMap(({ id, status, address, lamports, isWaiting }) => {
      const times = landed(id, address);
      const taken = sumOf(db.commissions.filter(({ payoutId }) => payoutId === id));
      const isOver = status === 'RECLAIMED_AFTER_FAILURE' || status === 'CANCELLED';
      const isRight =
        times <= 1 &&
        (status !== 'SUCCESS' || times === 1) &&
        (!isWaiting || times === 0) &&
        (!isOver || times === 0) &&
        taken === (isOver ? 0n : BigInt(lamports));
      return isRight ? [] : [`${id} is ${status}, landed ${String(times)} times, has ${taken}.`];
    }),
  ];
}

test(
  'earned amounts are always on hold, available, requested, paid or revoked',
  async () => {
    let paid = 0;
    let takenBack = 0;
    let failed = 0;
    let calledOff = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        let world = quietWorld();
        for (const what of steps) {
          world = await act(world, what);
          expect(await wrongIn(world)).toEqual([]);
        }
        const { commissionPayouts, commissions } = world.db;
        paid += commissionPayouts.filter(({ status }) => status === 'SUCCESS').length;
        failed += commissionPayouts.filter(
          ({ status }) => status === 'RECLAIMED_AFTER_FAILURE',
        ).length;
        calledOff += commissionPayouts.filter(({ status }) => status === 'CANCELLED').length;
        takenBack += commissions.filter(({ kind }) => kind === 'TAKEN_BACK').length;
      }),
      { numRuns: runs(60) },
    );
    // Each of these occurs in the random histories.
    expect([paid > 0, failed > 0, calledOff > 0, takenBack > 0]).toEqual([true, true, true, true]);
  },
  LIMIT_MS,
);
