// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportedFields, exportedCategories } from '@/features/identity/account/exported';
import type { Db } from '../../store/db';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { openApiDocument } from '../../openapi/document';
import { personas } from '../accounts/personas';
import type { UserRow } from '../accounts/rows';
import { everyGet } from '../../testing/everyRead';
import { scriptedChain } from '../../testing/scriptedChain';
import { deleteUser } from './deletion';
import { exportOf } from './exporting';
import { personalTables } from './personalTables';

type Table = keyof typeof personalTables;

const SERVER = 'srv-keep';
const WALLET = 'DeLeTedxWaLLetxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx';
const NOTE = 'A note of the team, found nowhere else';

let backend: TestBackend;
let user: UserRow;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  user = backend.signInAs('regular');
  fill();
});
afterEach(() => backend.close());

/** Adds rows about the user to tables without any in the seed, with unique values. */
function fill() {
  const { db } = backend.world;
  const userId = user.id;
  Object.assign(user, { username: 'uniquely-named', displayName: 'Uniquely Called' });
  user.discordId = '918273645546372819';
  const payout = db.payouts.find((row) => row.userId === userId);
  if (!payout) throw new Error('The seed has no payout of theirs.');
  for (const row of db.payouts) if (row.userId === userId) row.status = 'SUCCESS';
  payout.address = WALLET;
  db.memberNotes.push({
    id: 'note-1',
    serverId: SERVER,
    userId,
    text: NOTE,
    by: 'usr-owner',
    at: 1,
    editedAt: null,
    version: 1,
  });
  db.access.push({ serverId: SERVER, userId, roleId: null, role: 'viewer' });
  db.renames.push({ userId, from: 'formerly-called', at: 1 });
  db.linkRequests.push({
    id: 'req-1',
    userId,
    address: WALLET,
    message: 'Sign this.',
    expiresAt: 1,
    isUsed: true,
  });
  db.questNews.push({ userId, questId: 'rule-quest-gate' });
  db.roleChecks.push({ serverId: SERVER, userId, at: 1 });
  db.closedMessages.push({ userId });
  db.uploadDays.push({ userId, day: '2026-01-01', files: 1 });
  db.memberLevels.push({ serverId: SERVER, userId, level: 2, given: [] });
  db.questViews.push({ userId, questId: 'rule-quest-gate' });
  db.codes.push({ code: 'c', userId, redirectUri: '', expiresAt: 1 });
  db.audit.push({
    id: 'aud-own',
    at: 1,
    userId,
    action: 'module.quest.rule-saved',
    target: SERVER,
    serverId: SERVER,
    changes: [],
    undo: null,
    undoneAt: null,
  });
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item)) ??
  '';
const isTable = (name: string): name is Table => Object.hasOwn(personalTables, name);
const tablesOf = (db: Db): [Table, unknown][] =>
  Object.keys(personalTables)
    .filter(isTable)
    .map((table) => [table, db[table]]);
/** The tables that contain one of the texts as a whole value. */
const tablesWith = (...texts: string[]) =>
  tablesOf(backend.world.db)
    .filter(([, rows]) => texts.some((text) => textOf(rows).includes(JSON.stringify(text))))
    .map(([name]) => name);

/** The tables that contain a text, even as part of another. */
const tablesHolding = (text: string) =>
  tablesOf(backend.world.db)
    .filter(([, rows]) => textOf(rows).includes(text))
    .map(([name]) => name);

describe('the tables of personal data', () => {
  test('mark each table that names a person as personal', () => {
    const unknown = tablesWith(...backend.world.db.users.map(({ id }) => id)).filter(
      (name) => personalTables[name] === 'NO_PERSON',
    );
    expect(unknown).toEqual([]);
  });

  test('list every table of the world', () => {
    const { nextId: _, ...tables } = backend.world.db;
    expect(Object.keys(personalTables).toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  test('give a reason for data left out of the export or kept', () => {
    const policies = Object.values(personalTables).flatMap((policy) =>
      policy === 'NO_PERSON' ? [] : [policy],
    );
    const reasons = policies.flatMap(({ copy, deletion }) => [
      ...(typeof copy === 'string' ? [copy] : []),
      ...(deletion === 'ROWS' ? [] : [deletion.keeps]),
    ]);
    expect(reasons.filter((reason) => reason.split(' ').length < 4)).toEqual([]);
    const nowhere = policies.filter(({ copy }) => copy.length === 0);
    expect(nowhere).toEqual([]);
  });

  test('have a table for every category of the export', () => {
    const named = Object.values(personalTables).flatMap((policy) =>
      policy === 'NO_PERSON' || typeof policy.copy === 'string' ? [] : policy.copy,
    );
    expect(exportedCategories.filter((name) => !named.includes(name))).toEqual([]);
  });
});

describe('the data export', () => {
  test('D31: has rows of each table that has rows of the person', () => {
    const rows = exportOf(backend.world, user);
    const forgotten = tablesWith(user.id).filter((name) => {
      const policy = personalTables[name];
      if (policy === 'NO_PERSON' || typeof policy.copy === 'string') return false;
      return policy.copy.every((category) => rows[category]?.length === 0);
    });
    expect(forgotten).toEqual([]);
  });

  test('has notes of the team without their authors', () => {
    const { teamNotes = [] } = exportOf(backend.world, user);
    expect(teamNotes).toContainEqual({
      id: 'note-1',
      serverId: SERVER,
      text: NOTE,
      at: 1,
      editedAt: null,
    });
  });

  test('has access, former names, wallet requests, audit lines and payments', () => {
    const rows = exportOf(backend.world, user);
    expect(rows['access']).toEqual([{ serverId: SERVER, role: 'viewer' }]);
    expect(rows['formerNames']).toContainEqual({ from: 'formerly-called', at: 1 });
    expect(rows['walletRequests']?.map(({ id }) => id)).toContain('req-1');
    expect(rows['audit']?.map(({ id }) => id)).toContain('aud-own');
    const owner = backend.world.db.users.find(({ id }) => id === 'usr-owner');
    expect(owner && exportOf(backend.world, owner)['payments']).not.toEqual([]);
  });

  test('has the prizes of seasons', () => {
    const [season] = backend.world.db.seasons;
    if (!season) throw new Error('The seed has no season.');
    const gift = { kind: 'POINTS', mint: null, amount: null, points: 50, roleId: null } as const;
    const gifts = [{ ...gift, text: '', state: 'DONE', payoutId: null } as const];
    season.places = [{ userId: user.id, points: 9, rank: 1 }];
    season.awards = [{ userId: user.id, rank: 1, gifts }];
    expect(exportOf(backend.world, user)['seasonPlaces']).toContainEqual({
      serverId: season.serverId,
      season: season.name,
      points: 9,
      rank: 1,
      prizes: gifts,
    });
  });

  test('has only documented fields, and no IDs of others or tokens', async () => {
    for (const { key } of personas.filter((each) => each.key !== 'banned')) {
      const own = backend.signInAs(key);
      const answer = await backend.send('GET', '/api/users/me/export');
      const text = await answer.text();
      expect(new Set(text.match(/usr-[\w-]+/g))).toEqual(new Set([own.id]));
      const session = backend.world.db.sessions.findLast(({ userId }) => userId === own.id);
      expect(text).not.toContain(session?.access);
      expect(text).not.toContain(session?.refresh);
      for (const [category, rows] of Object.entries(exportOf(backend.world, own))) {
        const names = Object.entries(exportedFields).find(([name]) => name === category)?.[1] ?? {};
        for (const row of rows)
          expect(Object.keys(names)).toEqual(expect.arrayContaining(Object.keys(row)));
      }
    }
  });

  test('is described category by category and field by field', async () => {
    const { paths } = await openApiDocument();
    const text = textOf(paths['/users/me/export']);
    for (const name of exportedCategories) expect(text).toContain(`"${name}":{`);
    expect(text).toContain('"teamNotes":{"type":"array"');
  });
});

describe('after an account is deleted', () => {
  test('rows of the person are removed where the policy says so', () => {
    deleteUser(backend.world, user);
    const left = tablesWith(user.id).filter((name) => {
      const policy = personalTables[name];
      return policy === 'NO_PERSON' || policy.deletion === 'ROWS';
    });
    expect(left).toEqual([]);
  });

  test('no table has the name, Discord account or wallets', async () => {
    const { db } = backend.world;
    // Reading as the team creates posts, notifications and runs, and the team's actions name the user.
    backend.signInAs('owner');
    for (const { path } of await everyGet(await openApiDocument(), backend.world, user.id))
      await backend.send('GET', path);
    const settings = `/api/servers/${SERVER}`;
    db.access = db.access.filter(({ userId }) => userId !== user.id);
    const given = { username: user.username, role: 'editor' };
    const acts = [
      await backend.send('POST', `${settings}/access`, given),
      await backend.send('POST', `${settings}/members/${user.id}/notes`, { text: NOTE }),
    ];
    expect(acts.map(({ ok }) => ok)).toEqual([true, true]);
    expect(tablesHolding(user.displayName)).toContain('audit');
    const wallets = db.linkedWallets.flatMap((row) =>
      row.userId === user.id ? [row.address] : [],
    );
    const handles = db.socials.flatMap((row) => (row.userId === user.id ? [row.handle] : []));
    const texts = [user.username, user.displayName, user.discordId, WALLET, NOTE];
    deleteUser(backend.world, user);
    // Responses to others are stored for a day.
    db.keyedCalls = [];
    const all = textOf(db);
    const left = [
      ...texts.filter((text) => all.includes(text)),
      ...[...wallets, ...handles].filter((text) => all.includes(`"${text}"`)),
    ];
    const where = texts.map((text) => [text, tablesHolding(text)]);
    expect(where).toEqual(texts.map((text) => [text, []]));
    // Holdings of wallets are public on-chain and belong to no user's rows.
    const onChain = new Set(db.holdings.map(({ wallet }) => wallet));
    expect(left.filter((text) => !onChain.has(text))).toEqual([]);
  });

  test('D31: the team sees a payout to a deleted member, its signature, and no wallet', async () => {
    const { db } = backend.world;
    const payout = db.payouts.find(({ address }) => address === WALLET);
    deleteUser(backend.world, user);
    backend.signInAs('owner');
    const server = payout?.serverId ?? SERVER;
    if (server !== SERVER) backend.signInAs('staff');
    const path = `/api/servers/${server}/payouts/${payout?.id ?? ''}`;
    const text = await (await backend.send('GET', path)).text();
    expect(text).toContain('"name":"A deleted member"');
    expect(text).toContain('"address":null');
    expect(text).toContain(payout?.signature);
  });

  test('no response has the wallet or the name', async () => {
    const texts = [user.username, user.displayName, user.discordId, WALLET, NOTE];
    const reads = await everyGet(await openApiDocument(), backend.world, user.id);
    deleteUser(backend.world, user);
    for (const persona of ['owner', 'staff', 'member'] as const) {
      backend.signInAs(persona);
      for (const { path } of reads) {
        const answer = await (await backend.send('GET', path)).text();
        const found = texts.filter((text) => answer.includes(text));
        expect([path, found]).toEqual([path, []]);
      }
    }
  }, 60_000);

  test('a failed reward cannot be sent anymore', () => {
    const payout = backend.world.db.payouts.find(({ address }) => address === WALLET);
    Object.assign(payout ?? {}, { status: 'FAILED', claimId: null });
    deleteUser(backend.world, user);
    expect(payout?.address).toBe('');
  });
});
