import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { some } from '@tests/setup/scope';
import { missingItems, open } from './answers';
import { billingTable } from './billing';
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

test.each(rows)(
  '$group.answer with $damage: the screen shows $group.shows',
  async ({ group: { answer, lost, replaced, check }, at }) => {
    const appStore = open(backend, answer, typeof at === 'function' ? at(backend) : at);
    const missing = replaced ? undefined : await missingItems(backend, answer);
    expect(missing).toBe(replaced ? undefined : (lost ?? 0));
    await check?.({ backend, appStore });
  },
);

const users = userTable.flatMap((group) =>
  group.damages.map(([damage, fields]) => ({ group, damage, fields })),
);

test.each(users)('a user with $damage: $group.holds', async ({ group, fields }) => {
  const { before, read, expected } = group;
  const damaged = { ...admin, ...fields };
  const first = before === 'SAME' ? damaged : { ...admin, ...before };
  expect(read(await stateAfter(backend, first, damaged))).toEqual(expected);
});
