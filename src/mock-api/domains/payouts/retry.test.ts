// @vitest-environment node
import { expect, test } from 'vitest';
import { createChain } from '../../chain/createChain';
import { addressOf } from '../../testing/claims';
import { createWorld } from '../../createWorld';
import { ledgerAddress } from './ledgerKey';
import { payoutMemo, reserve, runPayouts } from './payouts';
import { retryPayout } from './retry';

const SERVER = 'srv-keep';
/** More blocks than a transfer has to land in, and to be known for dead. */
const LIFETIME = 190;

async function failedReward(float: bigint) {
  const world = createWorld({
    startChain: async (options) => {
      const chain = await createChain({ ...options, vm: 'simulated' });
      chain.airdrop(ledgerAddress(SERVER), float);
      return chain;
    },
  });
  const chain = await world.chain();
  const payout = reserve(world, {
    serverId: SERVER,
    userId: 'usr-member',
    address: addressOf('usr-member'),
    mint: null,
    amount: 50_000_000n,
    label: '0.05 SOL',
    ref: 'quest',
  });
  chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
  for (let time = 0; time < 4; time += 1) {
    await runPayouts(world);
    chain.advanceBlocks(LIFETIME);
  }
  expect(payout.status).toBe('FAILED');
  chain.clearFaults();
  return { world, chain, payout };
}

test('a reward that failed is sent once more, and paid once however often one asks', async () => {
  const { world, chain, payout } = await failedReward(1_000_000_000n);
  expect(await Promise.all([retryPayout(world, payout), retryPayout(world, payout)])).toEqual([
    null,
    null,
  ]);
  chain.advanceBlocks(4);
  await runPayouts(world);
  expect(await retryPayout(world, payout)).toBeNull();
  expect(payout.status).toBe('SUCCESS');
  const landed = chain
    .transactionsFor(payout.address)
    .filter(({ memos }) => memos.includes(payoutMemo(payout.id)));
  expect(landed).toHaveLength(1);
  expect(chain.balance(payout.address)).toBe(50_000_000n);
});

test('what the wallet cannot pay is not promised again', async () => {
  const { world, payout } = await failedReward(1_000_000n);
  const refusal = await retryPayout(world, payout);
  expect(refusal?.message).toMatch(/can’t pay this now/);
  expect(refusal?.code).toBe('insufficient-funds');
  expect(payout.status).toBe('FAILED');
});
