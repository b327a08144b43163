// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questOverviewSchema } from '@/features/earning/quests/manage/questOverview';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

const SERVER = 'srv-keep';
const answer = z.object({ data: questOverviewSchema });

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const row = (slug: string) => {
  const found = backend.world.db.modules.find(
    (module) => module.serverId === SERVER && module.slug === slug,
  );
  if (!found) throw new Error(`The seed has no ${slug}.`);
  return found;
};
async function list(query: Record<string, string> = {}) {
  const path = `/api/servers/${SERVER}/quests?${new URLSearchParams(query).toString()}`;
  return answer.parse(await (await backend.send('GET', path)).json()).data;
}
const idsOf = ({ quests }: { quests: readonly { id: string }[] }) => quests.map(({ id }) => id);

/** IDs of all parts. `change` runs behind the first one. */
async function readParts(change: () => void) {
  const ids: string[] = [];
  let after: string | null | undefined = '';
  while (typeof after === 'string') {
    const part: Awaited<ReturnType<typeof list>> = await list({ after, limit: '2' });
    if (after === '') change();
    ids.push(...idsOf(part));
    after = part.next;
  }
  return ids;
}

test('a call without parameters answers all quests, in their order and without their settings', async () => {
  const whole = await list();
  expect(idsOf(whole)).toEqual(row('quest').rules.map(({ id }) => id));
  expect(whole.quests.some(({ rule }) => rule)).toBe(false);
  expect(whole.next).toBeUndefined();
});

test('parts hold each quest once with its settings, and the list’s version', async () => {
  const first = await list({ after: '', limit: '2' });
  expect(first.quests.map(({ rule }) => rule?.id)).toEqual(idsOf(first));
  expect(first).toMatchObject({
    total: row('quest').rules.length,
    questCount: row('quest').rules.length,
    version: row('quest').listVersion ?? 0,
  });
  const all = await readParts(() => undefined);
  expect(all.toSorted()).toEqual(idsOf(await list()).toSorted());
});

test('a quest deleted between two parts makes no other repeat or go missing', async () => {
  const before = await readParts(() => undefined);
  const gone = before[1];
  const after = await readParts(() => {
    const quests = row('quest');
    quests.rules = quests.rules.filter(({ id }) => id !== gone);
  });
  expect(after).toEqual(before);
});

test('a quest added between two parts shows once', async () => {
  const before = await readParts(() => undefined);
  const after = await readParts(() => {
    const [first] = row('quest').rules;
    if (!first) throw new Error('The seed has a quest.');
    row('quest').rules.push({ ...structuredClone(first), id: 'added' });
  });
  expect(after.filter((id) => id === 'added')).toHaveLength(1);
  expect(after.filter((id) => id !== 'added')).toEqual(before);
});

test('filters narrow quests and total, and leave the counts of the categories', async () => {
  const whole = await list();
  const [category] = whole.categories;
  const found = await list({ after: '', category: category?.id ?? '' });
  expect(found.total).toBe(category?.quests);
  expect(found.categories).toEqual(whole.categories);
  expect(found.questCount).toBe(whole.quests.length);
  const named = await list({ after: '', search: 'say hello' });
  expect(named.quests.map(({ rule }) => rule?.values['name'])).toEqual(['Say hello']);
  const drafts = await list({ state: 'DRAFT' });
  expect(idsOf(drafts)).toEqual(idsOf({ quests: whole.quests.filter((q) => q.stage === 'DRAFT') }));
});
