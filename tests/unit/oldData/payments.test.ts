import { expect, test } from 'vitest';
import { readJournals, resume } from './product/payments';

test.each(readJournals().map((journal) => [journal.name, journal] as const))(
  'a journal left when a payment was %s ends as it did, without a second signature',
  async (_, journal) => {
    const { outcome, paid } = await resume(journal);
    expect(outcome).toEqual(journal.outcome);
    expect(outcome.prompts).toBe(0);
    expect(paid.length).toBeLessThanOrEqual(1);
  },
);

test('a payment that was made and not registered is shown until it is', async () => {
  const left = readJournals().find(({ name }) => name === 'landed but not registered');
  expect(left && (await resume(left)).seen).toEqual([
    { orderId: left?.order.id, lamports: 1_500_000_000n },
  ]);
});
