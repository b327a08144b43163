// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { decodeSnapshot, encodeSnapshot } from '../../snapshots';
import { createWorld } from '../../createWorld';
import { QUESTS } from '../../seed/modules/quests';
import { allQuestsOf } from './questOf';

const SERVER = 'srv-keep';
const RULES = `/api/servers/${SERVER}/modules/quest/rules`;
const BOARD = '/api/questboard/solana-keep';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const ruleSchema = z.object({ id: z.string(), version: z.number() });
const answerSchema = z.object({ data: z.object({ rule: ruleSchema }) });
type Rule = z.infer<typeof ruleSchema>;

const questModule = () => {
  const row = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === 'quest',
  );
  if (!row) throw new Error('The seed has no quests.');
  return row;
};
const ruleAt = (ruleId: string) => {
  const rule = questModule().rules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error('Quest not found.');
  return rule;
};

/** A quest with a title, as its form sends it. */
const named = (name: string, publish = 'LIVE'): Values =>
  completeValues(quest.fields, {
    name,
    publish,
    categoryId: 'rule-cat-gate',
    tasks: [{ kind: 'TEXT', prompt: 'Say hello.' }],
    rewards: [{ kind: 'POINTS', points: 10 }],
  });
const ruleIn = async (response: Response): Promise<Rule> => {
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return answerSchema.parse(body).data.rule;
};
const add = async (name: string, publish?: string) =>
  ruleIn(await backend.send('POST', RULES, { enabled: true, values: named(name, publish) }));
const save = async ({ id, version }: Rule, name: string, publish?: string) =>
  ruleIn(
    await backend.send('PUT', `${RULES}/${id}`, {
      version,
      enabled: true,
      values: named(name, publish),
    }),
  );
const remove = async ({ id }: Rule) => {
  expect((await backend.send('DELETE', `${RULES}/${id}`)).status).toBe(200);
};
const undo = async (action: string) => {
  const line = backend.world.db.audit.findLast((row) => row.action === `module.quest.${action}`);
  const path = `/api/servers/${SERVER}/audit-log/${String(line?.id)}/undo`;
  const response = await backend.send('POST', path);
  if (!response.ok) throw new Error(await response.text());
};

const board = z.object({
  data: z.object({ quests: z.array(z.object({ slug: z.string(), title: z.string() })) }),
});
/** Addresses on the board by the titles of their quests, in its order. */
async function slugsOf(title: string): Promise<string[]> {
  backend.signInAs('member');
  const { data } = board.parse(await (await backend.send('GET', BOARD)).json());
  backend.signInAs('owner');
  return data.quests.filter((quest) => quest.title === title).map(({ slug }) => slug);
}
const page = z.object({ data: z.object({ title: z.string() }) });
/** The title of the quest a link opens; null where it opens none. */
async function opened(slug: string): Promise<string | null> {
  backend.signInAs('member');
  const response = await backend.send('GET', `${BOARD}/quests/${slug}`);
  const body: unknown = await response.json();
  backend.signInAs('owner');
  return response.status === 404 ? null : page.parse(body).data.title;
}

describe('a renamed quest', () => {
  test('keeps the address members have seen', async () => {
    const rule = await add('Climb the wall');
    expect(await slugsOf('Climb the wall')).toEqual(['climb-the-wall']);
    await save(rule, 'Climb the tower');
    expect(await slugsOf('Climb the tower')).toEqual(['climb-the-wall']);
    expect(await opened('climb-the-wall')).toBe('Climb the tower');
    expect(await opened('climb-the-tower')).toBeNull();
  });

  test('keeps an address that has never been opened', async () => {
    await save(await add('Climb the wall'), 'Climb the tower');
    expect(await opened('climb-the-wall')).toBe('Climb the tower');
  });

  test('of the seed keeps its address', async () => {
    await save(ruleAt(QUESTS.gate), 'Another gate');
    expect(await opened('through-the-gate')).toBe('Another gate');
  });

  test('keeps its address when it becomes a draft, is renamed and goes live again', async () => {
    const rule = await add('Climb the wall');
    const draft = await save(rule, 'Climb the tower', 'DRAFT');
    expect(await opened('climb-the-wall')).toBeNull();
    await save(draft, 'Climb the roof');
    expect(await opened('climb-the-wall')).toBe('Climb the roof');
  });

  test('keeps its address when the publication is undone and repeated with another title', async () => {
    await save(await add('Climb the wall', 'DRAFT'), 'Climb the tower');
    await undo('rule-saved');
    const { id, version } = ruleAt(questModule().rules.at(-1)?.id ?? '');
    await save({ id, version }, 'Climb the wall');
    expect(await opened('climb-the-tower')).toBe('Climb the wall');
  });
});

test('a draft gets the address of the title it is published with', async () => {
  const rule = await add('Climb the wall', 'DRAFT');
  await save(rule, 'Climb the tower');
  expect(await slugsOf('Climb the tower')).toEqual(['climb-the-tower']);
  expect(await opened('climb-the-wall')).toBeNull();
});

test('a scheduled quest has its address before it begins', async () => {
  const { id, version } = await add('Climb the wall', 'DRAFT');
  const startDate = new Date(backend.world.clock.now() + 86_400_000).toISOString().slice(0, 10);
  const values = { ...named('Climb the wall', 'SCHEDULED'), startDate, timeZone: 'UTC' };
  const scheduled = await ruleIn(
    await backend.send('PUT', `${RULES}/${id}`, { version, enabled: true, values }),
  );
  await save(scheduled, 'Climb the tower');
  expect(await slugsOf('Climb the tower')).toEqual(['climb-the-wall']);
});

describe('two quests whose titles give the same address', () => {
  test('get two addresses, which stay theirs in any order', async () => {
    const first = await add('Climb the wall');
    const second = await add('Climb the wall!');
    expect(await slugsOf('Climb the wall')).toEqual(['climb-the-wall']);
    expect(await slugsOf('Climb the wall!')).toEqual(['climb-the-wall-2']);
    const others = questModule().rules.filter(({ id }) => id !== first.id && id !== second.id);
    const ids = [second.id, first.id, ...others.map(({ id }) => id)];
    const version = questModule().listVersion ?? 0;
    expect((await backend.send('PUT', `${RULES}/order`, { ids, version })).status).toBe(200);
    expect(await opened('climb-the-wall')).toBe('Climb the wall');
    expect(await opened('climb-the-wall-2')).toBe('Climb the wall!');
  });

  test('get distinct addresses where a third quest has the second’s address', async () => {
    await add('Climb the wall 2');
    await add('Climb the wall');
    await add('Climb the wall!');
    expect(await slugsOf('Climb the wall!')).toEqual(['climb-the-wall-3']);
  });

  test('get two addresses where the first was renamed', async () => {
    await save(await add('Climb the wall'), 'Climb the tower');
    await add('Climb the wall');
    expect(await opened('climb-the-wall')).toBe('Climb the tower');
    expect(await opened('climb-the-wall-2')).toBe('Climb the wall');
  });

  test('get two addresses where the first was deleted, and keep them when it is restored', async () => {
    const rule = await add('Climb the wall');
    expect(await opened('climb-the-wall')).toBe('Climb the wall');
    await remove(rule);
    await add('Climb the wall!');
    expect(await opened('climb-the-wall')).toBeNull();
    expect(await opened('climb-the-wall-2')).toBe('Climb the wall!');
    await undo('rule-removed');
    expect(await opened('climb-the-wall')).toBe('Climb the wall');
  });
});

test.each(['城壁を登る', 'Замок', '🏰🔥', '..', '---'])(
  'the title %s, without a Latin letter or digit, gives the quest’s ID as address',
  async (title) => {
    const { id } = await add(title);
    expect(await slugsOf(title)).toEqual([id]);
    expect(await opened(id)).toBe(title);
  },
);

test.each([
  ['a/b', 'a-b'],
  ['%2F', '2f'],
  ['b'.repeat(200), 'b'.repeat(200)],
])('the title %s gives the address %s', async (title, slug) => {
  await add(title);
  expect(await slugsOf(title)).toEqual([slug]);
  expect(await opened(slug)).toBe(title);
});

test('two quests published simultaneously have two addresses', async () => {
  await Promise.all([add('Climb the wall'), add('Climb the wall!')]);
  expect(await opened('climb-the-wall')).toBe('Climb the wall');
  expect(await opened('climb-the-wall-2')).toBe('Climb the wall!');
});

test('quests of a copied category have their own addresses', async () => {
  const path = `/api/servers/${SERVER}/quest-categories/rule-cat-gate/copy`;
  expect((await backend.send('POST', path)).status).toBe(201);
  const copy = questModule().rules.at(-1);
  if (!copy) throw new Error('Nothing was copied.');
  const title = String(copy.values['name']);
  await save(copy, title);
  const [slug = ''] = await slugsOf(title);
  expect(await opened(slug)).toBe(title);
  expect(backend.world.db.questSlugs.filter((row) => row.slug === slug)).toHaveLength(1);
});

describe('a world stored before addresses existed', () => {
  /** The world with these quests on one server, written and read as an earlier version stored it. */
  function reopened(rules: readonly Values[], isModuleOn = true) {
    const snapshot = createWorld().snapshot();
    const { questSlugs: _, ...older } = structuredClone(snapshot.db);
    const row = older.modules.find(({ serverId, slug }) => serverId === SERVER && slug === 'quest');
    if (!row) throw new Error('The seed has no quests.');
    row.enabled = isModuleOn;
    row.rules = rules.map((values, index) => ({
      id: `rule-old-${String(index + 1)}`,
      enabled: values['isOff'] !== true,
      version: 1,
      values,
      updatedAt: 0,
      updatedBy: null,
    }));
    const text = encodeSnapshot({ ...snapshot, db: { ...older, questSlugs: [] } });
    return createWorld({ snapshot: decodeSnapshot(text.replace(',"questSlugs":[]', '')) });
  }
  async function addressesIn(world: ReturnType<typeof createWorld>) {
    const guild = world.db.guilds.find(({ id }) => id === SERVER);
    if (!guild) throw new Error('The seed has no such server.');
    const { board: shown, away } = await allQuestsOf(world, guild);
    return Object.fromEntries([...shown, ...away].map(({ id, slug }) => [id, slug]));
  }

  test('keeps the addresses its quests had, drafts included', async () => {
    const world = reopened([
      named('Climb the wall', 'DRAFT'),
      named('Climb the wall'),
      named('Climb  the wall!'),
      named('城壁を登る'),
      { ...named('Swim the moat'), isOff: true },
    ]);
    expect(await addressesIn(world)).toEqual({
      'rule-old-2': 'climb-the-wall',
      'rule-old-3': 'climb-the-wall-rule-old-3',
      'rule-old-4': 'rule-old-4',
      'rule-old-1': 'climb-the-wall-rule-old-1',
      'rule-old-5': 'swim-the-moat',
    });
  });

  test('keeps the addresses where quests are off', async () => {
    const world = reopened([named('Climb the wall', 'DRAFT'), named('Climb the wall')], false);
    expect(await addressesIn(world)).toEqual({
      'rule-old-1': 'climb-the-wall',
      'rule-old-2': 'climb-the-wall-rule-old-2',
    });
  });

  test('keeps the addresses after a rename', async () => {
    const world = reopened([named('Climb the wall'), named('Climb the tower')]);
    const rules = world.db.modules.find(
      ({ serverId, slug }) => serverId === SERVER && slug === 'quest',
    )?.rules;
    for (const rule of rules ?? []) rule.values = { ...rule.values, name: 'Climb the roof' };
    expect(await addressesIn(world)).toEqual({
      'rule-old-1': 'climb-the-wall',
      'rule-old-2': 'climb-the-tower',
    });
  });

  test('keeps the addresses when stored and read again', async () => {
    const world = reopened([named('Climb the wall')]);
    const again = decodeSnapshot(encodeSnapshot(world.snapshot()));
    expect(again?.db.questSlugs).toEqual(world.db.questSlugs);
  });
});
