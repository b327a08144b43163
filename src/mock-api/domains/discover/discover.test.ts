// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questSchema } from '@/features/earning/quests/quest';
import { discoverSchema } from '@/features/server/discover/discover';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { namesWithin, PLANTED, plantQuestSecrets, TEAM_FIELDS } from '../../testing/questSecrets';
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

test('a visitor sees some servers, and quests that anyone can start', async () => {
  const { servers, quests } = await discover();
  expect(servers.map(({ name }) => name)).toContain('Solana Keep');
  expect(quests.length).toBeGreaterThan(0);
  expect(quests[0]).toMatchObject({
    server: { slug: 'solana-keep' },
    rewards: ['100 points', '0.05 SOL'],
  });
});

test('an unlisted server is left out, and so are its quests', async () => {
  guild('srv-keep').isListed = false;
  const { servers, quests } = await discover();
  expect([...servers, ...quests.map(({ server }) => server)].map(({ id }) => id)).not.toContain(
    'srv-keep',
  );
});

test('a signed-in member sees the same list', async () => {
  const before = await discover();
  backend.signInAs('owner');
  expect(await discover()).toEqual(before);
});

test('a quest with conditions or switched off is left out', async () => {
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
])('quests in a category %s are left out', async (_name, shown) => {
  for (const rule of rules('task-to-earn')) rule.values = { ...rule.values, ...shown };
  expect((await discover()).quests.filter(({ server }) => server.id === 'srv-keep')).toEqual([]);
});

describe('a discoverable quest', () => {
  const PATH = '/api/discover/quests/solana-keep/through-the-gate';
  const quest = async (path = PATH) =>
    z.object({ data: questSchema }).parse(await (await backend.send('GET', path)).json()).data;
  const statusOf = async (path = PATH) => (await backend.send('GET', path)).status;

  test('is shown in full to a visitor, without attempts', async () => {
    const found = await quest();
    expect(found).toMatchObject({
      isMember: false,
      inviteUrl: 'https://discord.gg/solana-keep',
      state: 'NOT_STARTED',
      attempts: [],
      deliveries: [],
    });
    expect(found.tasks.length).toBeGreaterThan(3);
    expect(
      found.tasks.map(({ account, answer, inviteUrl }) => account ?? answer ?? inviteUrl),
    ).toEqual(found.tasks.map(() => null));
  });

  test('is the same for members of its server', async () => {
    const now = expect.anything() as unknown;
    const before = await quest();
    backend.signInAs('member');
    expect(await quest()).toEqual({ ...before, now });
  });

  test.each([
    'solana-keep/no-quest',
    'no-server/through-the-gate',
    'far-fortress/through-the-gate',
  ])('%s is not found', async (path) => {
    expect(await statusOf(`/api/discover/quests/${path}`)).toBe(404);
  });

  test('is not found once its server is unlisted or has no bot', async () => {
    guild('srv-keep').isListed = false;
    expect(await statusOf()).toBe(404);
    Object.assign(guild('srv-keep'), { isListed: true, botPresent: false });
    expect(await statusOf()).toBe(404);
  });

  test('is not found while it has conditions, is a draft, or is in a restricted category', async () => {
    const rule = rules('quest').find(({ id }) => id === 'rule-quest-gate');
    if (!rule) throw new Error('The seed has a quest at the gate.');
    const { values } = rule;
    rule.values = { ...values, conditions: [{ kind: 'DATE', day: '2020-01-01' }] };
    expect(await statusOf()).toBe(404);
    rule.values = { ...values, publish: 'DRAFT' };
    expect(await statusOf()).toBe(404);
    rule.values = values;
    expect(await statusOf()).toBe(200);
    for (const each of rules('task-to-earn'))
      each.values = { ...each.values, visibility: 'HOLDERS' };
    expect(await statusOf()).toBe(404);
  });

  test('reveals no right answer, API address, secret or code of any quest', async () => {
    plantQuestSecrets(backend.world);
    // Quests get their slugs at the first read.
    await discover();
    const { guilds, questSlugs } = backend.world.db;
    let seen = 0;
    for (const { serverId, slug } of questSlugs) {
      const server = guilds.find(({ id }) => id === serverId)?.slug ?? '';
      const answer = await backend.send('GET', `/api/discover/quests/${server}/${slug}`);
      if (answer.status === 404) continue;
      seen += 1;
      const body: unknown = await answer.json();
      expect(JSON.stringify(body)).not.toContain(PLANTED);
      const names = namesWithin(body);
      expect(TEAM_FIELDS.filter((name) => names.has(name))).toEqual([]);
    }
    expect(seen).toBeGreaterThan(4);
  });
});
