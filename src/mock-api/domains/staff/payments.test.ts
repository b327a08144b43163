// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { staffPaymentsSchema } from '@/features/staff/staffViews';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('staff');
});
afterEach(() => backend.close());

test('payments of the same time are listed by signature', async () => {
  const [first] = backend.world.db.payments;
  if (!first) throw new Error('The seed has no payment.');
  backend.world.db.payments = ['c', 'a', 'b'].map((signature) =>
    Object.assign(structuredClone(first), { signature, status: 'SUCCESS' as const }),
  );
  const answer = await backend.send('GET', '/api/staff/payments');
  const { data } = z.object({ data: staffPaymentsSchema }).parse(await answer.json());
  expect(data.payments.map(({ signature }) => signature)).toEqual(['a', 'b', 'c']);
});
