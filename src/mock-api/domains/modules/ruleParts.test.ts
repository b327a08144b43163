// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ruleNamesSchema, rulesSchema } from '@/features/modules/engine/moduleState';
import { rulesActivitySchema } from '@/features/modules/rule-activity/ruleActivity';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

const QUESTS = '/api/servers/srv-keep/modules/quest';
const answer = z.object({ data: rulesSchema });

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const row = () => {
  const found = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'quest',
  );
  if (!found) throw new Error('The seed has quests.');
  return found;
};
const ids = () => row().rules.map(({ id }) => id);
const query = (of: Record<string, string>) => new URLSearchParams(of).toString();
async function list(of: Record<string, string> = {}) {
  const response = await backend.send('GET', `${QUESTS}/rules?${query(of)}`);
  return answer.parse(await response.json()).data;
}
const idsOf = ({ rules }: { rules: readonly { id: string }[] }) => rules.map(({ id }) => id);

test('a call without parameters answers all rules', async () => {
  const whole = await list();
  expect(idsOf(whole)).toEqual(ids());
});

async function names(of: Record<string, string>) {
  const response = await backend.send('GET', `${QUESTS}/rule-names?${query(of)}`);
  return z.object({ data: ruleNamesSchema }).parse(await response.json()).data;
}

test('parts of names hold each rule once, also around one that is deleted in between', async () => {
  const before = ids();
  const first = await names({ limit: '2' });
  row().rules = row().rules.filter(({ id }) => id !== before[1]);
  const second = await names({ after: first.next ?? '' });
  expect([...first.names, ...second.names].map(({ id }) => id)).toEqual(before);
  expect(second.next).toBeNull();
});

test('rules are found by ID, and those that don’t exist are left out', async () => {
  const [one = '', , third = ''] = ids();
  expect(idsOf(await list({ ids: [third, 'gone', one].join(',') }))).toEqual([one, third]);
});

test('names are found by their words', async () => {
  const found = await names({ search: 'hello say' });
  expect(found.names.map(({ name }) => name)).toEqual(['Say hello']);
});

test('some rules take each other’s places, and the others keep theirs', async () => {
  const [one = '', two = '', three = '', ...rest] = ids();
  const { version } = await list();
  const body = { version, ids: [three, one], isPart: true };
  const response = await backend.send('PUT', `${QUESTS}/rules/order`, body);
  const saved = answer.parse(await response.json()).data;
  expect(idsOf(saved)).toEqual([three, one]);
  expect(saved.version).toBe(version + 1);
  expect(ids()).toEqual([three, two, one, ...rest]);
});

test.each([
  ['of an old list', (one: string) => ({ version: 7, ids: [one], isPart: true })],
  ['with a rule that is gone', (one: string) => ({ version: 0, ids: [one, 'gone'], isPart: true })],
  ['with a rule twice', (one: string) => ({ version: 0, ids: [one, one], isPart: true })],
])('an order of some rules, %s, is refused', async (_, bodyOf) => {
  const before = ids();
  const body = bodyOf(before[0] ?? '');
  const response = await backend.send('PUT', `${QUESTS}/rules/order`, body);
  expect(response.status).toBe(409);
  expect(ids()).toEqual(before);
});

test('activity is answered for the rules that are named', async () => {
  const [one = '', two = ''] = ids();
  const path = `${QUESTS}/rule-activity`;
  const of = async (named: string) => {
    const response = await backend.send('GET', `${path}${named}`);
    return z.object({ data: rulesActivitySchema }).parse(await response.json()).data.rules;
  };
  const whole = await of('');
  expect(await of(`?${query({ ids: [two, one].join(',') })}`)).toEqual(
    whole.filter(({ ruleId }) => [one, two].includes(ruleId)),
  );
});
