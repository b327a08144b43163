// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chain, ChainFault } from '../../chain/chain';
import { createChain } from '../../chain/createChain';
import { claimPoints } from '../claims/claim';
import { claimsOn, offerFor } from '../claims/offer';
import { earn } from '../claims/earn';
import { addressOf, change, join } from '../../testing/claims';
import { Refusal } from '../../http/reply';
import { FEE, isOpen } from '../payouts/funds';
import { ledgerAddress } from '../payouts/ledgerKey';
import { payoutMemo, runPayouts } from '../payouts/payouts';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import type { WorldOptions } from '../../createWorld';
import type { World, WorldSnapshot } from '../../store/world';
import { decide } from './decide';
import { lastWithdrawal, runWithdrawals, withdraw, withdrawalMemo } from './withdraw';
import { limitMs, runs } from '@tests/setup/scope';

const LIMIT_MS = limitMs(120_000);

const SERVER = 'srv-keep';
const LEDGER = ledgerAddress(SERVER);
const HOUR = 3_600_000;
/** Lamports for about three claims of 1000 points, 0.1 SOL each. */
const FLOAT = 330_000_000n;
const RATE = 100_000n;
const LIMIT = 60_000_000n;
const PEOPLE = ['usr-11', 'usr-12', 'usr-13'];
/** One of the treasurers makes claims too. */
const TREASURERS = ['usr-11', 'usr-21'];
const OWNER = 'usr-owner';
const OLD = addressOf('old vault');
const NEW = addressOf('new vault');
const STRANGE = addressOf('no one has proven it');
const METHODS = ['sendTransaction', 'getLatestBlockhash', 'getBlockHeight', '*'] as const;
const KINDS = ['drop', 'lost-answer', 'swallow', '429', '500', 'expire', 'refuse'] as const;

const plain = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('claim'),
      person: fc.constantFrom(...PEOPLE),
      points: fc.constantFrom(100, 400, 1000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('withdraw'),
      to: fc.constantFrom(OLD, OLD, NEW, STRANGE),
      lamports: fc.constantFrom(5_000_000n, 90_000_000n, 400_000_000n),
      sessions: fc.constantFrom('one', 'same-key-twice', 'two'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'both-decide',
        'approve-own',
        'refuse',
        'look',
        'strict',
        'lax',
        'add',
        'remove',
        'restart',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('blocks'), blocks: fc.constantFrom(1, 20, 190) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hours'), hours: fc.constantFrom(1, 25) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      kind: fc.constantFrom<ChainFault['kind']>(...KINDS),
      method: fc.constantFrom(...METHODS),
      times: fc.constantFrom(1, 3),
    }),
  },
);
/** The back end may crash at any of its writes and then loses everything after the write before. */
const step = fc.record({
  what: plain,
  downAt: fc.option(fc.nat({ max: 4 }), { nil: null, freq: 3 }),
});
type What = typeof plain extends fc.Arbitrary<infer T> ? T : never;

const startChain: NonNullable<WorldOptions['startChain']> = async (options) => {
  const chain = await createChain({ ...options, vm: 'simulated' });
  if (options.snapshot === undefined) chain.airdrop(LEDGER, FLOAT);
  return chain;
};

/** Facts that the test tracks beside the rows: valid treasury wallets, and payouts above the limit. */
interface Known {
  /** Treasury wallets, and when each was added. */
  vaults: Map<string, number>;
  seen: Set<string>;
  above: Set<string>;
}

function begin(): { world: World; known: Known } {
  const world = createWorld({ startChain });
  const now = world.clock.now();
  Object.assign(world.db, { points: [], payouts: [], claims: [], withdrawals: [] });
  change(world, SERVER, {
    least: 50,
    coolDownHours: 0,
    approvalAbove: LIMIT.toString(),
    memberDaily: null,
    serverDaily: null,
  });
  for (const userId of PEOPLE) {
    join(world, SERVER, userId);
    earn(world, SERVER, userId, 3000);
  }
  for (const userId of TREASURERS)
    world.db.access.push({ serverId: SERVER, userId, roleId: null, role: 'treasurer' });
  world.db.projectWallets = [];
  addVault(world, OLD, now - 48 * HOUR);
  addVault(world, NEW, now - 20 * HOUR);
  const vaults = new Map([
    [OLD, now - 48 * HOUR],
    [NEW, now - 20 * HOUR],
  ]);
  return { world, known: { vaults, seen: new Set(), above: new Set() } };
}

function addVault(world: World, address: string, at: number): void {
  world.db.projectWallets.push({
    id: `pwl-${address}`,
    serverId: SERVER,
    address,
    label: null,
    role: 'TREASURY',
    flag: 'NOT_DEFAULT',
    method: 'SIWS',
    addedAt: at,
    provenAt: at,
    addedBy: OWNER,
  });
}

const guildOf = (world: World) => {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('no server');
  return guild;
};
const userOf = (world: World, userId: string) => {
  const user = world.db.users.find(({ id }) => id === userId);
  if (!user) throw new Error('no user');
  return user;
};

let keys = 0;
const nextKey = () => `key-${String((keys += 1)).padStart(16, '0')}`;

async function createClaim(world: World, userId: string, points: number): Promise<void> {
  const asked = { world, guild: guildOf(world), userId, module: 24 };
  const { lastClaimId } = await offerFor(asked);
  const address = world.db.linkedWallets.find((row) => row.userId === userId)?.address ?? '';
  const amount = (BigInt(points) * RATE).toString();
  await claimPoints(asked, {
    key: nextKey(),
    points,
    mint: null,
    amount,
    address,
    after: lastClaimId,
  });
}

type Withdraw = Extract<What, { to: string }>;

async function makeWithdrawal(world: World, { to, lamports, sessions }: Withdraw): Promise<void> {
  const after = lastWithdrawal(world, SERVER)?.id ?? null;
  const wish = {
    mint: null,
    amount: lamports.toString(),
    address: to,
    typed: (Number(lamports) / 1e9).toString(),
    after,
  };
  const first = nextKey();
  const second = sessions === 'same-key-twice' ? first : nextKey();
  const made = await Promise.all(
    (sessions === 'one' ? [first] : [first, second]).map((key) =>
      withdraw(world, guildOf(world), OWNER, { ...wish, key }),
    ),
  );
  const ids = made.flatMap((each) => (each instanceof Refusal ? [] : each.id));
  if (new Set(ids).size > 1) throw new Error('Two sessions have made two of one withdrawal.');
}

async function decideFirst(world: World, verdicts: readonly [string, 'APPROVE' | 'REFUSE'][]) {
  const waiting = world.db.payouts.find((row) => row.isWaiting);
  if (!waiting) return;
  const { version } = waiting;
  const answers = await Promise.all(
    verdicts.map(([userId, verdict]) =>
      decide(world, guildOf(world), userOf(world, userId), waiting, {
        verdict,
        version,
        reason: 'No.',
      }),
    ),
  );
  if (answers.filter((answer) => answer === null).length > 1)
    throw new Error('Two have decided on one payout.');
}

async function act(world: World, known: Known, what: What): Promise<World> {
  const chain = await world.chain();
  if ('blocks' in what) chain.advanceBlocks(what.blocks);
  else if ('hours' in what) world.clock.advance(what.hours * HOUR);
  else if ('kind' in what) chain.setFault(what);
  else if ('person' in what) await createClaim(world, what.person, what.points);
  else if ('to' in what) await makeWithdrawal(world, what);
  else if (what.do === 'both-decide')
    await decideFirst(world, [
      [TREASURERS[0] ?? '', 'APPROVE'],
      [TREASURERS[1] ?? '', 'REFUSE'],
      [OWNER, 'APPROVE'],
    ]);
  else if (what.do === 'approve-own') {
    const own = world.db.payouts.find((row) => row.isWaiting);
    if (own) await decideFirst(world, [[own.userId, 'APPROVE']]);
  } else if (what.do === 'refuse') await decideFirst(world, [[OWNER, 'REFUSE']]);
  else if (what.do === 'strict') change(world, SERVER, { approvalAbove: LIMIT.toString() });
  else if (what.do === 'lax') change(world, SERVER, { approvalAbove: null });
  else if (what.do === 'add' && !known.vaults.has(STRANGE)) {
    addVault(world, STRANGE, world.clock.now());
    known.vaults.set(STRANGE, world.clock.now());
  } else if (what.do === 'remove') {
    world.db.projectWallets = world.db.projectWallets.filter(({ address }) => address !== STRANGE);
    known.vaults.delete(STRANGE);
  } else if (what.do === 'restart') return restarted(copyOf(world.snapshot()));
  else if (what.do === 'look') {
    await runPayouts(world);
    await runWithdrawals(world);
  }
  return world;
}

const copyOf = (snapshot: WorldSnapshot): WorldSnapshot => {
  const copy = decodeSnapshot(encodeSnapshot(snapshot));
  if (!copy) throw new Error('Couldn’t read the snapshot.');
  return copy;
};
const restarted = (snapshot: WorldSnapshot) => createWorld({ snapshot, startChain });

/**
 * Performs a step while the back end crashes at one of its writes. It restarts with the rows as of the write before, on
 * the chain's current state.
 */
async function actAndGoDown(world: World, known: Known, what: What, downAt: number) {
  let count = 0;
  let kept: WorldSnapshot | null = null;
  let down: WorldSnapshot | null = null;
  world.onChange(() => {
    if (count === downAt) kept = copyOf(world.snapshot());
    if (count === downAt + 1 && kept) down = { ...kept, chain: copyOf(world.snapshot()).chain };
    count += 1;
  });
  const next = await act(world, known, what);
  if (next !== world || !kept) return next;
  return restarted(down ?? { ...(kept as WorldSnapshot), chain: copyOf(world.snapshot()).chain });
}

/** Records which new payouts exceed the limit that applied when they were made. */
function noteNew(world: World, { seen, above }: Known): void {
  const limit = world.db.claimPolicies.find(({ serverId }) => serverId === SERVER)?.approvalAbove;
  for (const { id, amount } of world.db.payouts) {
    if (seen.has(id)) continue;
    seen.add(id);
    if (typeof limit === 'string' && BigInt(amount) > BigInt(limit)) above.add(id);
  }
}

const timesLanded = (chain: Chain, memo: string) =>
  chain.transactionsFor(LEDGER).filter(({ err, memos }) => err === null && memos.includes(memo))
    .length;

/** Errors in the accounts of a world; always empty if the code is right. */
async function wrongIn(world: World, known: Known): Promise<string[]> {
  const chain = await world.chain();
  const { payouts, withdrawals, linkedWallets } = world.db;
  const own = payouts.filter(({ serverId }) => serverId === SERVER);
  const wrong: string[] = [];
  const all = [
    ...own.map((row) => ({ row, memo: payoutMemo(row.id) })),
    ...withdrawals.map((row) => ({ row, memo: withdrawalMemo(row.id) })),
  ];
  const promised = all
    .filter(({ row }) => isOpen(row) || row.status === 'SUCCESS')
    .reduce((sum, { row }) => sum + BigInt(row.amount) + FEE, 0n);
  if (promised > FLOAT) wrong.push('More is promised than there is.');
  for (const { row, memo } of all) {
    const times = timesLanded(chain, memo);
    const isNever = ['CANCELLED', 'FAILED', 'RECLAIMED_AFTER_FAILURE'].includes(row.status);
    if (times > 1 || (row.status === 'SUCCESS' && times !== 1) || (isNever && times > 0))
      wrong.push(`${row.id} is ${row.status}, and has landed ${String(times)} times.`);
  }
  for (const row of own) {
    const decisions = row.steps.filter(
      ({ step: each }) => each === 'APPROVED' || each === 'REFUSED',
    );
    if (decisions.length > 1) wrong.push(`${row.id} was decided on twice.`);
    const isSent = row.attempts > 0 || timesLanded(chain, payoutMemo(row.id)) > 0;
    const isApproved = row.steps.some(({ step: each }) => each === 'APPROVED');
    if (known.above.has(row.id) && isSent && !isApproved)
      wrong.push(`${row.id} is above the limit, and was sent without approval.`);
    if (row.decidedBy === row.userId) wrong.push(`${row.id} was decided on by who asked.`);
    const isProven = linkedWallets.some(
      ({ userId, address }) => userId === row.userId && address === row.address,
    );
    if (!isProven) wrong.push(`${row.id} goes to an address no one has proven.`);
  }
  const strangers = chain
    .transactionsFor(LEDGER)
    .filter(
      ({ err, feePayer, memos }) =>
        err === null && feePayer === LEDGER && !all.some(({ memo }) => memos.includes(memo)),
    );
  if (strangers.length > 0) wrong.push('Something has left that no one has written down.');
  return wrong;
}

/** New withdrawals to an address that was not allowed. */
const misdirected = (world: World, known: Known, before: ReadonlySet<string>) =>
  world.db.withdrawals
    .filter(({ id }) => !before.has(id))
    .filter(({ address, at }) => at - (known.vaults.get(address) ?? Infinity) < 24 * HOUR)
    .map(({ id, address }) => `${id} goes to ${address}.`);

test(
  'money leaves once, approved where it must be, to proven addresses, whatever fails or restarts',
  async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const { world: first, known } = begin();
        let world = first;
        for (const { what, downAt } of steps) {
          const before = new Set(world.db.withdrawals.map(({ id }) => id));
          world =
            downAt === null
              ? await act(world, known, what)
              : await actAndGoDown(world, known, what, downAt);
          noteNew(world, known);
          expect(await wrongIn(world, known)).toEqual([]);
          expect(misdirected(world, known, before)).toEqual([]);
        }
        sent += claimsOn(world, SERVER).length + world.db.withdrawals.length;
      }),
      { numRuns: runs(60) },
    );
    expect(sent).toBeGreaterThan(runs(60));
  },
  LIMIT_MS,
);
