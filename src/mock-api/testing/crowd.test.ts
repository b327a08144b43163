// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';
import { totalsOf } from '../domains/point-balances/sums';
import { addCrowd } from '../seed/crowd';
import { scriptedChain } from './scriptedChain';

/* A community of ten thousand: figures are sums over its rows, and lists come in pages. How long it takes is measured by `npm run measure:crowd`. */
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const page = z.object({
  data: z.object({ total: z.number(), items: z.array(z.record(z.string(), z.unknown())) }),
});
const read = async (path: string) =>
  page.parse(await (await backend.send('GET', path)).json()).data;

const large = () =>
  addCrowd(backend.world, { members: 10_000, submissions: 5_000, points: 20_000 });

test('every submission that waits is counted, and 25 are sent', async () => {
  large();
  const { submissions } = backend.world.db;
  const waiting = submissions.filter(
    ({ serverId, state }) => serverId === 'srv-keep' && state === 'IN_REVIEW',
  );
  const { total, items } = await read('/api/servers/srv-keep/submissions?state=IN_REVIEW');
  expect(total).toBe(waiting.length);
  expect(items).toHaveLength(25);
});

test('one of them is found by name', async () => {
  large();
  const { total, items } = await read('/api/servers/srv-keep/submissions?search=guard.4711');
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ member: { name: 'Guard 4711' } });
});

test('the leaderboard’s points are those of the ledger', async () => {
  addCrowd(backend.world, { members: 500, submissions: 0, points: 2_000 });
  const { points, members } = backend.world.db;
  const ids = new Set(
    members
      .filter(({ serverId, leftAt }) => serverId === 'srv-keep' && leftAt === null)
      .map(({ userId }) => userId),
  );
  let told = 0;
  for (let number = 1; ; number += 1) {
    const { items } = await read(
      `/api/leaderboards/solana-keep?pageSize=100&page=${String(number)}`,
    );
    if (items.length === 0) break;
    told += items.reduce((sum, { points: own }) => sum + Number(own), 0);
  }
  // Looking has paid what was due.
  const theirs = points.filter((row) => row.serverId === 'srv-keep' && ids.has(row.userId));
  expect(told).toBe(totalsOf(theirs, backend.world.clock.now()).earned);
});
