// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { searchResultsSchema, type ResultKind } from '@/features/search/searchResult';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { personaUserId, type PersonaKey } from '../accounts/personas';

const OF_TEAM = '/api/servers/srv-keep/search';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

async function find(typed: string, path = '/api/search') {
  const answer = await backend.send('GET', `${path}?search=${encodeURIComponent(typed)}`);
  return z.object({ data: searchResultsSchema }).parse(await answer.json()).data.items;
}
const labels = async (kind: ResultKind, typed: string, path?: string) =>
  (await find(typed, path)).flatMap((each) => (each.kind === kind ? [each.label] : []));
const as = (persona: PersonaKey) => backend.signInAs(persona);

const rules = (serverId = 'srv-keep') =>
  backend.world.db.modules.find((row) => row.serverId === serverId && row.slug === 'quest')
    ?.rules ?? [];
function quest(name: string, serverId?: string) {
  const rule = rules(serverId).find(({ values }) => values['name'] === name);
  if (!rule) throw new Error(`The seed has “${name}”.`);
  return rule;
}
function guild(id: string) {
  const found = backend.world.db.guilds.find((row) => row.id === id);
  if (!found) throw new Error(`The seed has ${id}.`);
  return found;
}

describe('a member', () => {
  test('finds quests, servers and people of their servers, best kind first', async () => {
    as('regular');
    expect((await find('solana'))[0]).toMatchObject({
      kind: 'SERVER',
      label: 'Solana Keep',
      path: '/dashboard/server/solana-keep',
    });
    expect((await find('read the rules'))[0]).toMatchObject({
      kind: 'QUEST',
      label: 'Read the rules',
      detail: 'Solana Keep · 75 points',
      path: '/dashboard/questboard/solana-keep/task-to-earn/read-the-rules',
    });
    expect(await find('mira')).toMatchObject([
      { kind: 'MEMBER', label: 'Mira Moat', detail: '@mira', path: '/dashboard/user/mira' },
    ]);
  });

  test('finds them despite a typo or fancy letters', async () => {
    as('regular');
    expect(await labels('QUEST', 'dragn')).toContain('Draw the dragon');
    expect(await labels('SERVER', 'sloana')).toEqual(['Solana Keep']);
    expect(await labels('MEMBER', '𝓶𝓲𝓻𝓪')).toEqual(['Mira Moat']);
  });

  test('sees no near matches where there is an exact match', async () => {
    as('regular');
    const mira = backend.world.db.users.find(({ username }) => username === 'mira');
    const other = backend.world.db.users.find(({ username }) => username === 'olivia');
    if (!mira || !other) throw new Error('The seed has both.');
    other.displayName = 'Mika Moat';
    expect(await labels('MEMBER', 'mira moat')).toEqual(['Mira Moat']);
    mira.displayName = 'Somebody';
    expect(await labels('MEMBER', 'mira moat')).toEqual(['Mika Moat']);
  });

  test('finds their holdings, and their transactions by text and ID', async () => {
    as('regular');
    const holding = (await find('keepers')).find(({ kind }) => kind === 'HOLDING');
    expect(holding).toMatchObject({ label: 'Keepers of the Tower', detail: '1 NFT' });
    expect(holding?.path).toMatch(/^\/dashboard\/portfolio\?tab=nfts&collection=/);
    const payout = backend.world.db.payouts.find(
      ({ userId }) => userId === personaUserId('regular'),
    );
    if (!payout) throw new Error('The regular has a payout.');
    payout.status = 'SUCCESS';
    payout.signature = '5'.repeat(88);
    for (const typed of [payout.id, payout.signature, payout.label])
      expect(await find(typed)).toContainEqual(
        expect.objectContaining({
          kind: 'TRANSACTION',
          id: payout.id,
          path: `/dashboard/all-transactions?transaction=${payout.id}`,
        }),
      );
    expect((await labels('TRANSACTION', 'payout')).length).toBeGreaterThan(0);
  });

  test('gets at most five results of a kind, and none for an empty search', async () => {
    as('regular');
    const counts = new Map<string, number>();
    for (const { kind } of await find('e')) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(5);
    for (const typed of ['', '  ', '\u200b']) expect(await find(typed)).toEqual([]);
    expect((await backend.send('GET', '/api/search')).status).toBe(200);
    expect((await backend.send('GET', `/api/search?search=${'a'.repeat(101)}`)).status).toBe(400);
  });

  test('finds no draft, archived or switched-off quest', async () => {
    as('regular');
    const rule = quest('Read the rules');
    const { values } = rule;
    const isFound = async () =>
      (await find('read the rules')).some(({ path }) => path.includes('/solana-keep/'));
    expect(await isFound()).toBe(true);
    for (const publish of ['DRAFT', 'ARCHIVED']) {
      rule.values = { ...values, publish };
      expect(await isFound()).toBe(false);
    }
    rule.values = values;
    rule.enabled = false;
    expect(await isFound()).toBe(false);
  });

  test('finds only open quests of a listed server they are not on, and nothing of an unlisted server', async () => {
    as('newcomer');
    const rule = quest('Read the rules');
    const found = async () =>
      (await find('read the rules')).filter(({ path }) => path.includes('/solana-keep/'));
    expect(await found()).toHaveLength(1);
    const { values } = rule;
    rule.values = { ...values, conditions: [{ kind: 'NFT_COUNT', collection: '', least: 1 }] };
    expect(await found()).toEqual([]);
    rule.values = values;
    expect((await find('solana')).length).toBeGreaterThan(0);
    guild('srv-keep').isListed = false;
    expect(await find('solana')).toEqual([]);
    expect(await found()).toEqual([]);
    // Those who are on it still find it.
    as('regular');
    expect(await labels('SERVER', 'solana')).toEqual(['Solana Keep']);
  });

  test('finds no strangers, hidden members or banned members', async () => {
    as('newcomer');
    expect(await labels('MEMBER', 'mira')).toEqual([]);
    as('regular');
    const mira = backend.world.db.users.find(({ username }) => username === 'mira');
    if (!mira) throw new Error('The seed has Mira.');
    expect(await labels('MEMBER', 'mira')).toEqual(['Mira Moat']);
    mira.banned = true;
    expect(await labels('MEMBER', 'mira')).toEqual([]);
    mira.banned = false;
    backend.world.db.profiles.push({
      userId: mira.id,
      version: 1,
      bio: '',
      website: '',
      visibility: 'HIDDEN',
      shown: { points: true, activity: true, servers: true, socials: true, wallets: true },
    });
    for (const typed of ['mira', 'mirra', 'mira moat'])
      expect(await labels('MEMBER', typed)).toEqual([]);
  });
});

describe('a team', () => {
  test('finds members, submissions, payouts and orders of its server', async () => {
    as('owner');
    expect(await find('mira', OF_TEAM)).toMatchObject([
      { kind: 'MEMBER', path: '/dashboard/discord-server-users/user-detail/mira' },
    ]);
    expect((await labels('SUBMISSION', 'dragn', OF_TEAM))[0]).toBe('Draw the dragon');
    expect((await labels('PAYOUT', 'payout', OF_TEAM)).length).toBeGreaterThan(0);
    expect(await labels('ORDER', 'gold', OF_TEAM)).toEqual(['Gold Keep']);
  });

  test('sees submissions only as a reviewer and payouts only as a treasurer', async () => {
    as('reviewer');
    const words = ['submission', 'payout', 'e'];
    const kinds = new Set<string>();
    for (const typed of words) for (const { kind } of await find(typed, OF_TEAM)) kinds.add(kind);
    expect([...kinds].toSorted()).toEqual(['MEMBER', 'ORDER', 'SUBMISSION']);
    const { db } = backend.world;
    for (const row of db.access)
      if (row.userId === personaUserId('reviewer') && row.serverId === 'srv-keep')
        row.role = 'viewer';
    expect(await labels('SUBMISSION', 'submission', OF_TEAM)).toEqual([]);
  });

  test('finds nothing of another server', async () => {
    as('owner');
    const all = await Promise.all(
      ['payout', 'submission', 'order', 'e'].map((typed) => find(typed, OF_TEAM)),
    );
    const { db } = backend.world;
    const ids = new Set(all.flat().map(({ id }) => id));
    const foreign = [...db.payouts, ...db.submissions, ...db.orders, ...db.withdrawals].filter(
      ({ serverId, id }) => serverId !== 'srv-keep' && ids.has(id),
    );
    expect(foreign).toEqual([]);
  });
});
