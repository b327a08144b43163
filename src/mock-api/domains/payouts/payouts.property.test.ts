// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeBase58 } from '@/shared/solana/base58';
import { QUESTS } from '../../seed/modules/quests';
import type { ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { randomOf } from '../../store/hashed';
import { rankingOf } from '../point-balances/ranking';
import { totalsOf, entriesOf } from '../point-balances/sums';
import { claim } from '../quests/claim';
import type { QuestSpec } from '../quests/questOf';
import type { MemberContext } from '../conditions/conditions';
import { settleQuests } from '../quests/settle';
import { openAttempt } from '../quests/submissions';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World } from '../../store/world';
import { ledgerAddress } from './ledgerKey';
import { payoutMemo } from './payouts';
import { retryPayout } from './retry';
import type { PayoutRow } from './rows';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(120_000);

const SERVER = 'srv-keep';
/** Lamports for three of the five rewards, 0.05 SOL each. */
const FLOAT = 170_000_000n;
const PEOPLE = ['usr-11', 'usr-12', 'usr-13', 'usr-14', 'usr-15'];
const KINDS = ['drop', 'lost-answer', 'swallow', '429', 'expire', 'refuse'] as const;

const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('earn', 'claim', 'claim-twice'), person }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('look', 'all-earn', 'all-claim', 'retry', 'restart'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 20, 170) }),
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

const addressOf = (userId: string) => encodeBase58(randomOf(userId, 'pay').bytes(32));

/** A world without any actions, in which five people have a wallet. */
function quietWorld(): World {
  const world = createWorld({ startChain });
  world.db.submissions = [];
  world.db.points = [];
  world.db.payouts = [];
  world.db.claims = [];
  world.db.linkedWallets = PEOPLE.map((userId) => ({
    id: `wal-${userId}`,
    userId,
    address: addressOf(userId),
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  }));
  for (const userId of PEOPLE)
    world.db.members.push({ serverId: SERVER, userId, joinedAt: 0, leftAt: null, roles: [] });
  return world;
}

async function questOn(world: World) {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  const quest = (await settleQuests(world, guild)).find(({ id }) => id === QUESTS.gate);
  if (!quest) throw new Error('no quest');
  return { guild, quest };
}

function earn(asked: MemberContext, quest: QuestSpec): void {
  const row = openAttempt(asked, quest);
  if (row) row.state = 'CLAIMABLE';
}

async function act(world: World, what: Step): Promise<World> {
  const chain = await world.chain();
  if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('kind' in what) chain.setFault(what);
  else if (what.do === 'restart')
    return createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });
  else {
    const { guild, quest } = await questOn(world);
    const asked = (userId: string) => ({ world, guild, userId });
    if (!('person' in what)) {
      if (what.do === 'all-earn') PEOPLE.forEach((userId) => earn(asked(userId), quest));
      if (what.do === 'retry')
        await Promise.all(world.db.payouts.map((payout) => retryPayout(world, payout)));
      const all = what.do === 'all-claim' ? PEOPLE : [];
      await Promise.all(all.map((userId) => claim(asked(userId), quest)));
    } else if (what.do === 'earn') {
      earn(asked(what.person), quest);
    } else {
      const times = what.do === 'claim' ? 1 : 2;
      await Promise.all(Array.from({ length: times }, () => claim(asked(what.person), quest)));
    }
  }
  return world;
}

/** Errors in the accounts of a world; always empty if the code is right. */
async function wrongIn(world: World): Promise<string[]> {
  const chain = await world.chain();
  const promised = world.db.payouts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const landedOf = ({ id, address }: PayoutRow) =>
    chain
      .transactionsFor(address)
      .filter(({ err, memos }) => err === null && memos.includes(payoutMemo(id)));
  return [
    ...(promised < FLOAT ? [] : ['More is promised than there is.']),
    ...world.db.payouts.flatMap((row) => {
      const times = landedOf(row).length;
      const isRight =
        times <= 1 &&
        (row.status !== 'SUCCESS' || times === 1) &&
        (row.status !== 'FAILED' || times === 0);
      return isRight ? [] : [`${row.id} is ${row.status}, and has landed ${String(times)} times.`];
    }),
    ...PEOPLE.flatMap((userId) => wrongFor(world, userId)),
  ];
}

function wrongFor(world: World, userId: string): string[] {
  const totals = totalsOf(entriesOf(world, SERVER, userId), world.clock.now());
  const { earned, available, locked, settled, expired } = totals;
  const claimed = world.db.submissions.filter((row) => row.userId === userId && row.claimedAt);
  const paid = world.db.payouts.filter((row) => row.userId === userId);
  const place = rankingOf(world, SERVER).find((each) => each.userId === userId);
  const isRight =
    earned === available + locked + settled + expired &&
    earned === 100 * claimed.length &&
    (place?.points ?? 0) === earned &&
    paid.length === claimed.length;
  return isRight ? [] : [`${userId}: ${JSON.stringify(totals)}`];
}

test(
  'no payout is sent twice, and reserved funds never exceed the wallet',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
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
