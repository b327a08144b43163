// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { oneResync, resyncsSchema, staffServersSchema } from '@/features/staff/resync';
import { membersOf } from '../members/members';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';
import { MEMBERS_A_CALL } from './settle';

const SERVER = 'srv-apes';
const ALL = 2 * 60_000;
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const send = (serverId = SERVER) => backend.send('POST', '/api/staff/resyncs', { serverId });
const start = async (serverId = SERVER) =>
  z.object({ data: oneResync }).parse(await (await send(serverId)).json()).data.resync;
const stop = (id: string) => backend.send('POST', `/api/staff/resyncs/${id}/stop`);
const list = async () => {
  const answer = await backend.send('GET', '/api/staff/resyncs');
  const { items, running } = z.object({ data: resyncsSchema }).parse(await answer.json()).data;
  return [...running, ...items];
};
const guild = () => backend.world.db.guilds.find(({ id }) => id === SERVER);
const lines = () => backend.world.db.audit.filter(({ action }) => action.startsWith('resync.'));

test('servers of the same name are listed by ID', async () => {
  const { guilds } = backend.world.db;
  for (const row of guilds) row.name = 'Keep';
  guilds.reverse();
  const answer = await backend.send('GET', '/api/staff/servers?pageSize=100');
  const { items } = z.object({ data: staffServersSchema }).parse(await answer.json()).data;
  const ids = items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

test('a re-sync reads roles, then channels, then members, as time passes', async () => {
  const members = membersOf(backend.world, SERVER).length;
  const { roles, channels } = guild() ?? { roles: [], channels: [] };
  expect(await start()).toMatchObject({
    state: 'RUNNING',
    roles: { read: 0, total: roles.length },
    channels: { read: 0, total: channels.length },
    members: { read: 0, total: members },
  });
  backend.world.clock.advance(1000);
  expect(await list()).toMatchObject([
    { state: 'RUNNING', roles: { read: roles.length }, channels: { read: 0 } },
  ]);
  backend.world.clock.advance(ALL);
  const [ended] = await list();
  expect(ended?.state).toBe('DONE');
  expect(ended?.calls).toEqual({
    read: 2 + Math.ceil(members / MEMBERS_A_CALL),
    total: 2 + Math.ceil(members / MEMBERS_A_CALL),
  });
});

test('unreadable channels are listed as failures', async () => {
  await start();
  backend.world.clock.advance(ALL);
  const [ended] = await list();
  const hidden = guild()?.channels.filter(({ botCanPost }) => !botCanPost) ?? [];
  expect(hidden.length).toBeGreaterThan(0);
  expect(ended?.failures.map(({ what }) => what)).toEqual(
    expect.arrayContaining(hidden.map(({ name }) => `#${name}`)),
  );
});

test('a role deleted on Discord is removed from its members', async () => {
  const [member] = membersOf(backend.world, SERVER);
  member?.roles.push({ roleId: 'gone', source: 'HAND', because: null, at: 0 });
  await start();
  backend.world.clock.advance(ALL);
  const [ended] = await list();
  // A call that Discord did not answer leaves its members as they were.
  const isLost = ended?.failures.some(({ what }) => what.startsWith('Members 1 ')) ?? false;
  expect(ended?.corrected).toBe(isLost ? 0 : 1);
  expect(member?.roles.some(({ roleId }) => roleId === 'gone')).toBe(isLost);
});

test('a server has a single re-sync at a time, and servers do not block each other', async () => {
  await start();
  const second = await send();
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ message: expect.stringContaining('already') });
  expect((await send('srv-keep')).status).toBe(201);
  backend.world.clock.advance(ALL);
  expect((await send()).status).toBe(201);
});

test('a re-sync can be stopped once, and keeps its progress', async () => {
  const { id } = await start();
  backend.world.clock.advance(2500);
  expect((await stop(id)).status).toBe(200);
  backend.world.clock.advance(ALL);
  const [stopped] = await list();
  expect(stopped).toMatchObject({ state: 'STOPPED', calls: { read: 2 }, members: { read: 0 } });
  expect((await stop(id)).status).toBe(409);
  expect((await send()).status).toBe(201);
});

test('a re-sync fails once the bot leaves, and cannot start without it', async () => {
  await start();
  Object.assign(guild() ?? {}, { botPresent: false });
  backend.world.clock.advance(ALL);
  expect(await list()).toMatchObject([{ state: 'FAILED' }]);
  expect((await send()).status).toBe(409);
  expect((await send('srv-none')).status).toBe(404);
});

test('start, stop and completion are in the audit log', async () => {
  const { id } = await start();
  await stop(id);
  await start();
  backend.world.clock.advance(ALL);
  await list();
  expect(lines().map(({ action, userId }) => [action, userId])).toEqual([
    ['resync.started', 'usr-staff'],
    ['resync.stopped', 'usr-staff'],
    ['resync.started', 'usr-staff'],
    ['resync.done', null],
  ]);
});

test('servers are found by name, with the time of the last complete re-sync', async () => {
  await start();
  backend.world.clock.advance(ALL);
  const answer = await backend.send('GET', '/api/staff/servers?search=garrison');
  const { data } = z.object({ data: staffServersSchema }).parse(await answer.json());
  expect(data.items).toMatchObject([{ id: SERVER, isRunning: false }]);
  expect(data.items[0]?.readAt).not.toBeNull();
});
