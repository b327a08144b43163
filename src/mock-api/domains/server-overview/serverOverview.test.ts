// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reportRowsSchema } from '@/features/reports/report';
import { nextStepsSchema, visitNewsSchema } from '@/features/server/server-overview/serverOverview';
import { audit } from '../audit/audit';
import { waitingClaim } from '../../testing/claims';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

const HOUR = 3_600_000;
const VISIT = '/api/servers/srv-keep/visit';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

async function data(path: string): Promise<unknown> {
  const reply = await backend.send('GET', path);
  const answer: { data: unknown } = await reply.json();
  return answer.data;
}
const news = async () => visitNewsSchema.parse(await data(VISIT));
const look = () => backend.send('PUT', VISIT);
/** Signs in again, because the session expires during that time. */
const later = (ms: number) => {
  backend.world.clock.advance(ms);
  backend.signInAs('owner');
};
const kinds = async () => (await news()).items.map(({ kind }) => kind);

describe('a visit', () => {
  test('that is the first has no news', async () => {
    backend.world.db.visits = [];
    await look();
    expect(await news()).toMatchObject({ since: null, from: null, items: [] });
  });

  test('continues within half an hour, and counts from the visit before', async () => {
    backend.world.db.visits = [];
    await look();
    const { seenAt = 0 } = backend.world.db.visits[0] ?? {};
    later(3 * HOUR);
    const before = new Date(seenAt).toISOString();
    expect((await news()).since).toBe(before);
    await look();
    expect((await news()).since).toBe(before);
    later(HOUR / 3);
    await look();
    expect((await news()).since).toBe(before);
  });

  test('is stored separately for each person', async () => {
    await look();
    backend.world.db.visits = backend.world.db.visits.filter(
      ({ userId }) => userId === 'usr-owner',
    );
    backend.signInAs('reviewer');
    expect((await news()).since).toBeNull();
  });

  test('of long ago covers ninety days at most', async () => {
    backend.world.db.visits = [
      { serverId: 'srv-keep', userId: 'usr-owner', seenAt: 0, before: null },
    ];
    const at = Date.parse((await news()).since ?? '');
    expect(backend.world.clock.now() - at).toBeLessThan(91 * 24 * HOUR);
  });
});

describe('news', () => {
  test('counts exactly the rows its report lists', async () => {
    audit(backend.world, 'usr-reviewer', 'module.token-price.saved', 'srv-keep');
    const { since, from, to, items } = await news();
    const figures: Record<string, [report: string, figure: string]> = {
      JOINED: ['growth', 'joined'],
      DELIVERIES_FAILED: ['modules', 'failed'],
      CHANGES: ['modules', 'changes'],
      PAYOUTS_FAILED: ['earning', 'failed'],
    };
    const counted = items.filter(({ kind }) => Object.hasOwn(figures, kind));
    expect(counted.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['JOINED', 'DELIVERIES_FAILED', 'CHANGES']),
    );
    for (const { kind, count } of counted) {
      const [report = '', figure = ''] = figures[kind] ?? [];
      const query = new URLSearchParams({ figure, from: from ?? '', to, since: since ?? '' });
      const rows = reportRowsSchema.parse(
        await data(`/api/servers/srv-keep/reports/${report}/rows?${query.toString()}`),
      );
      expect([kind, rows.total]).toEqual([kind, count]);
    }
  });

  test('has module changes only when another member made some, and names that member', async () => {
    await look();
    later(HOUR);
    await look();
    audit(backend.world, 'usr-owner', 'module.token-price.saved', 'srv-keep');
    expect(await kinds()).not.toContain('CHANGES');
    audit(backend.world, 'usr-reviewer', 'module.token-price.saved', 'srv-keep');
    const changes = (await news()).items.find(({ kind }) => kind === 'CHANGES');
    const name = backend.world.db.users.find(({ id }) => id === 'usr-reviewer')?.displayName;
    expect(changes).toMatchObject({ count: 2, by: [name], isOwn: true });
  });

  test('about payouts is only for treasurers', async () => {
    waitingClaim(backend.world, 'srv-keep', 'usr-member');
    expect(await kinds()).toContain('PAYOUTS_WAITING');
    backend.signInAs('reviewer');
    const seen = await kinds();
    expect(seen.filter((kind) => kind.startsWith('PAYOUTS'))).toEqual([]);
  });

  test('announces a package’s end once, in its last two weeks', async () => {
    const order = backend.world.db.orders.find(
      (row) => row.serverId === 'srv-keep' && row.status === 'ENABLED',
    );
    if (!order) throw new Error('The seed has such an order.');
    order.expiresAt = backend.world.clock.now() + 13 * 24 * HOUR;
    expect((await news()).items[0]).toMatchObject({
      kind: 'PACKAGE_ENDING',
      name: order.package.name,
      at: new Date(order.expiresAt).toISOString(),
    });
    await look();
    later(HOUR);
    await look();
    expect(await kinds()).not.toContain('PACKAGE_ENDING');
  });
});

describe('next steps', () => {
  const steps = async () =>
    nextStepsSchema.parse(await data('/api/servers/srv-keep/next-steps')).steps;

  test('are at most three, with blockers first', async () => {
    const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
    if (!guild) throw new Error('The seed has such a server.');
    guild.botGranted = [];
    waitingClaim(backend.world, 'srv-keep', 'usr-member');
    const all = await steps();
    expect(all).toHaveLength(3);
    expect(all.slice(0, 2).map(({ kind }) => kind)).toEqual(['PERMISSION', 'MODULE']);
  });

  test('are those the member can act on', async () => {
    backend.signInAs('reviewer');
    expect((await steps()).map(({ kind }) => kind)).toEqual(['SUBMISSIONS']);
  });

  test('disappear once they are done', async () => {
    backend.signInAs('reviewer');
    for (const row of backend.world.db.submissions)
      if (row.state === 'IN_REVIEW') row.state = 'REJECTED';
    expect(await steps()).toEqual([]);
  });
});
