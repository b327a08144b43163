// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  oneRoleChange,
  roleChangeDetailSchema,
  roleDryRunSchema,
} from '@/features/server/members/roleChange';
import { membersOf } from '../members/members';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { settleAllCases } from '../../testing/settleAllCases';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

const SERVER = 'srv-keep';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  settleAllCases(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const roleId = (name: string) =>
  backend.world.db.guilds.find(({ id }) => id === SERVER)?.roles.find((role) => role.name === name)
    ?.id ?? '';
const path = `/api/servers/${SERVER}/bulk-role-changes`;
const send = (at: string, body?: unknown) => backend.send('POST', `${path}${at}`, body);
const dryRun = async (body: unknown) =>
  z.object({ data: roleDryRunSchema }).parse(await (await send('/preview', body)).json()).data;
const start = async (body: unknown) =>
  z.object({ data: oneRoleChange }).parse(await (await send('', body)).json()).data.change;
const detail = async (id: string, query = '') =>
  z
    .object({ data: roleChangeDetailSchema })
    .parse(await (await backend.send('GET', `${path}/${id}?pageSize=100${query}`)).json()).data;
const holding = (id: string) =>
  membersOf(backend.world, SERVER).filter(({ roles }) => roles.some((held) => held.roleId === id));
const everybody = { filters: {} };

describe('a dry run', () => {
  test('counts members who gain the role and who have it, and changes nothing', async () => {
    const verified = roleId('Verified');
    const before = holding(verified).length;
    const { total, skipped, problem } = await dryRun({
      roleId: verified,
      action: 'GIVE',
      ...everybody,
    });
    expect(problem).toBeNull();
    expect(total).toBe(membersOf(backend.world, SERVER).length - before);
    expect(skipped).toMatchObject([{ reason: 'Already has the role.', total: before }]);
    expect(holding(verified)).toHaveLength(before);
  });

  test.each([
    ['Admin', /is below/],
    ['Castle Bots', /integration/],
    ['@everyone', /Everyone/],
  ])('says why %s cannot be given', async (name, why) => {
    const { problem } = await dryRun({ roleId: roleId(name), action: 'GIVE', ...everybody });
    expect(problem).toMatch(why);
    expect((await send('', { roleId: roleId(name), action: 'GIVE', ...everybody })).status).toBe(
      409,
    );
  });

  test('refuses a user who was never on the server', async () => {
    const members = ['usr-member', 'usr-nobody'];
    const answer = await send('/preview', { roleId: roleId('Whale'), action: 'GIVE', members });
    expect(answer.status).toBe(400);
  });

  test('needs either members or filters', async () => {
    const body = { roleId: roleId('Whale'), action: 'GIVE' };
    expect((await send('/preview', body)).status).toBe(400);
    const both = { ...body, members: ['usr-member'], filters: {} };
    expect((await send('/preview', both)).status).toBe(400);
  });
});

describe('a change', () => {
  test('progresses with the clock, and records the result for each member', async () => {
    const whale = roleId('Whale');
    const { id, total } = await start({ roleId: whale, action: 'GIVE', ...everybody });
    backend.world.clock.advance(4000);
    const half = (await detail(id)).change;
    expect(half.state).toBe('RUNNING');
    expect(half.done + half.failed).toBeGreaterThanOrEqual(100);
    expect(half.done + half.failed).toBeLessThan(total);
    backend.world.clock.advance(60_000);
    const { change, items } = await detail(id);
    expect(change).toMatchObject({ state: 'DONE', total });
    expect(change.done + change.failed + change.skipped).toBe(total);
    expect(change.failed).toBeGreaterThan(0);
    expect(items[0]).toMatchObject({ state: 'FAILED', why: expect.stringMatching(/Discord/) });
    expect(holding(whale).filter(({ roles }) => roles.some((r) => r.because === id))).toHaveLength(
      change.done,
    );
  });

  test('runs alone on its server', async () => {
    await start({ roleId: roleId('Whale'), action: 'GIVE', ...everybody });
    const other = { roleId: roleId('Holder'), action: 'GIVE', ...everybody };
    expect((await send('', other)).status).toBe(409);
    backend.world.clock.advance(60_000);
    expect((await send('', other)).status).toBe(201);
  });

  test('can be stopped, and keeps completed changes', async () => {
    const whale = roleId('Whale');
    const { id } = await start({ roleId: whale, action: 'GIVE', ...everybody });
    backend.world.clock.advance(2000);
    expect((await send(`/${id}/stop`)).status).toBe(200);
    const { done } = (await detail(id)).change;
    backend.world.clock.advance(60_000);
    expect((await detail(id)).change).toMatchObject({ state: 'STOPPED', done });
    expect((await send(`/${id}/stop`)).status).toBe(409);
  });

  test('can be retried for failed members only', async () => {
    const whale = roleId('Whale');
    const { id } = await start({ roleId: whale, action: 'GIVE', ...everybody });
    backend.world.clock.advance(60_000);
    const { failed } = (await detail(id)).change;
    const again = await start({ roleId: whale, action: 'GIVE', retryOf: id });
    expect(again.total).toBe(failed);
  });

  test('skips members who left, and fails for a deleted role', async () => {
    const whale = roleId('Whale');
    const members = ['usr-member', 'usr-moderator'];
    const { id } = await start({ roleId: whale, action: 'GIVE', members });
    for (const row of backend.world.db.members)
      if (row.userId === 'usr-member') row.leftAt = backend.world.clock.now();
    const guild = backend.world.db.guilds.find((row) => row.id === SERVER);
    if (guild) guild.roles = guild.roles.filter((role) => role.id !== whale);
    backend.world.clock.advance(5000);
    const { items } = await detail(id);
    expect(items.map(({ state }) => state)).toEqual(['FAILED', 'SKIPPED']);
  });

  test('is in the audit log', async () => {
    await start({ roleId: roleId('Whale'), action: 'GIVE', ...everybody });
    expect(backend.world.db.audit.at(-1)).toMatchObject({ action: 'roles.given', target: SERVER });
  });
});

test('a reviewer can read role changes, but not preview or start them', async () => {
  const body = { roleId: roleId('Whale'), action: 'GIVE', ...everybody };
  backend.signInAs('reviewer');
  expect((await backend.send('GET', path)).status).toBe(200);
  expect((await send('', body)).status).toBe(403);
  expect((await send('/preview', body)).status).toBe(403);
});

test('a dangerous role can be given only after an owner allows it', async () => {
  const give = { roleId: roleId('Moderator'), action: 'GIVE', members: ['usr-member'] };
  expect((await dryRun(give)).problem).toMatch(/An owner can allow it/);
  expect((await send('', give)).status).toBe(409);
  const { db } = backend.world;
  db.allowedRoles.push({ serverId: SERVER, roleId: give.roleId, userId: 'usr-owner', at: 0 });
  expect((await dryRun(give)).problem).toBeNull();
  expect((await send('', give)).status).toBe(201);
});
