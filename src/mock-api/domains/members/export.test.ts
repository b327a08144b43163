// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exportSchema } from '@/features/server/members/exportedMember';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { profileOf } from '../profiles/profiles';
import { addCrowd } from '../../seed/crowd';
import { removePayingModules } from '../../testing/removePayingModules';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const part = async (body: unknown) =>
  z
    .object({ data: exportSchema })
    .parse(await (await backend.send('POST', '/api/servers/srv-keep/members/export', body)).json())
    .data;

test('thousands come in parts of five hundred, each member once', async () => {
  addCrowd(backend.world, { members: 2500, submissions: 0, points: 0 });
  const ids: string[] = [];
  let after: string | null | undefined;
  let largest = 0;
  while (after !== null) {
    const { items, next } = await part(
      after === undefined ? { filters: {} } : { filters: {}, after },
    );
    ids.push(...items.map(({ id }) => id));
    largest = Math.max(largest, items.length);
    after = next;
  }
  expect(largest).toBe(500);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(2700);
  expect(backend.world.db.audit.filter(({ action }) => action === 'members.exported')).toHaveLength(
    1,
  );
});

test('wallets and accounts are in it as far as they are shown', async () => {
  const { world } = backend;
  const of = async () => {
    const { items } = await part({ filters: { search: 'amber.otter190' } });
    return items[0];
  };
  const profile = profileOf(world, 'usr-190');
  const hidden = { ...profile.shown, wallets: false, socials: false };
  world.db.profiles = [{ ...profile, shown: hidden }];
  expect(await of()).toMatchObject({ id: 'usr-190', hasWallet: true, wallets: [], x: null });
  const shown = { ...profile.shown, wallets: true, socials: true };
  world.db.profiles = [{ ...profile, shown }];
  const { wallets, x } = { ...(await of()) };
  expect(wallets).toHaveLength(1);
  expect(x).not.toBeNull();
  world.db.profiles = [{ ...profile, shown, visibility: 'HIDDEN' }];
  expect(await of()).toMatchObject({ wallets: [], x: null });
});

test('a reviewer exports nothing', async () => {
  backend.signInAs('reviewer');
  const body = { filters: {} };
  const answer = await backend.send('POST', '/api/servers/srv-keep/members/export', body);
  expect(answer.status).toBe(403);
});
