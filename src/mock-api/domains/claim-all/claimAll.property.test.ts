// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitMs, runs } from '@tests/setup/scope';
import type { ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { createWorld, type WorldOptions } from '../../createWorld';
import { Refusal } from '../../http/reply';
import { QUESTS } from '../../seed/modules/quests';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import type { World } from '../../store/world';
import { addressOf, change, join } from '../../testing/claims';
import { claimPoints } from '../claims/claim';
import { earn } from '../claims/earn';
import { offerFor } from '../claims/offer';
import { FEE, isOpen, RENT, reservedOf } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import { payoutMemo, runPayouts } from '../payouts/payouts';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { claim } from '../quests/claim';
import { questAt } from '../quests/handlers';
import { openAttempt } from '../quests/submissions';
import { claimLine, type SentLine } from './claimLine';
import { claimableLines } from './lines';

const LIMIT_MS = limitMs(120_000);
const SERVER = 'srv-keep';
/** Enough for some of the claims, never for all. */
const FLOAT = 260_000_000n;
const RATE = '100000';
const PEOPLE = ['usr-11', 'usr-12'] as const;
const MODULES = [22, 23, 24];
const PAYING = [QUESTS.gate, QUESTS.banner];

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(ledgerAddress(SERVER), FLOAT);
  return chain;
};

const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('all', 'two-tabs', 'same-keys-twice', 'beside-single', 'single'),
      person,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('earn', 'reward', 'repeat'), person }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('restart', 'crash', 'rate', 'look') }) },
  { weight: 3, arbitrary: fc.record({ blocks: fc.constantFrom(1, 20, 190) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom<ChainFault['kind']>('drop', 'lost-answer', 'swallow', '429', 'refuse'),
      method: fc.constantFrom('sendTransaction', '*'),
      times: fc.constantFrom(1, 3),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A tested world, with every key sent and its first outcome. */
interface Run {
  world: World;
  sent: Map<string, { userId: string; line: SentLine; outcome: string | null; ref: string | null }>;
}

const userOf = ({ db }: World, userId: string) => {
  const user = db.users.find(({ id }) => id === userId);
  if (!user) throw new Error(`no ${userId}`);
  return user;
};
const guildOf = ({ db }: World) => {
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  return guild;
};

function quietWorld(): World {
  const world = createWorld({ startChain });
  Object.assign(world.db, { points: [], payouts: [], claims: [], submissions: [] });
  change(world, SERVER, {
    unitsPerPoint: RATE,
    least: 50,
    coolDownHours: 0,
    approvalAbove: null,
    memberDaily: '150000000',
    serverDaily: null,
  });
  for (const userId of PEOPLE) {
    if (!world.db.users.some(({ id }) => id === userId)) {
      const [first] = world.db.users;
      if (first) world.db.users.push({ ...first, id: userId });
    }
    world.db.members = world.db.members.filter(
      (row) => row.userId !== userId || row.serverId === SERVER,
    );
    join(world, SERVER, userId);
  }
  const rules = world.db.modules.flatMap((row) => (row.serverId === SERVER ? row.rules : []));
  const banner = rules.find(({ id }) => id === QUESTS.banner);
  if (banner)
    banner.values = {
      ...banner.values,
      rewards: [{ kind: 'TOKEN', token: { currency: 'SOL', amount: '0.04' } }],
    };
  return world;
}

async function giveReward(world: World, userId: string): Promise<void> {
  for (const id of PAYING) {
    const quest = await questOf(world, userId, id);
    if (quest instanceof Refusal) continue;
    const row = openAttempt(quest, quest.quest);
    if (row && row.state === 'IN_PROGRESS') row.state = 'CLAIMABLE';
  }
}

function questOf(world: World, userId: string, id: string) {
  const slug = world.db.questSlugs.find(({ questId }) => questId === id)?.slug ?? '';
  return questAt(world, userOf(world, userId), { slug: guildOf(world).slug, questSlug: slug });
}

let keys = 0;

/** Lines a client would send for everything that is open. */
async function wanted({ world, sent }: Run, userId: string): Promise<SentLine[]> {
  const listed = await claimableLines(world, userOf(world, userId));
  const open = listed.filter((line) => line.isOpen);
  const chain = await world.chain();
  const free = chain.balance(ledgerAddress(SERVER)) - reservedOf(world, SERVER, null) - RENT;
  const promised = open
    .flatMap(({ gives }) => gives)
    .reduce((sum, { amount }) => (amount === null ? sum : sum + BigInt(amount) + FEE), 0n);
  if (promised > 0n) expect(promised).toBeLessThanOrEqual(free);
  return open.map(({ terms, address, needsWallet }) => {
    keys += 1;
    const line = {
      key: `key-${String(keys)}-for-claim-all`,
      address: needsWallet ? address : null,
      terms,
    };
    sent.set(line.key, { userId, line, outcome: null, ref: null });
    return line;
  });
}

/** Sends lines one after another, as the call does. Only the first outcome of each key counts. */
async function send({ world, sent }: Run, userId: string, lines: readonly SentLine[]) {
  const claimer = { world, user: userOf(world, userId), connection: null };
  for (const line of lines) {
    const row = await claimLine(claimer, line);
    const outcome = JSON.stringify([row.result, row.ref, row.code, row.message]);
    const known = sent.get(line.key);
    if (known) {
      known.outcome ??= outcome;
      known.ref ??= row.ref;
    }
    expect(outcome).toBe(known?.outcome ?? outcome);
  }
}

async function singleClaims({ world }: Run, userId: string): Promise<void> {
  const guild = guildOf(world);
  const address = addressOf(userId);
  for (const id of PAYING) {
    const found = await questOf(world, userId, id);
    if (!(found instanceof Refusal)) await claim(found, found.quest);
  }
  const context = { world, guild, userId, module: 24 };
  const { policy, claimable, lastClaimId } = await offerFor(context);
  if (!policy || claimable === 0) return;
  keys += 1;
  await claimPoints(context, {
    key: `single-key-${String(keys)}-of-a-test`,
    points: claimable,
    mint: policy.mint,
    amount: `${BigInt(policy.unitsPerPoint) * BigInt(claimable)}`,
    address,
    after: lastClaimId,
  });
}

const restarted = (world: World): World =>
  createWorld({ snapshot: decodeSnapshot(encodeSnapshot(world.snapshot())), startChain });

async function actAs(run: Run, what: string, userId: string): Promise<void> {
  const { world, sent } = run;
  if (what === 'earn') return earn(world, SERVER, userId, 800);
  if (what === 'reward') return giveReward(world, userId);
  if (what === 'single') return singleClaims(run, userId);
  if (what === 'repeat') {
    const own = [...sent.values()].filter((each) => each.userId === userId);
    return send(
      run,
      userId,
      own.map(({ line }) => line),
    );
  }
  const lines = await wanted(run, userId);
  if (what === 'two-tabs') {
    const others = await wanted(run, userId);
    await Promise.all([send(run, userId, lines), send(run, userId, others)]);
  } else if (what === 'same-keys-twice')
    await Promise.all([send(run, userId, lines), send(run, userId, lines)]);
  else if (what === 'beside-single')
    await Promise.all([send(run, userId, lines), singleClaims(run, userId)]);
  else await send(run, userId, lines);
}

async function act(run: Run, what: Step): Promise<void> {
  const { world } = run;
  const chain = await world.chain();
  if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('kind' in what) chain.setFault(what);
  else if ('person' in what) await actAs(run, what.do, what.person);
  else if (what.do === 'restart') run.world = restarted(world);
  else if (what.do === 'crash') {
    // Rewards were given, but the outcomes weren't stored.
    const [userId] = PEOPLE;
    await send(run, userId, await wanted(run, userId));
    run.world = restarted(world);
    for (const row of run.world.db.claimLines)
      if (row.result === 'CLAIMED') Object.assign(row, { result: null, ref: null });
  } else if (what.do === 'rate') change(world, SERVER, { unitsPerPoint: '110000' });
  await runPayouts(run.world);
}

/** Contradictions between lines, points, payouts and chain. */
async function wrongIn({ world, sent }: Run): Promise<string[]> {
  const chain = await world.chain();
  const { payouts, claims, submissions } = world.db;
  const wrong: string[] = [];
  for (const payout of payouts) {
    const times = chain
      .transactionsFor(payout.address)
      .filter(({ err, memos }) => err === null && memos.includes(payoutMemo(payout.id))).length;
    const isRight = times <= 1 && (payout.status !== 'SUCCESS' || times === 1);
    if (!isRight) wrong.push(`${payout.id} is ${payout.status}, and landed ${times} times.`);
  }
  const refs = payouts.map(({ ref }) => ref);
  if (new Set(refs).size < refs.length) wrong.push('Something is paid twice.');
  const taken = payouts
    .filter((row) => isOpen(row) || row.status === 'SUCCESS')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (taken > FLOAT) wrong.push('More is promised than there is.');
  // A claim or reward belongs to at most one line.
  const given = [...sent.values()].flatMap(({ ref }) => ref ?? []);
  if (new Set(given).size < given.length) wrong.push('Two lines have the same claim.');
  for (const ref of given)
    if (![...claims, ...submissions].some(({ id }) => id === ref)) wrong.push(`${ref} is missing.`);
  for (const userId of PEOPLE)
    for (const module of MODULES) {
      const { earned, available, locked, settled, expired } = totalsOf(
        entriesOf(world, SERVER, userId, module),
        world.clock.now(),
      );
      const isRight = earned === available + locked + settled + expired && available >= 0;
      if (!isRight) wrong.push(`${userId} has ${available} of ${earned} points.`);
    }
  return wrong;
}

test(
  'H7: claim all pays each line once and keeps each outcome through faults and restarts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const run: Run = { world: quietWorld(), sent: new Map() };
        for (const userId of PEOPLE) {
          earn(run.world, SERVER, userId, 900);
          await giveReward(run.world, userId);
        }
        for (const what of steps) {
          await act(run, what);
          expect(await wrongIn(run)).toEqual([]);
        }
      }),
      { numRuns: runs(40) },
    );
  },
  LIMIT_MS,
);
