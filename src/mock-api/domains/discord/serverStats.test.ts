// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ServerStatsSent } from '@/features/server/discord/serverStats';
import { isRow } from '@/shared/api/lenient';
import { createClock } from '../../store/clock';
import { audit } from '../audit/audit';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { ledgerAddress } from '../payouts/ledgerKey';
import { createWorld } from '../../createWorld';
import { serverStatsOf } from './serverStats';

const NOON = Date.UTC(2026, 2, 14, 12);

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    clock: createClock(0, () => NOON),
  });
});
afterEach(() => backend.close());

const ask = (id: string) => backend.send('GET', `/api/discord/servers/${id}/stats`);
const stats = async (id: string) =>
  z.object({ data: z.custom<ServerStatsSent>(isRow) }).parse(await (await ask(id)).json()).data;

describe('access', () => {
  test('is refused to a visitor', async () => {
    expect((await ask('srv-keep')).status).toBe(401);
  });

  test.each([
    ['srv-other', 403],
    ['srv-nobot-1', 404],
    ['srv-nowhere', 404],
  ])('to %s is refused to the owner with %i', async (id, status) => {
    backend.signInAs('owner');
    expect((await ask(id)).status).toBe(status);
  });

  test('is refused to a member who does not manage the server', async () => {
    backend.signInAs('member');
    expect((await ask('srv-keep')).status).toBe(403);
  });
});

describe('figures', () => {
  const mine = ['srv-keep', 'srv-apes', 'srv-pending', 'srv-empty', 'srv-guest'];
  beforeEach(() => void backend.signInAs('owner'));

  test.each(mine)('of %s are the same with each call', async (id) => {
    expect(await stats(id)).toEqual(await stats(id));
  });

  test.each(mine)('of %s: the last day of the series has the current member count', async (id) => {
    const { members } = await stats(id);
    const [before, last] = members.series.slice(-2);
    expect(members.series).toHaveLength(30);
    expect(last).toEqual({ day: '2026-03-14', total: members.total });
    expect(members.total - (before?.total ?? 0)).toBe(members.joined24h - members.left24h);
  });

  test.each(mine)(
    'of %s: verified holders are no more than members or linked wallets',
    async (id) => {
      const { members, verifiedHolders, linkedWallets, firstVerificationAt } = await stats(id);
      expect(verifiedHolders).toBeLessThanOrEqual(Math.min(members.total, linkedWallets));
      expect(verifiedHolders > 0).toBe(firstVerificationAt !== null);
    },
  );

  test('have no verified holders on a server that never had a package', async () => {
    expect((await stats('srv-pending')).verifiedHolders).toBe(0);
  });

  test('count the wallets that current members have linked', async () => {
    const { members, linkedWallets } = backend.world.db;
    const ids = members
      .filter(({ serverId, leftAt }) => serverId === 'srv-keep' && leftAt === null)
      .map(({ userId }) => userId);
    const own = linkedWallets.filter(({ userId }) => ids.includes(userId));
    expect((await stats('srv-keep')).linkedWallets).toBe(own.length);
  });

  test('date the first verification after its package began', async () => {
    const { firstVerificationAt } = await stats('srv-keep');
    const begun = backend.world.db.orders.find(({ id }) => id === 'ord-2')?.enabledAt ?? 0;
    expect(Date.parse(firstVerificationAt ?? '')).toBeGreaterThan(begun);
  });

  test.each([
    ['srv-keep', true],
    ['srv-apes', false],
  ])('show the ledger wallet of %s as funded: %s', async (id, hasOne) => {
    expect((await stats(id)).treasury.address !== null).toBe(hasOne);
  });

  test('show a ledger wallet that holds SOL as funded', async () => {
    const chain = Object.assign(scriptedChain(), { balance: () => 1n });
    const world = createWorld({ startChain: async () => chain });
    const guild = world.db.guilds.find(({ id }) => id === 'srv-apes');
    if (!guild) throw new Error('The seed has no srv-apes.');
    expect((await serverStatsOf(world, guild)).treasury.address).toBe(ledgerAddress('srv-apes'));
  });

  test('count only alerts of modules that are on', async () => {
    expect((await stats('srv-keep')).alertsSent24h).toBeGreaterThan(0);
    backend.world.db.deliveries = [];
    backend.world.db.deliveryMarks = [];
    for (const row of backend.world.db.modules) row.enabled = false;
    expect((await stats('srv-keep')).alertsSent24h).toBe(0);
  });
});

describe('the audit log', () => {
  beforeEach(() => {
    backend.signInAs('owner');
    backend.world.db.audit = [];
  });
  const labels = async (id: string) => (await stats(id)).audit.map(({ label }) => label);

  test('describes a module change in words, and names its author', async () => {
    audit(backend.world, 'usr-owner', 'module.token-price.rule-added', 'srv-keep');
    expect((await stats('srv-keep')).audit).toEqual([
      {
        at: new Date(NOON).toISOString(),
        actor: 'Olivia Keep',
        actorPicture: '/__mock/pictures/members/usr-owner.svg',
        action: 'module.token-price.rule-added',
        label: 'Token price: rule added',
      },
    ]);
  });

  test.each([
    ['order.pending', 'ord-4', 'Citadel ordered'],
    ['payment.late', 'ord-4 5Signature', 'Late payment for Citadel'],
    ['treasury.connected', 'srv-keep', 'Treasury connected'],
  ])('labels %s of %s as "%s"', async (action, target, label) => {
    audit(backend.world, 'usr-owner', action, target);
    expect(await labels('srv-keep')).toEqual([label]);
  });

  test('names no actor for an automatic change', async () => {
    audit(backend.world, null, 'order.expired', 'ord-1');
    expect((await stats('srv-keep')).audit[0]?.actor).toBeNull();
  });

  test('shows nothing of other servers, their orders, or the platform', async () => {
    audit(backend.world, 'usr-owner', 'module.token-price.saved', 'srv-apes');
    audit(backend.world, 'usr-owner', 'order.enabled', 'ord-7');
    audit(backend.world, 'usr-owner', 'session.start', 'usr-owner');
    audit(backend.world, 'usr-staff', 'package.update', 'pkg-gold');
    expect(await labels('srv-keep')).toEqual([]);
  });

  test('shows the last ten entries, newest first', async () => {
    for (let count = 1; count <= 12; count += 1)
      audit(backend.world, 'usr-owner', `change.${String(count)}`, 'srv-keep');
    const told = await labels('srv-keep');
    expect(told).toHaveLength(10);
    expect([told[0], told[9]]).toEqual(['Change 12', 'Change 3']);
  });
});
