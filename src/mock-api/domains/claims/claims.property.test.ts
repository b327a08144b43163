// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { Refusal } from '../../http/reply';
import { FEE, isOpen } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import { decideOn, payoutMemo, runPayouts } from '../payouts/payouts';
import { effectOf, entriesOf, totalsOf } from '../point-balances/sums';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World } from '../../store/world';
import { claimPoints } from './claim';
import { claimsOn, offerFor } from './offer';
import { earn } from './earn';
import { change, join } from '../../testing/claims';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(120_000);

const SERVER = 'srv-keep';
const MODULE = 24;
/** Lamports for about three claims of 1000 points, 0.1 SOL each. */
const FLOAT = 330_000_000n;
const RATE = 100_000n;
const PEOPLE = ['usr-11', 'usr-12', 'usr-13', 'usr-14'];
const KINDS = ['drop', 'lost-answer', 'swallow', '429', 'expire', 'refuse'] as const;

const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('earn', 'claim', 'claim-twice', 'same-key-twice'),
      person,
      points: fc.constantFrom(100, 400, 1000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('look', 'all-claim', 'restart', 'approve', 'refuse', 'strict', 'lax'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 20, 190) }),
  },
  fc.record({
    do: fc.constant('fault'),
    kind: fc.constantFrom<ChainFault['kind']>(...KINDS),
    method: fc.constantFrom('sendTransaction', '*'),
    times: fc.constantFrom(1, 3),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(ledgerAddress(SERVER), FLOAT);
  return chain;
};

function quietWorld(): World {
  const world = createWorld({ startChain });
  // The chain of this test does not have the seed's past payments.
  Object.assign(world.db, { points: [], payouts: [], claims: [] });
  change(world, SERVER, {
    least: 50,
    coolDownHours: 0,
    approvalAbove: '60000000',
    memberDaily: null,
    serverDaily: null,
  });
  for (const userId of PEOPLE) {
    join(world, SERVER, userId);
    earn(world, SERVER, userId, 2000);
  }
  return world;
}

const askedBy = (world: World, userId: string) => {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  return { world, guild, userId, module: MODULE };
};

let keys = 0;

/** Claims points like the page would: from the current offer. */
async function want(world: World, userId: string, points: number, times: number, isSame: boolean) {
  const asked = askedBy(world, userId);
  const { lastClaimId } = await offerFor(asked);
  const address = world.db.linkedWallets.find((row) => row.userId === userId)?.address ?? '';
  const wish = { points, mint: null, amount: `${BigInt(points) * RATE}`, address };
  const key = (index: number) => `key-${String(isSame ? keys : keys + index)}`;
  keys += times;
  return Promise.all(
    Array.from({ length: times }, (_, index) =>
      claimPoints(asked, { ...wish, key: key(index), after: lastClaimId }),
    ),
  );
}

function decide(world: World, isApproved: boolean): void {
  const waiting = world.db.payouts.find((row) => row.isWaiting);
  if (waiting) decideOn(world, waiting, { isApproved, by: 'usr-owner', reason: 'No.' });
}

async function act(world: World, what: Step): Promise<World> {
  const chain = await world.chain();
  if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('kind' in what) chain.setFault(what);
  else if ('person' in what) {
    if (what.do === 'earn') earn(world, SERVER, what.person, what.points);
    else {
      const times = what.do === 'claim' ? 1 : 2;
      const made = await want(world, what.person, what.points, times, what.do !== 'claim-twice');
      const ids = made.flatMap((each) => (each instanceof Refusal ? [] : each.claim.id));
      if (new Set(ids).size > 1) throw new Error('One wish has become two claims.');
    }
  } else if (what.do === 'restart')
    return createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });
  else if (what.do === 'all-claim')
    await Promise.all(PEOPLE.map((userId) => want(world, userId, 1000, 1, false)));
  else if (what.do === 'strict') change(world, SERVER, { approvalAbove: '60000000' });
  else if (what.do === 'lax') change(world, SERVER, { approvalAbove: null });
  else if (what.do === 'look') await runPayouts(world);
  else decide(world, what.do === 'approve');
  return world;
}

/** Errors in the accounts of a world; always empty if the code is right. */
async function wrongIn(world: World): Promise<string[]> {
  const chain = await world.chain();
  const claims = claimsOn(world, SERVER);
  const landed = claims.map(({ payout }) => ({
    payout,
    times: chain
      .transactionsFor(payout.address)
      .filter(({ err, memos }) => err === null && memos.includes(payoutMemo(payout.id))).length,
  }));
  // Paid and reserved lamports never exceed those in the wallet.
  const promised = claims
    .filter(({ payout }) => isOpen(payout) || payout.status === 'SUCCESS')
    .reduce((sum, { payout }) => sum + BigInt(payout.amount) + FEE, 0n);
  const wrong = promised <= FLOAT ? [] : ['More is promised than there is.'];
  for (const { payout, times } of landed) {
    const isRight =
      times <= 1 &&
      (payout.status !== 'SUCCESS' || times === 1) &&
      (!['CANCELLED', 'RECLAIMED_AFTER_FAILURE'].includes(payout.status) || times === 0) &&
      (!payout.isWaiting || payout.attempts === 0);
    if (!isRight) wrong.push(`${payout.id} is ${payout.status}, and has landed ${times} times.`);
  }
  for (const { claim, payout } of claims) {
    const lines = world.db.points.filter(({ ref }) => ref === claim.id).map(({ type }) => type);
    const ends: Record<string, string[]> = {
      SUCCESS: ['CLAIM_LOCK', 'CLAIM_SETTLED'],
      CANCELLED: ['CLAIM_LOCK', 'CLAIM_RETURN'],
      RECLAIMED_AFTER_FAILURE: ['CLAIM_LOCK', 'CLAIM_RETURN'],
    };
    const due = ends[payout.status] ?? ['CLAIM_LOCK'];
    if (lines.join(' ') !== due.join(' ')) wrong.push(`${claim.id}: ${lines.join(' ')}`);
  }
  return [...wrong, ...PEOPLE.flatMap((userId) => wrongFor(world, userId))];
}

function wrongFor(world: World, userId: string): string[] {
  const lines = entriesOf(world, SERVER, userId, MODULE);
  const totals = totalsOf(lines, world.clock.now());
  const { earned, available, locked, settled, expired } = totals;
  const isRight =
    earned === available + locked + settled + expired &&
    available === lines.reduce((sum, line) => sum + effectOf(line), 0) &&
    [available, locked, settled].every((points) => points >= 0);
  return isRight ? [] : [`${userId}: ${JSON.stringify(totals)}`];
}

test(
  'H1: no point is spent twice and no lamport promised twice, on whatever day',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        let world = quietWorld();
        for (const what of steps) {
          world = await act(world, what);
          expect(await wrongIn(world)).toEqual([]);
        }
      }),
      { numRuns: runs(40) },
    );
  },
  LIMIT_MS,
);
