// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import quest from '@/features/modules/definitions/quest/definition';
import { encodeBase58 } from '@/shared/solana/base58';
import { limitMs, runs } from '@tests/setup/scope';
import { QUESTS } from '../../seed/modules/quests';
import { createChain } from '../../chain/createChain';
import { randomOf } from '../../store/hashed';
import { heldBy } from '../holdings/holdings';
import { collections } from '../market/market';
import { ledgerAddress } from '../payouts/ledgerKey';
import { freePieces } from '../payouts/pieces';
import { pieceFigures } from '../quest-reviews/pieceFigures';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World } from '../../store/world';
import { claim } from './claim';
import { deliveriesOf } from './deliveries';
import { rewardsOf, rewardView } from './rewards';
import { settleQuests } from './settle';
import { openAttempt } from './submissions';

const LIMIT_MS = limitMs(60_000);

const SERVER = 'srv-keep';
const LEDGER = ledgerAddress(SERVER);
const ASSET = collections[0]?.address ?? '';
const addressOf = (userId: string) => encodeBase58(randomOf(userId, 'pay').bytes(32));
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => `usr-${String(index + 11)}`);

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(LEDGER, 100_000_000n);
  return chain;
};

/** People with a wallet, and a quest that gives each an NFT from a collection with these numbers. */
function worldWith(people: readonly string[], numbers: readonly number[]): World {
  const world = createWorld({ startChain });
  world.db.submissions = [];
  world.db.payouts = [];
  world.db.linkedWallets = people.map((userId) => ({
    id: `wal-${userId}`,
    userId,
    address: addressOf(userId),
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  }));
  for (const userId of people)
    world.db.members.push({ serverId: SERVER, userId, joinedAt: 0, leftAt: null, roles: [] });
  world.db.holdings = [
    {
      wallet: LEDGER,
      asset: ASSET,
      amount: String(numbers.length),
      since: 0,
      pieces: numbers.map((number) => ({ number, state: 'HELD' })),
    },
  ];
  const rule = world.db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === QUESTS.gate);
  if (!rule) throw new Error('no quest');
  rule.values = { ...rule.values, rewards: [{ kind: 'NFT', collection: ASSET }] };
  return world;
}

async function questOn(world: World) {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  const quest = (await settleQuests(world, guild)).find(({ id }) => id === QUESTS.gate);
  if (!quest) throw new Error('no quest');
  return { guild, quest };
}

/** All of them have done the quest, and claim at the same moment. */
async function claimAs(world: World, people: readonly string[]) {
  const { guild, quest } = await questOn(world);
  return Promise.all(
    people.map(async (userId) => {
      const asked = { world, guild, userId };
      const row = openAttempt(asked, quest);
      if (row) row.state = 'CLAIMABLE';
      return claim(asked, quest);
    }),
  );
}

async function deliveryFor(world: World, userId: string) {
  const { guild, quest } = await questOn(world);
  const row = world.db.submissions.find((each) => each.userId === userId);
  return row ? deliveriesOf({ world, guild, userId }, row, quest.values.rewards)[0] : undefined;
}

/** Settles, lets sent transfers be confirmed, and settles again. */
async function confirmed(world: World) {
  await questOn(world);
  (await world.chain()).advanceBlocks(3);
  await questOn(world);
}

const restarted = (world: World) =>
  createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });

/** Every NFT of the collection with its wallet, lowest number first. */
const places = ({ db }: World) =>
  db.holdings
    .flatMap(({ wallet, pieces = [] }) => pieces.map(({ number }) => ({ number, wallet })))
    .toSorted((one, other) => one.number - other.number);

describe('an NFT as reward', () => {
  test('goes to the member’s wallet with a transfer on the chain', async () => {
    const world = worldWith(['usr-11'], [7, 4]);
    expect(await claimAs(world, ['usr-11'])).toEqual([null]);
    await confirmed(world);
    const delivery = await deliveryFor(world, 'usr-11');
    expect(delivery).toMatchObject({ label: 'Keepers of the Tower #4', state: 'DONE' });
    const chain = await world.chain();
    expect(chain.transaction(delivery?.signature ?? '')?.err).toBeNull();
    expect(heldBy(world, 'usr-11', ASSET)).toBe('1');
    expect(places(world)).toEqual([
      { number: 4, wallet: addressOf('usr-11') },
      { number: 7, wallet: LEDGER },
    ]);
  });

  test('is shown to the team as left, reserved and delivered', async () => {
    const world = worldWith(['usr-11', 'usr-12'], [7, 4, 9]);
    const { guild } = await questOn(world);
    const told = () =>
      pieceFigures(
        world,
        guild,
        QUESTS.gate,
        quest.read({ rewards: [{ kind: 'NFT', collection: ASSET }] }),
      );
    expect(told()).toMatchObject([{ left: 3, promised: 0, moved: 0, failed: 0 }]);
    await claimAs(world, ['usr-11', 'usr-12']);
    expect(told()).toMatchObject([{ left: 1, promised: 2, moved: 0 }]);
    await confirmed(world);
    expect(told()).toMatchObject([
      { name: 'Keepers of the Tower', left: 1, promised: 0, moved: 2, failed: 0 },
    ]);
    // Given NFTs are still reported after the quest's rewards were changed.
    expect(pieceFigures(world, guild, QUESTS.gate, quest.read({}))).toEqual(told());
    expect(pieceFigures(world, guild, QUESTS.banner, quest.read({}))).toEqual([]);
  });

  test('is claimed once when fifty members claim the last NFT, and the others lose nothing', async () => {
    const people = crowd(50);
    const world = worldWith(people, [4]);
    const refusals = (await claimAs(world, people)).filter((each) => each !== null);
    expect(refusals).toHaveLength(49);
    expect(world.db.payouts).toHaveLength(1);
    expect(world.db.submissions.filter(({ state }) => state === 'CLAIMABLE')).toHaveLength(49);
    const { guild, quest } = await questOn(world);
    const told = rewardsOf(quest).map((reward) => rewardView({ world, guild }, reward));
    expect(told).toMatchObject([{ kind: 'NFT', left: 0 }]);
  });

  test('is not reserved for another member while in transit', async () => {
    const world = worldWith(['usr-11', 'usr-12'], [4]);
    (await world.chain()).setFault({ method: 'sendTransaction', kind: 'swallow' });
    await claimAs(world, ['usr-11']);
    expect(freePieces(world, SERVER, ASSET)).toEqual([]);
    expect((await claimAs(world, ['usr-12']))[0]?.status).toBe(409);
    expect(await deliveryFor(world, 'usr-11')).toMatchObject({ state: 'WAITING' });
    expect(places(world)).toEqual([{ number: 4, wallet: LEDGER }]);
  });

  test('goes to the wallet that was the default at the claim', async () => {
    const world = worldWith(['usr-11'], [4]);
    const chain = await world.chain();
    chain.setFault({ method: 'sendTransaction', kind: 'drop', times: 3 });
    await claimAs(world, ['usr-11']);
    for (const row of world.db.linkedWallets) row.address = addressOf('another');
    chain.clearFaults();
    await confirmed(world);
    expect(places(world)).toEqual([{ number: 4, wallet: addressOf('usr-11') }]);
  });

  test('whose transfer never lands is available again once that is proven', async () => {
    const world = worldWith(['usr-11'], [4]);
    const chain = await world.chain();
    chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
    await claimAs(world, ['usr-11']);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(freePieces(world, SERVER, ASSET)).toEqual([]);
      chain.advanceBlocks(200);
      await questOn(world);
    }
    expect(await deliveryFor(world, 'usr-11')).toMatchObject({ state: 'FAILED' });
    expect(freePieces(world, SERVER, ASSET)).toHaveLength(1);
  });

  test('of a collection the wallet never held is sent manually by the team', async () => {
    const world = worldWith(['usr-11'], []);
    await claimAs(world, ['usr-11']);
    expect(world.db.payouts).toEqual([]);
    expect((await deliveryFor(world, 'usr-11'))?.message).toBe(
      'The server’s team sends this reward manually.',
    );
  });
});

const PEOPLE = crowd(4);
const NUMBERS = [3, 8, 21];
const step = fc.oneof(
  fc.record({ do: fc.constant('claim'), people: fc.subarray(PEOPLE, { minLength: 1 }) }),
  fc.record({ do: fc.constantFrom('look', 'restart') }),
  fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 170) }),
  fc.record({
    do: fc.constant('fault'),
    kind: fc.constantFrom('drop', 'lost-answer', 'swallow', 'expire', 'refuse'),
    times: fc.constantFrom(1, 3),
  }),
);

test(
  'every NFT stays in a single wallet, and moves once for a payout that landed',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        let world = worldWith(PEOPLE, NUMBERS);
        for (const what of steps) {
          const chain = await world.chain();
          if ('people' in what) await claimAs(world, what.people);
          else if ('blocks' in what) chain.advanceBlocks(what.blocks);
          else if ('kind' in what) chain.setFault({ ...what, method: 'sendTransaction' });
          else if (what.do === 'restart') world = restarted(world);
          else await questOn(world);
          expect(places(world).map(({ number }) => number)).toEqual(NUMBERS);
          const paid = world.db.payouts.filter(({ status }) => status === 'SUCCESS');
          const moved = places(world).filter(({ wallet }) => wallet !== LEDGER);
          expect(moved).toEqual(
            paid
              .map(({ piece, address }) => ({ number: piece?.number, wallet: address }))
              .toSorted((one, other) => Number(one.number) - Number(other.number)),
          );
          const live = world.db.payouts.filter(({ status }) => status !== 'FAILED');
          expect(new Set(live.map(({ piece }) => piece?.number)).size).toBe(live.length);
        }
      }),
      { numRuns: runs(40) },
    );
  },
  LIMIT_MS,
);
