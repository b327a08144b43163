// @vitest-environment node
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { initialValues, readValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import type { QuestCondition } from '@/features/modules/definitions/quest/fields';
import { conditionFields } from '@/features/modules/definitions/quest/conditionFields';
import quest from '@/features/modules/definitions/quest/definition';
import { templates } from '@/features/modules/definitions/quest/templates';
import { reachSchema } from '@/features/earning/quests/manage/questOverview';
import { moduleRow } from '../module-settings/modules';
import { QUESTS } from '../../seed/modules/quests';
import { collections } from '../market/market';
import { membersOf } from '../members/members';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { conditionResults, verdictOf } from '../conditions/conditions';
import { addCrowd } from '../../seed/crowd';
import { scriptedChain } from '../../testing/scriptedChain';
import { runs } from '@tests/setup/scope';
import { reachOf, type Demands } from './reach';

const SERVER = 'srv-keep';
const GATE = 'rule-cat-gate';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const guild = () => {
  const found = backend.world.db.guilds.find(({ id }) => id === SERVER);
  if (!found) throw new Error('The seed has no such server.');
  return found;
};
const row = (slug: string) => moduleRow(backend.world, guild(), slug);
const ruleAt = (slug: string, id: string) => {
  const found = row(slug).rules.find((rule) => rule.id === id);
  if (!found) throw new Error('Rule not found.');
  return found;
};
const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Record<string, unknown>) =>
  backend.send(method, `/api/servers/${SERVER}/${path}`, body);
const answer = z.object({ message: z.string(), data: z.unknown() });
const read = async (response: Response) => answer.parse(await response.json());
const dataOf = async <S extends z.ZodMiniType>(schema: S, response: Promise<Response>) =>
  schema.parse((await read(await response)).data);

const overview = z.object({
  quests: z.array(
    z.object({ id: z.string(), stage: z.string(), taken: z.number(), inReview: z.number() }),
  ),
  categories: z.array(
    z.object({ id: z.string(), quests: z.number(), drafts: z.number(), inReview: z.number() }),
  ),
});
const stageOfGate = async () =>
  (await dataOf(overview, send('GET', 'quests'))).quests.find(({ id }) => id === QUESTS.gate)
    ?.stage;
const stage = async (action: string, version: number) =>
  (await send('PUT', `quests/${QUESTS.gate}/stage`, { action, version })).status;

const condition = (own: Values): QuestCondition =>
  readValues(conditionFields, { ...initialValues(conditionFields), ...own });

test('the counts of a category are those of its quests', async () => {
  const { quests, categories } = await dataOf(overview, send('GET', 'quests'));
  for (const { id, ...counts } of categories) {
    const inside = row('quest').rules.filter(({ values }) => values['categoryId'] === id);
    const told = quests.filter((each) => inside.some((rule) => rule.id === each.id));
    expect(counts).toEqual({
      quests: inside.length,
      drafts: told.filter((each) => each.stage === 'DRAFT').length,
      inReview: told.reduce((sum, { inReview }) => sum + inReview, 0),
    });
  }
});

test('a quest is scheduled until its start date, then active, and ended after its end date', async () => {
  const day = (days: number) =>
    new Date(backend.world.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const rule = ruleAt('quest', QUESTS.gate);
  rule.values = { ...rule.values, publish: 'SCHEDULED', startDate: day(2), timeZone: 'UTC' };
  rule.values = { ...rule.values, hasEnd: true, endDate: day(4) };
  expect(await stageOfGate()).toBe('SCHEDULED');
  backend.world.clock.advance(3 * 86_400_000);
  backend.signInAs('owner');
  expect(await stageOfGate()).toBe('ACTIVE');
  backend.world.clock.advance(3 * 86_400_000);
  backend.signInAs('owner');
  expect(await stageOfGate()).toBe('ENDED');
});

test('a quest is paused, resumed, archived and restored only from valid stages', async () => {
  expect(await stage('RESUME', 1)).toBe(409);
  expect(await stage('PAUSE', 1)).toBe(200);
  expect(await stageOfGate()).toBe('PAUSED');
  expect(await stage('PAUSE', 2)).toBe(409);
  expect(await stage('RESUME', 1)).toBe(409);
  expect(await stage('RESUME', 2)).toBe(200);
  expect(await stage('ARCHIVE', 3)).toBe(200);
  expect(await stageOfGate()).toBe('ARCHIVED');
  expect(await stage('RESTORE', 4)).toBe(200);
  expect(await stageOfGate()).toBe('DRAFT');
});

test('a draft is published in one step, and an impossible quest is refused', async () => {
  const draft = row('quest').rules.find(({ values }) => values['publish'] === 'DRAFT');
  if (!draft) throw new Error('The seed has no draft.');
  draft.enabled = false;
  const publish = async () =>
    send('PUT', `quests/${draft.id}/stage`, { action: 'PUBLISH', version: draft.version });
  const { values } = draft;
  draft.values = { ...values, tasks: [{ kind: 'GAME', prompt: 'Play.' }] };
  const refused = await publish();
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await read(refused))).toContain('"path":"tasks.0.kind"');
  draft.values = values;
  expect((await publish()).status).toBe(200);
  expect(draft).toMatchObject({ enabled: true, values: { publish: 'LIVE' } });
  expect((await publish()).status).toBe(409);
});

test('the overview counts the claims of each quest', async () => {
  const { quests } = await dataOf(overview, send('GET', 'quests'));
  const claimed = backend.world.db.submissions.filter(({ claimedAt }) => claimedAt !== null);
  expect(claimed.length).toBeGreaterThan(0);
  for (const { id, taken } of quests)
    expect(taken).toBe(claimed.filter(({ questId }) => questId === id).length);
});

test('a quest with invalid settings can be paused but not resumed, with the reason', async () => {
  ruleAt('quest', QUESTS.gate).values = {
    ...ruleAt('quest', QUESTS.gate).values,
    conditions: [condition({ roles: ['999999999999999999'] })],
  };
  expect(await stage('PAUSE', 1)).toBe(200);
  const response = await send('PUT', `quests/${QUESTS.gate}/stage`, {
    action: 'RESUME',
    version: 2,
  });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await read(response))).toContain('This role was deleted.');
});

test('a quest moves to another category and is last there', async () => {
  const move = async (categoryId: string, version: number) =>
    (await send('PUT', `quests/${QUESTS.gate}/category`, { categoryId, version })).status;
  expect(await move('rule-none', 1)).toBe(400);
  expect(await move('rule-cat-lore', 7)).toBe(409);
  expect(await move('rule-cat-lore', 1)).toBe(200);
  expect(row('quest').rules.at(-1)).toMatchObject({
    id: QUESTS.gate,
    values: { categoryId: 'rule-cat-lore' },
  });
});

test('a quest moves before another quest of the category, or last where that quest is missing', async () => {
  const category = 'rule-cat-market';
  const inside = () =>
    row('quest')
      .rules.filter(({ values }) => values['categoryId'] === category)
      .map(({ id }) => id);
  const [, second = ''] = inside();
  const move = async (id: string, before: string) =>
    send('PUT', `quests/${id}/category`, { categoryId: category, version: 1, before });
  const [gate, other] = row('quest').rules.filter(
    ({ values }) => values['categoryId'] === 'rule-cat-gate',
  );
  expect((await move(gate?.id ?? '', second)).status).toBe(200);
  expect(inside().slice(1, 3)).toEqual([gate?.id, second]);
  expect((await move(other?.id ?? '', 'rule-none')).status).toBe(200);
  expect(inside().at(-1)).toBe(other?.id);
});

test('an order based on an older version is refused', async () => {
  const ids = row('task-to-earn').rules.map(({ id }) => id);
  const order = async (version: number) =>
    (await send('PUT', 'modules/task-to-earn/rules/order', { version, ids: ids.toReversed() }))
      .status;
  expect(await order(0)).toBe(200);
  expect(await order(0)).toBe(409);
  expect(await order(1)).toBe(200);
});

test.each(['moderator', 'member'] as const)('a %s cannot reorder categories', async (persona) => {
  backend.signInAs(persona);
  const ids = row('task-to-earn').rules.map(({ id }) => id);
  const response = await send('PUT', 'modules/task-to-earn/rules/order', {
    version: 0,
    ids: ids.toReversed(),
  });
  expect(response.status).toBe(403);
  expect(row('task-to-earn').rules.map(({ id }) => id)).toEqual(ids);
});

test('a copied category has all its quests, as drafts with new names', async () => {
  const before = row('quest').rules.filter(({ values }) => values['categoryId'] === GATE);
  const made = await dataOf(
    z.object({ id: z.string(), quests: z.number() }),
    send('POST', `quest-categories/${GATE}/copy`),
  );
  const copies = row('quest').rules.filter(({ values }) => values['categoryId'] === made.id);
  expect(made.quests).toBe(before.length);
  expect(copies.map(({ values }) => values['name'])).toEqual(
    before.map(({ values }) => `${String(values['name'])} (copy)`),
  );
  expect(copies.every(({ values }) => values['publish'] === 'DRAFT')).toBe(true);
  expect(ruleAt('task-to-earn', made.id).values).toMatchObject({ defaultFlag: 'NOT_DEFAULT' });
});

test('the first week is added in full or not at all', async () => {
  expect((await send('POST', 'quest-categories', { set: 'FIRST_WEEK' })).status).toBe(201);
  const { rules } = row('quest');
  const room = 50 - rules.length;
  const [filler] = rules;
  if (!filler) throw new Error('The seed has no quest.');
  for (let index = 0; index < room; index += 1) rules.push({ ...filler, id: `filler-${index}` });
  const categories = row('task-to-earn').rules.length;
  expect((await send('POST', 'quest-categories', { set: 'FIRST_WEEK' })).status).toBe(402);
  expect(row('task-to-earn').rules).toHaveLength(categories);
});

const labels = async () =>
  (
    await dataOf(
      z.object({ items: z.array(z.object({ label: z.string() })) }),
      send('GET', 'audit-log?pageSize=2'),
    )
  ).items.map(({ label }) => label);

test('the audit log names the effect of a category change on its quests', async () => {
  await send('POST', 'quest-categories', { set: 'FIRST_WEEK' });
  expect(await labels()).toEqual([
    expect.stringMatching(/^Quests: added \d drafts to “First week”$/),
    'Task to earn: added “First week”',
  ]);
  await send('POST', `quest-categories/${GATE}/copy`);
  expect(await labels()).toEqual([
    expect.stringMatching(
      /^Quests: duplicated \d quests of “At the gate” to “At the gate \(copy\)” as drafts$/,
    ),
    'Task to earn: duplicated “At the gate” as “At the gate (copy)”',
  ]);
  await send('POST', 'quest-categories/rule-cat-market/delete', { quests: 'MOVE' });
  expect(await labels()).toEqual([
    expect.stringMatching(/^Task to earn: “.+” deleted$/),
    expect.stringMatching(/^Quests: moved \d quests? to “At the gate”$/),
  ]);
  await send('POST', 'quest-categories/rule-cat-lore/delete', { quests: 'DELETE', name: 'Lore' });
  expect((await labels())[1]).toMatch(/^Quests: deleted \d quests? of “Lore”$/);
});

test('a deleted category’s quests move to the default, or are deleted once its name is typed', async () => {
  const remove = async (id: string, body: Record<string, unknown>) =>
    (await send('POST', `quest-categories/${id}/delete`, body)).status;
  const market = row('quest').rules.filter(
    ({ values }) => values['categoryId'] === 'rule-cat-market',
  );
  // The default one has nowhere to send its quests.
  expect(await remove(GATE, { quests: 'MOVE' })).toBe(409);
  expect(await remove('rule-cat-market', { quests: 'MOVE' })).toBe(200);
  expect(market.every(({ values }) => values['categoryId'] === GATE)).toBe(true);
  expect(await remove('rule-cat-lore', { quests: 'DELETE', name: 'Loire' })).toBe(409);
  expect(await remove('rule-cat-lore', { quests: 'DELETE', name: 'Lore' })).toBe(200);
  expect(row('quest').rules.some(({ values }) => values['categoryId'] === 'rule-cat-lore')).toBe(
    false,
  );
});

test('a category is not deleted while a quest elsewhere requires a quest in it', async () => {
  const other = row('quest').rules.find(({ values }) => values['categoryId'] === 'rule-cat-market');
  if (!other) throw new Error('The seed has no such quest.');
  other.values = {
    ...other.values,
    conditions: [condition({ kind: 'QUEST_DONE', questId: QUESTS.gate })],
  };
  const response = await send('POST', `quest-categories/${GATE}/delete`, {
    quests: 'DELETE',
    name: 'At the gate',
  });
  expect(response.status).toBe(409);
  expect(ruleAt('quest', QUESTS.gate).id).toBe(QUESTS.gate);
});

const preview = z.object({
  quest: z.object({
    state: z.string(),
    isOpen: z.boolean(),
    conditions: z.array(z.object({ met: z.nullable(z.boolean()) })),
    tasks: z.array(z.record(z.string(), z.unknown())),
  }),
});

test('a preview shows unsaved values as a member would see them, and saves nothing', async () => {
  const { values } = ruleAt('quest', QUESTS.gate);
  const before = JSON.stringify(backend.world.db.submissions);
  const shown = async (state: string) =>
    dataOf(
      preview,
      send('POST', 'quests/preview', {
        state,
        values: { ...values, conditions: [condition({ kind: 'DATE', day: '2020-01-01' })] },
      }),
    );
  const locked = (await shown('LOCKED')).quest;
  expect(locked).toMatchObject({ state: 'NOT_STARTED', isOpen: false });
  expect(locked.conditions).toMatchObject([{ met: false }]);
  expect((await shown('OPEN')).quest).toMatchObject({ state: 'NOT_STARTED', isOpen: true });
  expect((await shown('IN_REVIEW')).quest.state).toBe('IN_REVIEW');
  const done = await shown('DONE');
  expect(done.quest.state).toBe('CLAIMED');
  expect(JSON.stringify(done)).not.toContain('"right"');
  expect(JSON.stringify(backend.world.db.submissions)).toBe(before);
});

test('an incomplete condition is refused at its field', async () => {
  const response = await send('POST', 'quests/reach', {
    match: 0,
    conditions: [condition({ kind: 'NFT_COUNT', collection: 'no address' })],
  });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await read(response))).toContain('conditions.0.collection');
});

test('the audience of a category limits the reach of its quests', async () => {
  const { world } = backend;
  const category = world.db.modules
    .find(({ serverId, slug }) => serverId === SERVER && slug === 'task-to-earn')
    ?.rules.find(({ id }) => id === 'rule-cat-lore');
  if (!category) throw new Error('The seed has the category.');
  const count = async (categoryId?: string) => {
    const body = { match: 0, conditions: [], ...(categoryId === undefined ? {} : { categoryId }) };
    return z
      .object({ data: reachSchema })
      .parse(await read(await send('POST', 'quests/reach', body))).data;
  };
  const whales = guild()
    .roles.filter(({ name }) => name === 'Whale')
    .map(({ id }) => id);
  category.values = { ...category.values, visibility: 'ROLE', roles: whales };
  const holders = membersOf(world, SERVER).filter(({ roles }) =>
    roles.some(({ roleId }) => whales.includes(roleId)),
  );
  expect((await count()).qualify).toBe(membersOf(world, SERVER).length);
  expect((await count(category.id)).qualify).toBe(holders.length);
});

test('the captcha counts only members who passed it, and a missing captcha is reported', async () => {
  const { world } = backend;
  const count = async (enabled: boolean) => {
    row('verification-bot').enabled = enabled;
    const body = { match: 0, conditions: [], needsCaptcha: true };
    return dataOf(reachSchema, send('POST', 'quests/reach', body));
  };
  const counted = await count(true);
  // The first look at a server carries out what was due.
  const role = guild().roles.find(({ name }) => name === 'Verified');
  const passed = membersOf(world, SERVER).filter(({ roles }) =>
    roles.some(({ roleId }) => roleId === role?.id),
  );
  expect(counted).toMatchObject({ qualify: passed.length, lacksCaptcha: false });
  expect(await count(false)).toMatchObject({ lacksCaptcha: true });
});

/** What a quest without category and captcha asks. */
const demands = (conditions: readonly QuestCondition[], match: number): Demands => ({
  conditions,
  match,
  category: undefined,
  needsCaptcha: false,
});

const anyCondition = fc.oneof(
  fc.constantFrom('Verified', 'Holder', 'Whale').map((name) => ({
    kind: 'ROLE',
    roles: guild().roles.flatMap((r) => (r.name === name ? [r.id] : [])),
  })),
  fc.constantFrom('QUEST_DONE', 'QUEST_NOT_DONE').map((kind) => ({ kind, questId: QUESTS.gate })),
  fc.integer({ min: 1, max: 3 }).map((least) => ({
    kind: 'NFT_COUNT',
    collection: collections[0]?.address ?? '',
    least,
  })),
  fc.integer({ min: 1, max: 6 }).map((least) => ({ kind: 'LEVEL', least })),
  fc.constant({ kind: 'WALLET_AGE', walletDays: 30 }),
);

test('the reach is the sum of each member’s own evaluation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyCondition, fc.boolean()), { maxLength: 4 }),
      fc.constantFrom(0, 1),
      async (drawn, match) => {
        const { world } = backend;
        const conditions = drawn.map(([own, isNot]) => condition({ ...own, isNot }));
        const verdicts = membersOf(world, SERVER).map(({ userId }) =>
          verdictOf(conditionResults({ world, guild: guild(), userId }, conditions), match),
        );
        expect(await reachOf(world, guild(), demands(conditions, match))).toEqual({
          members: verdicts.length,
          qualify: verdicts.filter((verdict) => verdict === true).length,
          unknown: verdicts.filter((verdict) => verdict === null).length,
          lacksCaptcha: false,
        });
      },
    ),
    { numRuns: runs(12) },
  );
});

test('ten thousand members are counted without blocking other work', async () => {
  const { world } = backend;
  addCrowd(world, { members: 10_000, submissions: 5_000, points: 0 });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const conditions = Array.from({ length: 10 }, () =>
    condition({ kind: 'QUEST_NOT_DONE', questId: QUESTS.gate }),
  );
  const { members, qualify, unknown } = await reachOf(world, guild(), demands(conditions, 0));
  clearInterval(timer);
  expect(members).toBe(membersOf(world, SERVER).length);
  expect(qualify + unknown).toBeLessThanOrEqual(members);
  expect(turns).toBeGreaterThan(0);
});

test.each(templates)(
  'the template $title is a valid quest except for values only the server has',
  (template) => {
    const { id: _, asks, needs = {}, values } = template;
    const { success, error } = quest.schema.safeParse({
      ...quest.initial,
      ...values,
      categoryId: GATE,
    });
    const wrong = success ? [] : error.issues.map(({ path }) => path.join('.'));
    expect(wrong.toSorted()).toEqual([...asks, ...Object.keys(needs)].toSorted());
  },
);
