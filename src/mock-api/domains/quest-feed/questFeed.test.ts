// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questFeedSchema } from '@/features/earning/quests/feed/questFeed';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { namesWithin, PLANTED, plantQuestSecrets, TEAM_FIELDS } from '../../testing/questSecrets';
import { freshTask } from '../quests/submissions';
import { QUESTS } from '../../seed/modules/quests';

const HOUR = 3_600_000;
const MEMBER = 'usr-member';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('member');
});
afterEach(() => backend.close());

const text = async (query = '') =>
  (await backend.send('GET', `/api/quests?pageSize=100&${query}`)).text();
const feed = async (query = '') =>
  z.object({ data: questFeedSchema }).parse(JSON.parse(await text(query))).data;
const itemsOf = async (query = '') => (await feed(query)).items;
const guild = (id: string) => {
  const found = backend.world.db.guilds.find((row) => row.id === id);
  if (!found) throw new Error(`The seed has ${id}.`);
  return found;
};
const gate = () => {
  const rule = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === QUESTS.gate);
  if (!rule) throw new Error('The seed has the quest.');
  return rule;
};
const change = (values: object) => {
  const rule = gate();
  rule.values = { ...rule.values, ...values };
};
const gateItem = async () => (await itemsOf()).find(({ id }) => id === QUESTS.gate);
/** A try of the member's at the quest. */
const begin = (own: object) =>
  backend.world.db.submissions.push({
    id: 'sub-feed',
    serverId: 'srv-keep',
    questId: QUESTS.gate,
    userId: MEMBER,
    attempt: 1,
    version: 1,
    state: 'IN_PROGRESS',
    tasks: { t1: freshTask() },
    startedAt: backend.world.clock.now() - 2 * HOUR,
    submittedAt: null,
    decision: null,
    claimedAt: null,
    code: null,
    ...own,
  });

describe('servers in the feed', () => {
  test('are the member’s own first, then public servers', async () => {
    const items = await itemsOf();
    expect(items[0]).toMatchObject({ isMember: true, group: 'NOW' });
    const joinable = items.filter(({ isMember }) => !isMember);
    expect(joinable.map(({ server }) => server.slug)).toContain('castle-bots-hq');
    expect(new Set(joinable.map(({ group }) => group))).not.toContain('NOW');
  });

  test('appear only to their members when unlisted', async () => {
    for (const row of backend.world.db.guilds) row.isListed = false;
    const own = await itemsOf();
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ isMember }) => isMember)).toBe(true);
    backend.signInAs('newcomer');
    expect(await feed()).toMatchObject({ items: [], servers: [], total: 0, ownServers: 0 });
  });

  test('disappear once the bot has left', async () => {
    guild('srv-keep').botPresent = false;
    expect(await text()).not.toContain('solana-keep');
  });

  test('that the member has left show nothing of an earlier stay', async () => {
    begin({ state: 'CLAIMABLE' });
    for (const row of backend.world.db.members) if (row.userId === MEMBER) row.leftAt = 0;
    expect(await gateItem()).toMatchObject({
      isMember: false,
      group: 'JOIN',
      quest: { state: 'NOT_STARTED' },
    });
  });
});

describe('the feed leaves out', () => {
  test.each([
    ['a draft', { publish: 'DRAFT' }],
    ['an archived quest', { publish: 'ARCHIVED' }],
    ['a quest that has ended', { publish: 'ENDED' }],
  ])('%s', async (_name, values) => {
    change(values);
    expect(await gateItem()).toBeUndefined();
  });

  test('a quest that is switched off, unless its reward waits', async () => {
    gate().enabled = false;
    expect(await gateItem()).toBeUndefined();
    begin({ state: 'CLAIMABLE' });
    expect(await gateItem()).toMatchObject({ group: 'NOW' });
  });

  test('a completed quest that does not recur', async () => {
    begin({ state: 'CLAIMED', claimedAt: backend.world.clock.now() });
    expect(await gateItem()).toBeUndefined();
  });

  test('right answers, codes and addresses of APIs', async () => {
    plantQuestSecrets(backend.world);
    const whole = await text();
    expect(whole).toContain('1 code');
    expect(whole).not.toContain(PLANTED);
    expect([...namesWithin(JSON.parse(whole))]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`^(?:${TEAM_FIELDS.join('|')})$`)]),
    );
  });
});

describe('the order', () => {
  test('puts claimable quests first', async () => {
    begin({ state: 'CLAIMABLE' });
    expect((await itemsOf())[0]?.id).toBe(QUESTS.gate);
  });

  test('puts started quests and quests that end soon before the rest', async () => {
    const first = async () => (await itemsOf())[0]?.id;
    expect(await first()).not.toBe(QUESTS.banner);
    const banner = backend.world.db.modules
      .flatMap(({ rules }) => rules)
      .find(({ id }) => id === QUESTS.banner);
    if (!banner) throw new Error('The seed has the quest.');
    const end = new Date(backend.world.clock.now() + 30 * HOUR).toISOString();
    banner.values = {
      ...banner.values,
      hasEnd: true,
      endDate: end.slice(0, 10),
      endTime: end.slice(11, 16),
      timeZone: 'UTC',
    };
    expect(await first()).toBe(QUESTS.banner);
    begin({});
    expect(await first()).toBe(QUESTS.gate);
  });

  test('puts higher rewards first among similar quests', async () => {
    const isBefore = async () => {
      const titles = (await itemsOf()).map(({ quest }) => quest.title);
      return titles.indexOf('Through the gate') < titles.indexOf('Read the rules');
    };
    change({ rewards: [{ kind: 'POINTS', points: 1 }] });
    expect(await isBefore()).toBe(false);
    change({ rewards: [{ kind: 'TOKEN', token: { currency: 'SOL', mint: '', amount: '0.01' } }] });
    expect(await isBefore()).toBe(true);
  });

  test('puts quests in review and locked quests later', async () => {
    begin({ state: 'IN_REVIEW', submittedAt: 0 });
    expect(await gateItem()).toMatchObject({ group: 'LATER' });
    backend.world.db.submissions.pop();
    change({ conditions: [{ kind: 'NFT_COUNT', collection: '', least: 1 }] });
    expect(await gateItem()).toMatchObject({ group: 'LATER', quest: { isOpen: false } });
  });

  test('puts a rejected quest first once its cooldown is over', async () => {
    change({ retryAfterFail: '1H' });
    const { clock } = backend.world;
    begin({ state: 'REJECTED', submittedAt: clock.now() });
    expect(await gateItem()).toMatchObject({ group: 'LATER' });
    clock.advance(HOUR);
    backend.signInAs('member');
    expect((await itemsOf())[0]).toMatchObject({ id: QUESTS.gate, group: 'NOW' });
  });

  test('puts a daily quest later once it is done, and shows when its day ends', async () => {
    change({ recurrence: 'DAILY' });
    const { clock } = backend.world;
    const midnight = `${new Date(clock.now() + 24 * HOUR).toISOString().slice(0, 10)}T00:00:00`;
    const found = await gateItem();
    expect(found).toMatchObject({ group: 'NOW' });
    expect(found?.resetsAt).toContain(midnight);
    begin({ state: 'CLAIMED', claimedAt: clock.now() });
    expect(await gateItem()).toMatchObject({ group: 'LATER', resetsAt: null });
  });
});

describe('filters', () => {
  test('narrow by reward, effort, time and server', async () => {
    const titles = async (query: string) =>
      new Set((await itemsOf(`server=solana-keep&${query}`)).map(({ quest }) => quest.title));
    expect(await titles('reward=TOKEN')).toEqual(new Set(['Through the gate']));
    expect(await titles('effort=MANY')).toEqual(
      new Set(['Through the gate', 'A week in the castle']),
    );
    expect(await titles('effort=INSTANT')).not.toContain('Say hello');
    expect(await titles('time=DAILY')).toEqual(new Set(['Morning watch']));
    expect(await titles('time=WEEKLY')).toEqual(new Set(['Council vote']));
    change({ recurrence: 'DAILY' });
    expect(await titles('time=DAILY')).toEqual(new Set(['Morning watch', 'Through the gate']));
    const servers = (await itemsOf('server=solana-keep')).map(({ server }) => server.slug);
    expect(new Set(servers)).toEqual(new Set(['solana-keep']));
  });

  test('keep the server list and the totals by group', async () => {
    const all = await feed();
    const { now = 0, join = 0, later = 0 } = { ...all.counts };
    expect((now ?? 0) + (join ?? 0) + (later ?? 0)).toBe(all.total);
    const none = await feed('server=no-such-server');
    expect(none).toMatchObject({ items: [], total: 0 });
    expect(none.servers).toEqual(all.servers);
  });

  test('an unknown filter is refused', async () => {
    expect((await backend.send('GET', '/api/quests?effort=HUGE')).status).toBe(400);
  });
});

test('pages have no gaps between them', async () => {
  const whole = (await itemsOf()).map(({ id }) => id);
  const parts = [];
  for (const page of [1, 2]) {
    const answer = await backend.send('GET', `/api/quests?pageSize=10&page=${String(page)}`);
    const { data } = z.object({ data: questFeedSchema }).parse(await answer.json());
    parts.push(...data.items.map(({ id }) => id));
  }
  expect(parts).toEqual(whole.slice(0, 20));
});

test('the feed can be searched by title and server, and sorted within its groups', async () => {
  const titles = async (query: string) => (await itemsOf(query)).map(({ quest }) => quest.title);
  expect(await titles('search=gate')).toContain('Through the gate');
  const keep = await itemsOf('search=solana%20keep');
  expect(keep.length).toBeGreaterThan(1);
  expect(keep.every(({ server }) => server.name === 'Solana Keep')).toBe(true);
  expect(await titles('search=zzz')).toEqual([]);
  change({ rewards: [{ kind: 'POINTS', points: 9999 }] });
  const sorted = await itemsOf('sort=REWARD');
  expect(sorted[0]?.id).toBe(QUESTS.gate);
  const groups = sorted.map(({ group }) => group);
  expect(groups).toEqual(
    ['NOW', 'JOIN', 'LATER'].flatMap((each) => groups.filter((group) => group === each)),
  );
});
