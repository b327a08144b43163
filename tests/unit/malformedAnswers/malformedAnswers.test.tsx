import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { some } from '@tests/setup/scope';
import { missingItems, open } from './answers';
import { billingTable } from './billing';
import type { Group } from './group';
import { modulesTable } from './modules';
import { serverTable } from './server';
import { admin, stateAfter, userTable } from './user';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const rows = [...billingTable, ...serverTable, ...modulesTable].flatMap((group) =>
  (group.alike ? some(group.damages) : group.damages).map(([damage, at]) => ({
    group,
    damage,
    at,
  })),
);

const rowsOf = (row: Group['id']) => rows.filter(({ group: { id } }) => id === row);

async function isShown({ group, at }: (typeof rows)[number]) {
  const { answer, lost, replaced, check } = group;
  const appStore = open(backend, answer, typeof at === 'function' ? at(backend) : at);
  const missing = replaced ? undefined : await missingItems(backend, answer);
  expect(missing).toBe(replaced ? undefined : (lost ?? 0));
  await check?.({ backend, appStore });
}

test.each(rowsOf('F1'))('F1: $group.answer with $damage: the screen shows $group.shows', isShown);
test.each(rowsOf('F2'))('F2: $group.answer with $damage: the screen shows $group.shows', isShown);
test.each(rowsOf('F3'))('F3: $group.answer with $damage: the screen shows $group.shows', isShown);
test.each(rowsOf(undefined))('$group.answer with $damage: the screen shows $group.shows', isShown);

const users = userTable.flatMap((group) =>
  group.damages.map(([damage, fields]) => ({ group, damage, fields })),
);

const usersOf = (row: 'F4' | undefined) => users.filter(({ group: { id } }) => id === row);

async function holds({ group, fields }: (typeof users)[number]) {
  const { before, read, expected } = group;
  const damaged = { ...admin, ...fields };
  const first = before === 'SAME' ? damaged : { ...admin, ...before };
  expect(read(await stateAfter(backend, first, damaged))).toEqual(expected);
}

test.each(usersOf('F4'))('F4: a user with $damage: $group.holds', holds);
test.each(usersOf(undefined))('a user with $damage: $group.holds', holds);
