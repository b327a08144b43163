// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverReports, type Report } from '@/features/reports/report';
import { limitMs, runs } from '@tests/setup/scope';
import { createClock } from '../../store/clock';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';
import { rowViews } from './names';
import { reporters } from './reporters';

const LIMIT_MS = limitMs(60_000);

/* Random communities, as the API tells of them: its figures are counted again here, from the rows themselves. */
const SERVER = 'srv-keep';
const OTHER = 'srv-other';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 15);
const PEOPLE = ['usr-member', 'usr-ambassador', 'usr-11', 'usr-12', 'usr-13', 'usr-gone'];

const server = fc.constantFrom(SERVER, SERVER, OTHER);
const at = fc.integer({ min: NOW - 120 * DAY, max: NOW + DAY });
const person = fc.constantFrom(...PEOPLE);
const maybe = fc.option(at, { nil: null });
const community = fc.record({
  members: fc.array(fc.record({ serverId: server, userId: person, joinedAt: at, leftAt: maybe }), {
    maxLength: 12,
  }),
  points: fc.array(
    fc.record({
      serverId: server,
      userId: person,
      at,
      module: fc.constantFrom(22, 23, 24, 99),
      type: fc.constantFrom('EARN', 'ADJUST', 'CLAIM_LOCK', 'CLAIM_RETURN', 'EXPIRE'),
      points: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 20 },
  ),
  payouts: fc.array(
    fc.record({
      serverId: server,
      userId: person,
      at,
      amount: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
      status: fc.constantFrom('SUCCESS', 'FAILED', 'CANCELLED', 'RECLAIMED_AFTER_FAILURE'),
    }),
    { maxLength: 10 },
  ),
});
const range = fc.record({
  from: fc.integer({ min: -130, max: 0 }),
  days: fc.integer({ min: 1, max: 60 }),
});
type Community = typeof community extends fc.Arbitrary<infer T> ? T : never;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    clock: createClock(0, () => NOW),
    startChain: async () => scriptedChain(),
  });
  removePayingModules(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function begin({ members, points, payouts }: Community): void {
  const { db } = backend.world;
  db.members = members.map((row) => Object.assign({ roles: [] }, row));
  db.points = points.map((row, index) =>
    Object.assign({ id: `pts-${index}`, label: 'For something', ref: null }, row),
  );
  db.payouts = payouts.map((row, index) =>
    Object.assign(
      {
        id: `pay-${index}`,
        address: '1'.repeat(32),
        mint: null,
        piece: null,
        label: 'Reward',
        ref: 'x',
        claimId: null,
        isWaiting: false,
        decidedBy: null,
        reason: null,
        version: 1,
        steps: [],
        attempts: 1,
        signature: null,
        wire: null,
        lastValidBlockHeight: 0,
      },
      row,
    ),
  );
}

async function asked<T>(path: string): Promise<T> {
  const reply = await backend.send('GET', `/api/servers/${SERVER}/reports/${path}`);
  const { data }: { data: T } = await reply.json();
  return data;
}

const total = (values: readonly (string | number)[]) =>
  values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n).toString();

test(
  'figures are the counts and sums over the server’s rows of those days',
  async () => {
    await fc.assert(
      fc.asyncProperty(community, range, async (rows, { from, days }) => {
        begin(rows);
        const start = Math.floor(NOW / DAY) * DAY + from * DAY;
        const end = start + days * DAY;
        const isIn = (time: number | null) =>
          time !== null && time >= start && time < end && time <= NOW;
        const text = (time: number) => new Date(time).toISOString().slice(0, 10);
        const query = `from=${text(start)}&to=${text(end - DAY)}`;
        const here = <T extends { serverId: string }>(all: readonly T[]) =>
          all.filter(({ serverId }) => serverId === SERVER);
        const points = (...types: string[]) =>
          total(
            here(rows.points)
              .filter((row) => types.includes(row.type) && isIn(row.at))
              .map((row) => row.points),
          );
        const paid = here(rows.payouts).filter((row) => row.status === 'SUCCESS');
        const isThere = (time: number | null) => time !== null && time < end && time <= NOW;
        const members = here(rows.members);
        const due: Record<string, Record<string, string>> = {
          growth: {
            joined: String(members.filter((row) => isIn(row.joinedAt)).length),
            left: String(members.filter((row) => isIn(row.leftAt)).length),
            members: String(
              members.filter((row) => isThere(row.joinedAt)).length -
                members.filter((row) => isThere(row.leftAt)).length,
            ),
          },
          earning: {
            earned: points('EARN', 'ADJUST'),
            claimed: points('CLAIM_LOCK'),
            returned: points('CLAIM_RETURN'),
            expired: points('EXPIRE'),
            'paid-sol': total(paid.filter((row) => isIn(row.at)).map((row) => row.amount)),
            payouts: String(paid.filter((row) => isIn(row.at)).length),
          },
          members: { points: points('EARN', 'ADJUST') },
        };
        for (const [name, figures] of Object.entries(due)) {
          const report = await asked<Report>(`${name}?${query}`);
          const told = new Map(report.figures.map(({ key, value }) => [key, value]));
          // Of a token nothing was paid in there is no figure.
          for (const [key, value] of Object.entries(figures))
            expect([key, told.get(key) ?? '0']).toEqual([key, value]);
        }
      }),
      { numRuns: runs(40) },
    );
  },
  LIMIT_MS,
);

test('rows behind figures contain no wallet address or linked account', async () => {
  const { world } = backend;
  const { db } = world;
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has such a server.');
  const secrets = [
    ...db.linkedWallets.map(({ address }) => address),
    ...db.payouts.map(({ address }) => address),
    ...db.socials.flatMap(({ handle, externalId }) => [handle, externalId]),
  ];
  const texts = await Promise.all(
    serverReports.map(async (name) => {
      const sources = await reporters[name]({ world, guild });
      return JSON.stringify(sources.map(({ lines }) => rowViews(world, lines)));
    }),
  );
  const all = texts.join('');
  expect(all).toContain('"Linked a wallet"');
  expect(secrets.filter((each) => all.includes(`"${each}"`))).toEqual([]);
});
