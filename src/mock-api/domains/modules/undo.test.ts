// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT } from '@/features/modules/definitions/task-to-earn/fields';
import { removed } from '@/shared/api/removed';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { ruleLimit } from '../module-settings/modules';

const SERVER = 'srv-keep';
const answer = z.object({ message: z.string(), data: removed });
const DAY = 86_400_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const rowOf = (slug: string) => {
  const row = backend.world.db.modules.find(
    (each) => each.serverId === SERVER && each.slug === slug,
  );
  if (!row) throw new Error(`The seed has no ${slug}.`);
  return row;
};
/** Several rules, so that there is a place between others. */
const sales = () => rowOf('holder-verification');
const idsOf = (slug: string) => rowOf(slug).rules.map(({ id }) => id);

async function removal(path: string, method: 'DELETE' | 'POST' = 'DELETE', body?: object) {
  const response = await backend.send(method, `/api/servers/${SERVER}/${path}`, body);
  const { data, message } = answer.parse(await response.json());
  if (!data) throw new Error(`It wasn’t deleted: ${message}`);
  return data.undo;
}
const removeRule = (index = 0) =>
  removal(`modules/holder-verification/rules/${sales().rules[index]?.id ?? ''}`);
const restore = async ({ entryId }: { entryId: string }) => {
  const response = await backend.send('POST', `/api/servers/${SERVER}/audit-log/${entryId}/undo`);
  return { status: response.status, message: answer.parse(await response.json()).message };
};

describe('a deleted rule', () => {
  test('is restored to its place as it was, with its ID', async () => {
    const before = structuredClone(sales().rules);
    expect(before.length).toBeGreaterThan(2);
    const ticket = await removeRule(1);
    expect(sales().rules).toHaveLength(before.length - 1);
    expect((await restore(ticket)).status).toBe(200);
    expect(idsOf('holder-verification')).toEqual(before.map(({ id }) => id));
    expect(sales().rules[1]).toMatchObject({
      values: before[1]?.values,
      enabled: before[1]?.enabled,
    });
  });

  test('can be restored once', async () => {
    const ticket = await removeRule();
    await restore(ticket);
    expect((await restore(ticket)).status).toBe(409);
  });

  test('can be restored by editors, not by reviewers', async () => {
    const ticket = await removeRule();
    backend.signInAs('reviewer');
    expect((await restore(ticket)).status).toBe(403);
  });

  test('cannot be restored where another rule has taken its name', async () => {
    const gone = structuredClone(sales().rules[0]);
    const ticket = await removeRule();
    const other = sales().rules[0];
    if (!gone || !other) throw new Error('The seed has too few rules.');
    other.values = { ...other.values, name: gone.values['name'] };
    expect(await restore(ticket)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/name/i),
    });
    expect(idsOf('holder-verification')).not.toContain(gone.id);
  });

  test('cannot be restored where the package has no room', async () => {
    const ticket = await removeRule();
    const [first] = sales().rules;
    const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
    if (!guild || !first) throw new Error('The seed has no such server.');
    while (sales().rules.length < ruleLimit(backend.world, guild))
      sales().rules.push({ ...first, id: `more-${String(sales().rules.length)}` });
    expect((await restore(ticket)).status).toBe(402);
  });

  test('cannot be restored after 30 days', async () => {
    const ticket = await removeRule();
    backend.world.clock.advance(31 * DAY);
    backend.signInAs('owner');
    expect(await restore(ticket)).toMatchObject({
      status: 409,
      message: 'It was deleted more than 30 days ago and can’t be restored.',
    });
  });
});

describe('a deleted category', () => {
  /** Another one is where its quests go. */
  beforeEach(() => {
    const own = category()?.id;
    const other = rowOf('task-to-earn').rules.find(({ id }) => id !== own);
    if (!other) throw new Error('The seed has one category.');
    for (const rule of rowOf('task-to-earn').rules)
      rule.values = {
        ...rule.values,
        unlockAfter: '',
        defaultFlag: rule === other ? DEFAULT : 'NOT_DEFAULT',
      };
    for (const rule of rowOf('quest').rules) rule.values = { ...rule.values, conditions: [] };
  });
  const category = () =>
    rowOf('task-to-earn').rules.find(({ id }) =>
      rowOf('quest').rules.some(({ values }) => values['categoryId'] === id),
    );
  const remove = (quests: 'MOVE' | 'DELETE') =>
    removal(`quest-categories/${category()?.id ?? ''}/delete`, 'POST', {
      quests,
      name: category()?.values['name'] ?? '',
    });

  test.each(['MOVE', 'DELETE'] as const)(
    'is restored with its quests, deleted with %s',
    async (quests) => {
      const id = category()?.id;
      const inside = () =>
        rowOf('quest')
          .rules.filter(({ values }) => values['categoryId'] === id)
          .map((rule) => rule.id);
      const [before, all] = [inside(), [idsOf('task-to-earn'), idsOf('quest')]];
      const ticket = await remove(quests);
      expect(inside()).toEqual([]);
      expect(await restore(ticket)).toMatchObject({ status: 200 });
      expect(inside()).toEqual(before);
      expect([idsOf('task-to-earn'), idsOf('quest')]).toEqual(all);
    },
  );

  test('is not restored, not even in part, where a quest in it has changed since', async () => {
    const [id] = [category()?.id];
    const quest = rowOf('quest').rules.findLast(({ values }) => values['categoryId'] === id);
    const ticket = await remove('MOVE');
    const left = structuredClone(rowOf('quest').rules.map(({ values }) => values['categoryId']));
    if (quest) quest.version += 1;
    expect((await restore(ticket)).status).toBe(409);
    expect(idsOf('task-to-earn')).not.toContain(id);
    expect(rowOf('quest').rules.map(({ values }) => values['categoryId'])).toEqual(left);
  });
});

test('removed access can be restored', async () => {
  const grant = backend.world.db.access.find(({ serverId }) => serverId === SERVER);
  const id = `${grant?.userId ?? grant?.roleId ?? ''}.${grant?.role ?? ''}`;
  const ticket = await removal(`access/${id}`);
  expect((await restore(ticket)).status).toBe(200);
  expect(backend.world.db.access).toContainEqual(grant);
});
