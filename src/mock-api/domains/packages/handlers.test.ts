// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packageSchema } from '@/features/billing/packages/package';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

const draft = {
  name: 'Iron Keep',
  description: 'Walls of iron.',
  price: '0.1',
  subscriptionType: 'MONTHLY',
  durationDays: 30,
  items: [{ id: 'token-price', name: 'Token price' }],
};
const page = z.object({ data: z.object({ items: z.array(packageSchema), total: z.number() }) });
const errorPaths = async (answer: Response) => {
  const body = z
    .object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })
    .parse(await answer.json());
  return body.data.errors.map((error) => error.path);
};

test('anyone sees the four packages on offer, smallest first', async () => {
  const { data } = page.parse(await (await backend.send('GET', '/api/packages')).json());
  expect(data.items.map((item) => item.name)).toEqual([
    'Bronze Keep',
    'Silver Keep',
    'Gold Keep',
    'Citadel',
  ]);
});

test('packages of one size are listed by ID', async () => {
  for (const row of backend.world.db.packages) row.order = 1;
  backend.world.db.packages.reverse();
  const { data } = page.parse(await (await backend.send('GET', '/api/packages')).json());
  const ids = data.items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
});

test('packages are sorted by price as numbers', async () => {
  const [first, second] = backend.world.db.packages;
  if (first) first.price = '10';
  if (second) second.price = '9.5';
  const answer = await backend.send('GET', '/api/packages?sort=-price');
  const { data } = page.parse(await answer.json());
  expect(data.items.map(({ price }) => price).slice(0, 2)).toEqual(['10', '9.5']);
});

test('pages are cut by page and pageSize', async () => {
  const answer = await backend.send('GET', '/api/packages?page=2&pageSize=3');
  const { data } = page.parse(await answer.json());
  expect([data.items.length, data.total]).toEqual([1, 4]);
});

test('only staff see every package', async () => {
  expect((await backend.send('GET', '/api/packages?all=true')).status).toBe(403);
  backend.signInAs('staff');
  const answer = await backend.send('GET', '/api/packages?all=true');
  expect(page.parse(await answer.json()).data.total).toBe(6);
});

test('the packages on offer to a server are for those who manage it', async () => {
  backend.signInAs('member');
  expect((await backend.send('GET', '/api/packages/srv-keep')).status).toBe(403);
  backend.signInAs('owner');
  expect((await backend.send('GET', '/api/packages/srv-keep')).status).toBe(200);
});

test('a draft is shown to staff only', async () => {
  backend.signInAs('owner');
  expect((await backend.send('GET', '/api/get-package/pkg-quest')).status).toBe(404);
  backend.signInAs('staff');
  expect((await backend.send('GET', '/api/get-package/pkg-quest')).status).toBe(200);
});

test('an owner cannot write packages', async () => {
  backend.signInAs('owner');
  expect((await backend.send('POST', '/api/package', draft)).status).toBe(403);
  expect((await backend.send('PUT', '/api/packages/pkg-gold', draft)).status).toBe(403);
  expect((await backend.send('PUT', '/api/packages/update-status/pkg-gold/DISABLED')).status).toBe(
    403,
  );
});

test('staff create a package as a draft', async () => {
  backend.signInAs('staff');
  const answer = await backend.send('POST', '/api/package', draft);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    data: { package: { name: 'Iron Keep', price: '0.1', status: 'DRAFT' } },
  });
});

test('a new package is smaller than packages with more features', async () => {
  backend.signInAs('staff');
  const names = () =>
    backend.world.db.packages
      .toSorted((one, other) => one.order - other.order)
      .map(({ name }) => name);
  const before = names();
  const items = [
    'token-price',
    'welcome-message',
    'verification-bot',
    'reaction-roles',
    'nft-sale',
  ];
  await backend.send('POST', '/api/package', { ...draft, items: items.map((id) => ({ id })) });
  const place = before.indexOf('Silver Keep');
  expect(names()).toEqual(before.toSpliced(place, 0, 'Iron Keep'));
  const orders = backend.world.db.packages.map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});

test.each([
  ['name', { name: 'ab' }],
  ['name', { name: 'BRONZE keep' }],
  ['description', { description: 'x'.repeat(501) }],
  ['price', { price: '0' }],
  ['price', { price: '0.0000000001' }],
  ['price', { price: '10001' }],
  ['price', { price: '-1' }],
  ['subscriptionType', { subscriptionType: 'WEEKLY' }],
  ['durationDays', { durationDays: 0 }],
  ['items', { items: [] }],
  ['items', { items: [{ id: 'no-such-module' }] }],
])('a wrong %s is refused by field', async (path, change) => {
  backend.signInAs('staff');
  const answer = await backend.send('POST', '/api/package', { ...draft, ...change });
  expect(answer.status).toBe(400);
  expect(await errorPaths(answer)).toEqual([path]);
});

test('a package keeps its own name when it is edited', async () => {
  backend.signInAs('staff');
  const answer = await backend.send('PUT', '/api/packages/pkg-gold', {
    ...draft,
    name: 'Gold Keep',
  });
  expect(answer.status).toBe(200);
});

test('an edit leaves orders already made as they were', async () => {
  backend.signInAs('staff');
  await backend.send('PUT', '/api/packages/pkg-gold', draft);
  const order = backend.world.db.orders.find((row) => row.id === 'ord-3');
  expect(order?.package.items.length).toBeGreaterThan(5);
});

test('a withdrawn package is no longer on offer', async () => {
  backend.signInAs('staff');
  await backend.send('PUT', '/api/packages/update-status/pkg-bronze/DISABLED');
  const { data } = page.parse(await (await backend.send('GET', '/api/packages')).json());
  expect(data.items.map((item) => item.id)).not.toContain('pkg-bronze');
});

test('update-status takes ENABLED or DISABLED alone', async () => {
  backend.signInAs('staff');
  const answer = await backend.send('PUT', '/api/packages/update-status/pkg-bronze/DRAFT');
  expect(answer.status).toBe(400);
});
