// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportSchema, type ReportRows } from '@/features/reports/report';
import { createClock } from '@/mock-api/store/clock';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { removePayingModules } from '@/mock-api/testing/removePayingModules';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { inNumbers } from '@/shared/format/numbers';
import { limitMs, runs } from '@tests/setup/scope';
import { shownOf, TREND_SPAN, trends } from './trend';

const LIMIT_MS = limitMs(60_000);

/* Whatever happened on a server: what a chart of the overview draws and says is what the rows of its report add up to. */
const SERVER = 'srv-keep';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 15);

const at = fc.integer({ min: NOW - 70 * DAY, max: NOW + DAY });
const community = fc.record({
  members: fc.array(fc.record({ joinedAt: at, leftAt: fc.option(at, { nil: null }) }), {
    maxLength: 30,
  }),
  points: fc.array(
    fc.record({
      at,
      type: fc.constantFrom('EARN', 'ADJUST', 'CLAIM_LOCK', 'EXPIRE'),
      points: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 30 },
  ),
  states: fc.array(fc.record({ at, state: fc.constantFrom('SENT', 'FAILED', 'SKIPPED') }), {
    maxLength: 30,
  }),
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

function begin({ members, points, states }: Community): void {
  const { db } = backend.world;
  db.members = members.map((row, index) => ({
    ...row,
    serverId: SERVER,
    userId: `usr-${String(index)}`,
    roles: [],
  }));
  db.points = points.map((row, index) =>
    Object.assign(row, {
      id: `pts-${String(index)}`,
      serverId: SERVER,
      userId: 'usr-member',
      module: 22,
      label: 'For something',
      ref: null,
    }),
  );
  db.payouts = [];
  db.deliveries = states.map((row, index) =>
    Object.assign(row, {
      id: `dlv-${String(index)}`,
      serverId: SERVER,
      module: 'welcome-message',
      ruleId: null,
      key: String(index),
      kind: 'JOIN' as const,
      label: 'Someone joined',
      signature: null,
      by: null,
      reason: null,
      filter: null,
      why: null,
      attempts: [],
      channelId: null,
      channelAt: null,
      messageId: null,
      post: null,
    }),
  );
}

async function asked<T>(path: string): Promise<T> {
  const reply = await backend.send('GET', `/api/servers/${SERVER}/reports/${path}`);
  const { data }: { data: T } = await reply.json();
  return data;
}

const total = (values: readonly string[]) =>
  values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n);

test(
  'what a chart draws and says is the sum of the rows of its report',
  async () => {
    await fc.assert(
      fc.asyncProperty(community, async (rows) => {
        begin(rows);
        for (const trend of trends) {
          const query = `span=${TREND_SPAN}`;
          const report = reportSchema.parse(await asked(`${trend.report}?${query}`));
          const shown = shownOf(trend, report);
          const sumOf = async (figure: string) =>
            BigInt((await asked<ReportRows>(`${trend.report}/rows?${query}&figure=${figure}`)).sum);
          const [above, below, about] = await Promise.all(
            [trend.above.key, trend.below.key, trend.about].map(sumOf),
          );
          expect(total(shown?.above.days ?? [])).toBe(above);
          expect(total(shown?.below.days ?? [])).toBe(below);
          expect(shown?.headline).toBe(trend.headline(about ?? 0n));
          expect(shown?.beside[0]?.split(' ')[0]).toBe(
            inNumbers((trend.report === 'growth' ? above : below) ?? 0n),
          );
        }
      }),
      { numRuns: runs(15) },
    );
  },
  LIMIT_MS,
);
