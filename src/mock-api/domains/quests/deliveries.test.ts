// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { createChain } from '../../chain/createChain';
import { createWorld } from '../../createWorld';
import { QUESTS } from '../../seed/modules/quests';
import { ledgerAddress } from '../payouts/ledgerKey';
import { decideOn } from '../payouts/payouts';
import { rankingOf } from '../point-balances/ranking';
import type { World } from '../../store/world';
import { claim } from './claim';
import { settleQuests } from './settle';
import { openAttempt } from './submissions';
import { questView } from './views';

const SERVER = 'srv-keep';
/** More blocks than a transfer's lifetime, plus those until it is known to have expired. */
const LIFETIME = 190;
const MEMBER = 'usr-member';
const ADDRESS = '4QEMrGPUkZyDtrmdmAaNEVVcJkHd3A6D5tWxAsSf6Tuu';
const PATH = '/dashboard/questboard/solana-keep/task-to-earn/through-the-gate?reward=1';

let world: World;

beforeEach(() => {
  world = createWorld({
    startChain: async (options) => {
      const chain = await createChain({ ...options, vm: 'simulated' });
      chain.airdrop(ledgerAddress(SERVER), 1_000_000_000n);
      return chain;
    },
  });
  world.db.linkedWallets.push({
    id: 'wal-1',
    userId: MEMBER,
    address: ADDRESS,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
});

async function context() {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed lacks the server.');
  const quest = (await settleQuests(world, guild)).find(({ id }) => id === QUESTS.gate);
  if (!quest) throw new Error('The seed lacks the quest.');
  return { asked: { world, guild, userId: MEMBER }, quest };
}

const view = async () => {
  const { asked, quest } = await context();
  return questView(asked, quest);
};

/** Claims 100 points and 0.05 SOL. */
async function claimed() {
  const { asked, quest } = await context();
  const row = openAttempt(asked, quest);
  if (!row) throw new Error('The member has no try.');
  row.state = 'CLAIMABLE';
  expect(await claim(asked, quest)).toBeNull();
  return view();
}

const payout = () => {
  const row = world.db.payouts.find(({ userId, claimId }) => userId === MEMBER && claimId === null);
  if (!row) throw new Error('There is no payout.');
  return row;
};
const news = () =>
  world.db.notifications
    .filter(({ userId, event }) => userId === MEMBER && event === 'REWARD')
    .map(({ title, path }) => ({ title, path }));
const token = async () => (await view()).deliveries[1];

test('a claim lists its rewards and changes, and the notification of the payout links to it', async () => {
  const rankOf = () =>
    rankingOf(world, SERVER).find(({ userId }) => userId === MEMBER)?.rank ?? null;
  const before = rankOf();
  const { deliveries, gain } = await claimed();
  expect(deliveries[0]).toMatchObject({ kind: 'POINTS', state: 'DONE', points: 100 });
  expect(deliveries[1]).toMatchObject({
    kind: 'TOKEN',
    amount: '50000000',
    token: { mint: null, symbol: 'SOL', decimals: 9, priceSol: '1' },
    address: ADDRESS,
    transactionId: payout().id,
  });
  expect(gain).toMatchObject({ points: 100, rank: { before, after: rankOf() } });
  (await world.chain()).advanceBlocks(3);
  const { signature } = (await token()) ?? {};
  expect(await token()).toMatchObject({ state: 'DONE', stage: null });
  expect(signature).toBe(payout().signature);
  expect(news()).toContainEqual({ title: 'Your reward has arrived', path: PATH });
});

test('a payout above the limit waits for the team, and a rejection appears', async () => {
  for (const policy of world.db.claimPolicies)
    if (policy.serverId === SERVER) policy.approvalAbove = '1';
  await claimed();
  expect(await token()).toMatchObject({ state: 'WAITING', stage: 'APPROVAL' });
  decideOn(world, payout(), { isApproved: false, by: 'usr-owner', reason: 'Two accounts.' });
  expect(await token()).toMatchObject({
    state: 'FAILED',
    stage: 'REJECTED',
    message: 'The server’s team rejected this payout: Two accounts.',
  });
});

test('a transfer that never lands is sent again, then shown as failed with a notification', async () => {
  const chain = await world.chain();
  chain.setFault({ method: 'sendTransaction', kind: 'swallow' });
  await claimed();
  expect(await token()).toMatchObject({ state: 'WAITING', stage: 'SENDING' });
  for (const stage of ['RESENDING', 'RESENDING', 'UNPAID']) {
    chain.advanceBlocks(LIFETIME);
    expect(await token()).toMatchObject({ stage });
  }
  expect(await token()).toMatchObject({ state: 'FAILED', stage: 'UNPAID', signature: null });
  expect(news()).toContainEqual({ title: 'Couldn’t send your reward', path: PATH });
});

test('a recurring quest that is open again still shows its last claim', async () => {
  const rule = world.db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === QUESTS.gate);
  Object.assign(rule?.values ?? {}, { recurrence: 'DAILY' });
  await claimed();
  world.clock.advance(48 * 3_600_000);
  const { state, deliveries, gain } = await view();
  expect(state).toBe('NOT_STARTED');
  expect(deliveries).toHaveLength(2);
  expect(gain?.points).toBe(100);
});

test('a claim keeps its rewards when the team changes those of the quest', async () => {
  await claimed();
  const rule = world.db.modules.flatMap(({ rules }) => rules).find(({ id }) => id === QUESTS.gate);
  if (rule) rule.values = { ...rule.values, rewards: [{ kind: 'POINTS', points: 9 }] };
  const { rewards, deliveries } = await view();
  expect(rewards).toHaveLength(1);
  expect(deliveries).toMatchObject([
    { kind: 'POINTS', points: 100 },
    { kind: 'TOKEN', amount: '50000000' },
  ]);
});
