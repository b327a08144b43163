// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { earningSchema } from '@/features/earning/accruals/accrual';
import { createTestBackend, type TestBackend } from '../hosts/vitest/testServer';
import { scriptedChain } from '../testing/scriptedChain';
import { settleAccruals } from '../domains/accruals/settle';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
});
afterEach(() => backend.close());

const earningAt = async (server: string) => {
  const answer = await backend.send('GET', `/api/earning/engage-to-earn/${server}`);
  return z.object({ data: earningSchema }).parse(await answer.json()).data.rules;
};

test.each([
  ['srv-keep', 'tweet-to-earn', ['SHORT', 'REPEATED', 'ACCOUNT', 'X_PICTURE', 'BUDGET']],
  ['srv-hq', 'tweet-to-earn', ['REPEATED', 'ACCOUNT', 'X_NEW', 'X_PROTECTED', 'BUDGET']],
  ['srv-hq', 'invite-to-earn', ['FAKE', 'MEMBER_BEFORE']],
])('%s has payouts of %s, with skip reasons', (serverId, module, reasons) => {
  const { db } = backend.world;
  const guild = db.guilds.find(({ id }) => id === serverId);
  if (guild) settleAccruals(backend.world, guild);
  const runs = db.accrualRuns.filter((run) => run.serverId === serverId && run.module === module);
  expect(runs.filter(({ points }) => points > 0).length).toBeGreaterThan(5);
  const skipped = runs.flatMap((run) => Object.keys(run.skipped));
  expect(skipped).toEqual(expect.arrayContaining(reasons));
});

test('the regular persona has acted on posts and brought members', async () => {
  backend.signInAs('regular');
  const rules = await earningAt('castle-bots-hq');
  const campaign = rules.find(({ title }) => title === 'Bring a friend');
  expect(campaign?.counted).toMatch(/^[1-9]\d* invites so far$/);
  const news = rules.find(({ title }) => title === 'Castle news');
  expect(news?.details).toMatchObject([{ value: 'The gates are open' }]);
  const own = backend.world.db.points.filter(
    ({ userId, label }) => userId === 'usr-190' && label.startsWith('Castle news'),
  );
  expect(own.length).toBeGreaterThan(1);
});

test('the ledger is in order of time, whichever module paid first', async () => {
  backend.signInAs('regular');
  await earningAt('castle-bots-hq');
  const times = backend.world.db.points.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
