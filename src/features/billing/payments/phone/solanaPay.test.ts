// @vitest-environment node
import { expect, test } from 'vitest';
import { solanaPayUrl, watchReference } from './solanaPay';
import { ALICE, ModelWorld, REFERENCE, TREASURY } from '../testing/modelWorld';
import { decodeView, modelTransactions } from '../testing/modelTransactions';

const request = {
  recipient: TREASURY,
  lamports: 1_250_000_001n,
  reference: REFERENCE,
  memo: 'castle:order:order-1',
  label: 'Castle Bots',
  message: 'Starter & more',
};

test('the link holds the exact SOL amount, reference, label, message and memo', () => {
  const url = new URL(solanaPayUrl(request));
  expect(url.protocol + url.pathname).toBe(`solana:${TREASURY}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    amount: '1.250000001',
    reference: REFERENCE,
    label: 'Castle Bots',
    message: 'Starter & more',
    memo: 'castle:order:order-1',
  });
});

test('spaces are encoded as %20, since wallets read a plus literally', () => {
  expect(solanaPayUrl(request)).toContain('label=Castle%20Bots');
});

function pay(world: ModelWorld, lamports: bigint) {
  const { chain } = world;
  const plan = { ...request, lamports, payer: ALICE };
  const view = decodeView(modelTransactions.build(plan, `hash-${chain.height() + 30}`, 100_000));
  chain.land(decodeView(world.sign(view)));
}

test('C6: a payment from another device is found by its reference', async () => {
  const world = new ModelWorld();
  const found = watchReference(world, request, new AbortController().signal);
  pay(world, request.lamports);
  await world.clock.advance(20_000);
  expect(await found).toEqual({ signature: 'signature-1', payer: ALICE });
});

test('row 22: a partial payment is reported and does not count as the payment', async () => {
  const world = new ModelWorld();
  const partial: bigint[] = [];
  const stop = new AbortController();
  const found = watchReference(world, request, stop.signal, (lamports) => partial.push(lamports));
  pay(world, 1_000_000_000n);
  await world.clock.advance(20_000);
  stop.abort(new Error('closed'));
  await expect(found).rejects.toThrow('closed');
  expect(partial.at(-1)).toBe(1_000_000_000n);
});

test('row 23: an overpayment counts as the payment', async () => {
  const world = new ModelWorld();
  const found = watchReference(world, request, new AbortController().signal);
  pay(world, 2_000_000_000n);
  await world.clock.advance(20_000);
  expect((await found).signature).toBe('signature-1');
});
