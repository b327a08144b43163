import { expect, test } from 'vitest';
import { ALICE, ModelWorld, TREASURY } from '@/features/billing/payments/testing/modelWorld';
import { makeDeposit, type Deposit } from './depositTransfer';

const deposit: Deposit = {
  serverId: 'srv-1',
  payer: ALICE,
  recipient: TREASURY,
  lamports: 1_000_000_000n,
};

/** Runs deposits that start at the same moment, each in a separate tab, and returns their outcomes. */
async function together(world: ModelWorld, ...deposits: Deposit[]) {
  const signed: string[] = [];
  const { signal } = new AbortController();
  const ends = deposits.map((each) =>
    makeDeposit(world.ports(), each, (signature) => void signed.push(signature), signal),
  );
  await world.clock.advance(120_000);
  return { signed, ends: await Promise.all(ends) };
}

test('a deposit asks the wallet once and lands', async () => {
  const world = new ModelWorld();
  expect(await together(world, deposit)).toMatchObject({ ends: ['landed'] });
  expect(world.prompts).toHaveLength(1);
});

test('three presses in one task make one signed deposit', async () => {
  const world = new ModelWorld();
  const { signed, ends } = await together(world, deposit, deposit, deposit);
  expect(ends).toEqual(['landed', 'busy', 'busy']);
  expect(signed).toHaveLength(1);
  expect(world.prompts).toHaveLength(1);
});

test('deposits to two servers do not wait for each other', async () => {
  const world = new ModelWorld();
  const { ends } = await together(world, deposit, { ...deposit, serverId: 'srv-2' });
  expect(ends).toEqual(['landed', 'landed']);
});

test('a deposit the wallet refused leaves the way free for the next', async () => {
  const world = new ModelWorld();
  world.nextAnswer = () => 'reject';
  const { signal } = new AbortController();
  const refused = makeDeposit(world.ports(), deposit, () => undefined, signal);
  await Promise.all([expect(refused).rejects.toBeDefined(), world.clock.advance(10_000)]);
  world.nextAnswer = () => 'sign';
  expect(await together(world, deposit)).toMatchObject({ ends: ['landed'] });
});
