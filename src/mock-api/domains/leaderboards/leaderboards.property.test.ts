// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leaderboardSchema, type RankRow } from '@/features/earning/leaderboards/leaderboard';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { entriesOf, totalsOf } from '../point-balances/sums';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

/* Invariants for random ledgers: a leaderboard is the sums over its lines, and a finished season never changes. */
const SERVER = 'srv-keep';
const DAY = 86_400_000;
/** A Wednesday, the 18th. */
const NOW = Date.UTC(2026, 10, 18, 15);
const ME = 'usr-member';
const PEOPLE = [ME, 'usr-ambassador', 'usr-11', 'usr-12', 'usr-13', 'usr-14'];
const SEASON = { from: NOW - 9 * DAY, to: NOW - 2 * DAY };

const line = fc.record({
  userId: fc.constantFrom(...PEOPLE, 'usr-gone'),
  serverId: fc.constantFrom(SERVER, SERVER, SERVER, 'srv-other'),
  module: fc.constantFrom(22, 23, 24, 99),
  type: fc.constantFrom('EARN', 'EARN', 'ADJUST', 'CLAIM_LOCK', 'EXPIRE'),
  // Few different values, so that there are ties and lines at the edges of periods.
  points: fc.constantFrom(10, 10, 20, 50),
  at: fc.oneof(
    fc.constantFrom(SEASON.from, SEASON.to, SEASON.to - 1, Date.UTC(2026, 10, 16)),
    fc.integer({ min: NOW - 70 * DAY, max: NOW }),
  ),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

let backend: TestBackend;
let time = NOW;
beforeEach(() => {
  backend = createTestBackend({
    clock: createClock(0, () => time),
    startChain: async () => scriptedChain(),
  });
});
afterEach(() => backend.close());

/** Resets the world to these lines, six members and a finished season. */
function begin(lines: readonly Line[]): void {
  time = NOW;
  const { db } = backend.world;
  db.members = PEOPLE.map((userId) => ({
    serverId: SERVER,
    userId,
    joinedAt: 0,
    leftAt: null,
    roles: [],
  }));
  db.seasons = [
    {
      id: 'sea-1',
      serverId: SERVER,
      name: 'Over',
      prize: '',
      winners: null,
      startsAt: SEASON.from,
      endsAt: SEASON.to,
      closedAt: null,
      places: null,
    },
  ];
  db.points = [];
  removePayingModules(backend.world);
  add(lines);
  backend.signInAs('member');
}

function add(lines: readonly Line[]): void {
  const { db } = backend.world;
  for (const [index, each] of lines.entries())
    db.points.push({ ...each, id: `p-${db.points.length}-${index}`, label: '', ref: null });
}

const answer = z.object({ data: leaderboardSchema });
async function board(query: string) {
  const reply = await backend.send('GET', `/api/leaderboards/solana-keep?${query}`);
  return answer.parse(await reply.json()).data;
}

/** All pages of a leaderboard, two rows each. */
async function pages(query: string) {
  const places: RankRow[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total, mine } = await board(`${query}&pageSize=2&page=${page}`);
    places.push(...items);
    if (places.length >= Number(total) || items.length === 0) return { places, mine };
  }
}

const starts: Readonly<Record<string, number>> = {
  WEEK: Date.UTC(2026, 10, 16),
  MONTH: Date.UTC(2026, 10, 1),
  ALL: 0,
};
const modules: Readonly<Record<string, number>> = { 'hold-to-earn': 22, 'task-to-earn': 24 };

/** The members' sums, computed naively. */
function owed(window: string, section: string) {
  const { db } = backend.world;
  const [from, to] =
    window === 'SEASON'
      ? [SEASON.from, SEASON.to]
      : [starts[window] ?? Number.NaN, Number.POSITIVE_INFINITY];
  const sums = PEOPLE.map((userId) =>
    db.points
      .filter((row) => row.userId === userId && row.serverId === SERVER)
      .filter(({ type }) => type === 'EARN' || type === 'ADJUST')
      .filter(({ module }) => section === '' || module === modules[section])
      .filter(({ at }) => at >= from && at < to)
      .reduce((sum, { points }) => sum + points, 0),
  );
  return sums.filter((sum) => sum > 0).sort((one, other) => other - one);
}

const asked = fc.record({
  window: fc.constantFrom('WEEK', 'MONTH', 'SEASON', 'ALL'),
  section: fc.constantFrom('', 'hold-to-earn', 'task-to-earn'),
});

test('a board sums the lines of its period, ties share a rank, and the reader’s row is the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 60 }),
      asked,
      async (lines, { window, section }) => {
        begin(lines);
        const query = `window=${window}${section === '' ? '' : `&section=${section}`}`;
        const { places, mine } = await pages(query);
        const sums = owed(window, section);
        expect(places.map(({ points }) => points)).toEqual(sums);
        expect(places.map(({ position }) => position)).toEqual(sums.map((_, index) => index + 1));
        expect(places.map(({ rank }) => rank)).toEqual(
          sums.map((sum) => 1 + sums.filter((other) => other > sum).length),
        );
        expect(places.find(({ isMe }) => isMe) ?? null).toEqual(mine);
      },
    ),
    { numRuns: runs(60) },
  );
});

test('ranks of a finished season never change, whenever they are first read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 40 }),
      fc.array(line, { maxLength: 20 }),
      fc.boolean(),
      async (lines, later, isLookedAt) => {
        begin(lines);
        const first = owed('SEASON', '');
        if (isLookedAt) await board('window=SEASON');
        time += 5 * DAY;
        add(later.map((each) => ({ ...each, at: NOW + DAY })));
        for (const row of backend.world.db.members)
          if (row.userId === 'usr-11') row.leftAt = NOW + DAY;
        backend.signInAs('member');
        const { places } = await pages('window=SEASON');
        expect(places.map(({ points }) => points)).toEqual(first);
      },
    ),
    { numRuns: runs(40) },
  );
});

test('manual adjustments never bring available points below zero', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { maxLength: 20 }),
      fc.array(fc.integer({ min: -80, max: 40 }), { maxLength: 8 }),
      async (lines, changes) => {
        // Only earned points: locks come with claims, which have their own rules.
        begin(lines.filter(({ type }) => type === 'EARN'));
        backend.signInAs('owner');
        const path = `/api/servers/${SERVER}/leaderboard/usr-12/adjustments`;
        const available = () =>
          totalsOf(entriesOf(backend.world, SERVER, 'usr-12', 24), NOW).available;
        for (const points of changes.filter((each) => each !== 0)) {
          const before = available();
          const body = { section: 'task-to-earn', points, reason: 'By hand' };
          const { status } = await backend.send('POST', path, body);
          expect(status).toBe(before + points < 0 ? 400 : 201);
          expect(available()).toBe(before + points < 0 ? before : before + points);
        }
      },
    ),
    { numRuns: runs(30) },
  );
});
