// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { membersSchema, type Members } from '@/features/server/members/member';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { profileOf } from '../profiles/profiles';
import { scriptedChain } from '../../testing/scriptedChain';
import { settleAllCases } from '../../testing/settleAllCases';
import { removePayingModules } from '../../testing/removePayingModules';
import { personaUserId } from '../accounts/personas';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  removePayingModules(backend.world);
  settleAllCases(backend.world);
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const list = async (query: string): Promise<Members> =>
  z
    .object({ data: membersSchema })
    .parse(await (await backend.send('GET', `/api/servers/srv-keep/members?${query}`)).json()).data;
const idsOf = ({ items }: Members) => items.map(({ id }) => id);
const roleId = (name: string) =>
  backend.world.db.guilds
    .find(({ id }) => id === 'srv-keep')
    ?.roles.find((role) => role.name === name)?.id ?? '';
const here = () =>
  backend.world.db.members.filter(
    ({ serverId, leftAt }) => serverId === 'srv-keep' && leftAt === null,
  );

test('pages cover every member of the server once', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 4; page += 1)
    seen.push(...idsOf(await list(`pageSize=100&page=${String(page)}`)));
  expect(seen.toSorted()).toEqual(
    here()
      .map(({ userId }) => userId)
      .toSorted(),
  );
});

test('former members are listed on request', async () => {
  const { total } = await list('state=LEFT');
  const left = backend.world.db.members.filter(
    ({ serverId, leftAt }) => serverId === 'srv-keep' && leftAt !== null,
  );
  expect(total).toBe(left.length);
  expect(total).toBeGreaterThan(0);
});

test('several filters narrow the list, and several values of a filter widen it', async () => {
  const [verified, holder] = [roleId('Verified'), roleId('Holder')];
  const count = async (query: string) => (await list(query)).total;
  const has = (id: string) =>
    here().filter(({ roles }) => roles.some((held) => held.roleId === id));
  const both = has(verified).filter((row) => has(holder).includes(row)).length;
  expect(await count(`roles=${verified},${holder}`)).toBe(
    has(verified).length + has(holder).length - both,
  );
  expect(await count(`roles=${verified},${holder}&roleMatch=ALL`)).toBe(both);
  expect(await count(`roles=${holder}&verified=YES`)).toBe(both);
});

test('an asset that rules count can be used to filter for its holders', async () => {
  const { assets } = await list('');
  const first = assets.find(({ label }) => label === 'Keepers of the Tower');
  const { items } = await list(`holdings=${first?.value ?? ''}`);
  expect(items.length).toBeGreaterThan(0);
  const wallets = backend.world.db.linkedWallets.filter(({ userId }) => userId === items[0]?.id);
  expect(
    backend.world.db.holdings.some(
      ({ wallet, asset }) =>
        asset === first?.value && wallets.some(({ address }) => address === wallet),
    ),
  ).toBe(true);
});

test('members can be sorted by points, highest first', async () => {
  const { items } = await list('sort=-points&pageSize=100');
  const points = items.map((each) => each.points ?? 0);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
});

test('a hidden member is named to the team, without wallet addresses', async () => {
  const { world } = backend;
  const regular = personaUserId('regular');
  world.db.profiles = [{ ...profileOf(world, regular), visibility: 'HIDDEN' }];
  const answer = await backend.send('GET', '/api/servers/srv-keep/members?search=amber.otter');
  const text = await answer.text();
  expect(text).toContain(regular);
  for (const { address } of world.db.linkedWallets.filter(({ userId }) => userId === regular))
    expect(text).not.toContain(address);
});
