// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { discoverSchema } from '@/features/server/discover/discover';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const discover = async () => {
  const answer = await backend.send('GET', '/api/discover');
  return z.object({ data: discoverSchema }).parse(await answer.json()).data;
};
const guild = (id: string) => {
  const found = backend.world.db.guilds.find((row) => row.id === id);
  if (!found) throw new Error(`The seed has ${id}.`);
  return found;
};
const rules = (slug: string) =>
  backend.world.db.modules.find((row) => row.serverId === 'srv-keep' && row.slug === slug)?.rules ??
  [];
const isTold = async (id: string) => (await discover()).quests.some((quest) => quest.id === id);

test('a visitor sees a few servers and quests that anybody may begin', async () => {
  const { servers, quests } = await discover();
  expect(servers.map(({ name }) => name)).toContain('Solana Keep');
  expect(quests.length).toBeGreaterThan(0);
  expect(quests[0]).toMatchObject({
    server: { slug: 'solana-keep' },
    rewards: ['100 points', '0.05 SOL'],
  });
});

test('a server that is not to be found is not told of, nor are its quests', async () => {
  guild('srv-keep').isListed = false;
  const { servers, quests } = await discover();
  expect([...servers, ...quests.map(({ server }) => server)].map(({ id }) => id)).not.toContain(
    'srv-keep',
  );
});

test('who is signed in is told the same', async () => {
  const before = await discover();
  backend.signInAs('owner');
  expect(await discover()).toEqual(before);
});

test('a quest that asks for something, or has been switched off, is not told of', async () => {
  const [first] = (await discover()).quests;
  const rule = rules('quest').find(({ id }) => id === first?.id);
  if (!rule) throw new Error('There is an open quest.');
  expect(await isTold(rule.id)).toBe(true);
  const { values } = rule;
  rule.values = { ...values, conditions: [{ kind: 'NFT_COUNT', collection: '', least: 1 }] };
  expect(await isTold(rule.id)).toBe(false);
  rule.values = values;
  rule.enabled = false;
  expect(await isTold(rule.id)).toBe(false);
});

test.each([
  ['for holders', { visibility: 'HOLDERS' }],
  ['for roles', { visibility: 'ROLE' }],
])('what stands in a category %s is not told of', async (_name, shown) => {
  for (const rule of rules('task-to-earn')) rule.values = { ...rule.values, ...shown };
  expect((await discover()).quests.filter(({ server }) => server.id === 'srv-keep')).toEqual([]);
});
