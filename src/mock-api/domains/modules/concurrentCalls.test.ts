// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeValues } from '@/features/modules/engine/schema';
import type { Values } from '@/features/modules/common-fields/field';
import quest from '@/features/modules/definitions/quest/definition';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { QUESTS } from '../../seed/modules/quests';

const RULES = '/api/servers/srv-keep/modules/quest/rules';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const named = (name: string): Values =>
  completeValues(quest.fields, {
    name,
    publish: 'LIVE',
    categoryId: 'rule-cat-gate',
    tasks: [{ kind: 'TEXT', prompt: 'Say hello.' }],
    rewards: [{ kind: 'POINTS', points: 10 }],
  });
/** The statuses of calls that are made at once, the lowest first. */
const statusesOf = async (calls: readonly Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other);

test('simultaneous rules with the same title are added once', async () => {
  const body = { enabled: true, values: named('Climb the wall') };
  const calls = [1, 2, 3].map(() => backend.send('POST', RULES, body));
  expect(await statusesOf(calls)).toEqual([201, 400, 400]);
});

test('simultaneous saves of the same version succeed once', async () => {
  const calls = [1, 2, 3].map((each) => {
    const values = named(`Climb the wall ${String(each)}`);
    return backend.send('PUT', `${RULES}/${QUESTS.gate}`, { version: 1, enabled: true, values });
  });
  expect(await statusesOf(calls)).toEqual([200, 409, 409]);
});

test('simultaneous deletions of a rule succeed once', async () => {
  const calls = [1, 2].map(() => backend.send('DELETE', `${RULES}/${QUESTS.week}`));
  expect(await statusesOf(calls)).toEqual([200, 404]);
});
