// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  membershipsSchema,
  recheckSchema,
  serverPageSchema,
} from '@/features/server/memberships/membership';
import { collections } from '../market/market';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const BASE = '/api/users/me/servers';
const list = async (query = '') =>
  z
    .object({ data: membershipsSchema })
    .parse(await (await backend.send('GET', `${BASE}?${query}`)).json()).data;
const names = async (query = '') => (await list(query)).items.map(({ server }) => server.name);
const page = async (slug = 'solana-keep') =>
  z
    .object({ data: serverPageSchema })
    .parse(await (await backend.send('GET', `${BASE}/${slug}`)).json()).data;
const recheck = async () => {
  const answer = await backend.send('POST', `${BASE}/solana-keep/recheck`);
  return z.object({ data: recheckSchema }).parse(await answer.json()).data;
};
const keep = () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
  if (!guild) throw new Error('The seed has a keep.');
  return guild;
};

describe('the list', () => {
  test('has the member’s servers, and other servers that are listed', async () => {
    expect(await names('scope=MINE')).toContain('Far Fortress');
    expect(await names('scope=DISCOVER')).toEqual(['Castle Bots HQ']);
  });

  test('has no roles, points or rank for a server to discover', async () => {
    const [hq] = (await list('scope=DISCOVER')).items;
    expect(hq).toMatchObject({ isMember: false, roles: [], points: null, rank: null });
  });

  test('shows the rewards of servers to discover, those with most open quests first', async () => {
    backend.signInAs('newcomer');
    const { items } = await list('scope=DISCOVER');
    const counts = items.map(({ openQuests }) => openQuests ?? 0);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const labels = items.find(({ server }) => server.slug === 'solana-keep')?.rewards;
    expect(labels?.[0]).toMatchObject({ kind: 'TOKEN', label: expect.stringContaining('SOL') });
    const open = await page();
    expect(open).toMatchObject({ openQuests: counts[0], rewards: labels });
    // What gives nothing comes last.
    const empty = items.findIndex(
      ({ sections, openQuests }) => sections.length === 0 && !openQuests,
    );
    expect(items.slice(empty).filter(({ sections }) => sections.length > 0)).toEqual([]);
  });

  test('leaves out open quests and rewards on the page of a member’s own server', async () => {
    expect(await page()).toMatchObject({ isMember: true, openQuests: null, rewards: [] });
  });

  test('has no unlisted servers to discover', async () => {
    for (const guild of backend.world.db.guilds) guild.isListed = false;
    expect(await list('scope=DISCOVER')).toMatchObject({ items: [], discover: 0 });
  });

  test('can be filtered by name, way to earn and open quests', async () => {
    expect(await names('search=KEEP')).toEqual(['Solana Keep']);
    expect(await names('section=hold-to-earn')).toContain('Solana Keep');
    expect(await names('section=hold-to-earn')).not.toContain('Quiet Tower');
    expect(await names('has=QUESTS')).toContain('Solana Keep');
  });

  test('puts pinned servers first in any order', async () => {
    const last = (await names('order=name')).at(-1);
    await backend.send('PUT', `${BASE}/solana-keep/pin`, { isPinned: true });
    expect((await names('order=name'))[0]).toBe('Solana Keep');
    await backend.send('PUT', `${BASE}/solana-keep/pin`, { isPinned: false });
    expect((await names('order=name')).at(-1)).toBe(last);
  });

  test('shows the same points and rank as the server’s questboard', async () => {
    const [found] = (await list('search=solana%20keep')).items;
    const board = z
      .object({
        data: z.object({
          standing: z.object({ points: z.number(), rank: z.nullable(z.number()) }),
        }),
      })
      .parse(await (await backend.send('GET', '/api/questboard/solana-keep')).json()).data;
    expect(found).toMatchObject(board.standing);
  });
});

describe('a server', () => {
  test('the member is not on is shown without a standing if listed, and refused if not', async () => {
    expect(await page('castle-bots-hq')).toMatchObject({
      isMember: false,
      standing: null,
      roles: [],
    });
    backend.signInAs('newcomer');
    expect((await backend.send('GET', `${BASE}/far-fortress`)).status).toBe(403);
  });

  test('without the bot is not found', async () => {
    expect((await backend.send('GET', `${BASE}/fresh-palisade`)).status).toBe(404);
  });

  test('without an active package says so', async () => {
    expect((await page('moonlit-bailey')).bot).toBe('PAUSED');
    expect((await page()).bot).toBe('ON');
  });

  test('the member is not on cannot be pinned', async () => {
    const answer = await backend.send('PUT', `${BASE}/castle-bots-hq/pin`, { isPinned: true });
    expect(answer.status).toBe(403);
  });
});

describe('a recheck of a member’s own roles', () => {
  const holder = () => keep().roles.find(({ name }) => name === 'Holder')?.id ?? '';
  /** Links a wallet with pieces of the collection the first rule asks for. */
  const buy = (userId: string) => {
    const { db, clock } = backend.world;
    const address = 'So11111111111111111111111111111111111111112';
    db.linkedWallets.push({
      id: 'wal-new',
      userId,
      address,
      name: null,
      flag: 'DEFAULT',
      method: 'SIWS',
      linkedAt: clock.now(),
    });
    const asset = collections[0]?.address ?? '';
    db.holdings.push({ wallet: address, asset, amount: '5', since: clock.now() - 86_400_000 });
  };
  const ownRoles = (userId: string) =>
    backend.world.db.members
      .find((row) => row.serverId === 'srv-keep' && row.userId === userId)
      ?.roles.map(({ roleId }) => roleId);

  test('gives roles for the member’s wallets, and changes no other member', async () => {
    const others = () =>
      JSON.stringify(backend.world.db.members.filter(({ userId }) => userId !== 'usr-member'));
    const before = others();
    await recheck();
    expect(ownRoles('usr-member')).not.toContain(holder());
    backend.world.clock.advance(61_000);
    buy('usr-member');
    expect((await recheck()).gained).toContain('Holder');
    expect(ownRoles('usr-member')).toContain(holder());
    expect(others()).toBe(before);
  });

  test('is limited to once a minute', async () => {
    await recheck();
    const again = await backend.send('POST', `${BASE}/solana-keep/recheck`);
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    backend.world.clock.advance(60_000);
    expect((await backend.send('POST', `${BASE}/solana-keep/recheck`)).status).toBe(200);
  });

  test('is refused without an active package', async () => {
    const answer = await backend.send('POST', `${BASE}/moonlit-bailey/recheck`);
    expect(answer.status).toBe(402);
  });
});
