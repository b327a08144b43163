// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadModule } from '@/features/modules/engine/registry';
import type { Values } from '@/features/modules/common-fields/field';
import type { Why } from '@/features/modules/post-history/delivery';
import { isRow } from '@/shared/api/lenient';
import { createClock } from '../../store/clock';
import { collections } from '../market/market';
import { eventsOf } from '../market/marketEvents';
import { rankOf } from '../market/pieces';
import { createTestBackend, type TestBackend } from '../../hosts/vitest/testServer';
import { scriptedChain } from '../../testing/scriptedChain';
import { drawn } from './posts/nft-crypto-charts-tracker';
import type { DeliveryRow } from './rows';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const KEEPERS = collections[0]?.address ?? '';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({
    startChain: async () => scriptedChain(),
    clock: createClock(0, () => NOON),
  });
  backend.signInAs('staff');
});
afterEach(() => backend.close());

const path = (rest: string) => `/api/servers/srv-hq/${rest}`;
const rowsOf = async (module: string): Promise<DeliveryRow[]> => {
  await backend.send('GET', path('post-history?pageSize=1'));
  return backend.world.db.deliveries.filter(
    (row) => row.serverId === 'srv-hq' && row.module === module,
  );
};
const ruleOf = (module: string) => {
  const rule = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-hq' && slug === module,
  )?.rules[0];
  if (!rule) throw new Error(`The seed has no ${module}.`);
  return rule;
};
const change = (module: string, values: Values) => {
  const rule = ruleOf(module);
  rule.values = { ...rule.values, ...values };
};
const textOf = (row: DeliveryRow | undefined) => JSON.stringify(row?.post);

test('a rare NFT is posted by its rank, and a common NFT is skipped with the reason', async () => {
  const rows = await rowsOf('nft-rarity-tracker');
  const seen = eventsOf('SALE', KEEPERS, NOON - 30 * DAY, NOON);
  for (const row of rows) {
    const sale = seen.find(({ signature }) => signature === row.signature);
    const rank = sale?.stream === 'SALE' ? (rankOf(KEEPERS, sale.item)?.rank ?? 0) : null;
    const isTooCommon = row.filter === 'rankAtMost';
    expect(rank === null || rank > 1500 === isTooCommon || row.state !== 'SENT').toBe(true);
  }
  const states = new Set(rows.map(({ state, filter }) => `${state} ${filter ?? ''}`));
  expect(states).toContain('SENT ');
  expect(states).toContain('SKIPPED rankAtMost');
});

test('a check explains filter by filter why a rank got no alert', async () => {
  const row = (await rowsOf('nft-rarity-tracker')).find(({ filter }) => filter === 'rankAtMost');
  const answer = await backend.send('POST', path('post-history/checks'), {
    module: 'nft-rarity-tracker',
    signature: row?.signature,
  });
  const { data } = z.object({ data: z.custom<Why>(isRow) }).parse(await answer.json());
  expect(data.rules[0]).toMatchObject({ fate: 'SKIPPED', wouldPost: false });
  expect(data.rules[0]?.filters.find(({ id }) => id === 'rankAtMost')).toMatchObject({
    met: false,
  });
});

test('a report is due each midnight, with figures summed over the market', async () => {
  const rows = (await rowsOf('nft-stats-tracker')).filter(({ key }) => key.startsWith('report:'));
  expect(rows).toHaveLength(30);
  const [last] = rows.slice(-1);
  const sales = eventsOf('SALE', KEEPERS, (last?.at ?? 0) - DAY, last?.at ?? 0);
  const fields = last?.post?.message?.embeds[0]?.fields ?? [];
  expect(last?.at).toBe(Math.floor(NOON / DAY) * DAY);
  expect(fields.find(({ name }) => name === 'Sales')?.value).toMatch(
    new RegExp(`^${String(sales.length)}( |$)`),
  );
});

test('unknown figures are shown as … in a report', async () => {
  change('nft-stats-tracker', { metrics: ['LIQUIDITY', 'MARKET_CAP'] });
  const [row] = (await rowsOf('nft-stats-tracker')).slice(-1);
  expect(row?.post?.message?.embeds[0]?.fields.map(({ value }) => value)).toEqual(['…', '…']);
});

test('trends are posted no more often than the daily maximum', async () => {
  change('trending-nft-crypto-tracker', { mode: 'DIGEST', maxPerDay: 2, minLiquidity: 0 });
  const rows = await rowsOf('trending-nft-crypto-tracker');
  const sent = rows.filter(({ state }) => state === 'SENT');
  expect(sent.length).toBeGreaterThan(0);
  for (const { at } of sent)
    expect(sent.filter((row) => row.at > at - DAY && row.at <= at).length).toBeLessThan(3);
  expect(rows.map(({ reason }) => reason)).toContain('CAP');
});

test('a chart is posted at its interval, and never when set to on command only', async () => {
  const rows = await rowsOf('nft-crypto-charts-tracker');
  expect(rows).toHaveLength(60);
  expect(textOf(rows[0])).toMatch(/[▁-█]{24}/);
  backend.world.db.deliveryMarks = [];
  backend.world.db.deliveries = [];
  change('nft-crypto-charts-tracker', { every: 0 });
  expect(await rowsOf('nft-crypto-charts-tracker')).toEqual([]);
});

test('bars go from lowest to highest, and a gap stays empty', () => {
  expect(drawn([0n, 7n, null, 14n])).toBe('▁▄ █');
  expect(drawn([3n, 3n])).toBe('▁▁');
  expect(drawn([null])).toBe('…');
});

test('only the watched wallet’s own activity is posted', async () => {
  const rows = await rowsOf('wallet-activity-tracker');
  const { wallet } = ruleOf('wallet-activity-tracker').values;
  expect(rows.length).toBeGreaterThan(3);
  for (const { by, label } of rows) {
    expect(by).toBe(wallet);
    expect(label).toMatch(/^The old whale (bought|sold|minted) /);
  }
});

test('a custom message is posted once, when it is saved', async () => {
  const channelId = backend.world.db.guilds
    .find(({ id }) => id === 'srv-hq')
    ?.channels.find(({ name }) => name === 'general')?.id;
  const values = {
    ...(await loadModule('embed-message'))?.initial,
    name: 'Rules',
    channelId,
    message: { content: 'Be kind on {server.name}.', embeds: [], buttons: [] },
  };
  const made = await backend.send('POST', path('modules/embed-message/rules'), {
    enabled: true,
    values,
  });
  expect(made.status).toBe(201);
  backend.world.clock.advance(5);
  // Those that are seeded were saved before.
  const ofThis = async () => (await rowsOf('embed-message')).filter(({ at }) => at > NOON);
  const [row] = await ofThis();
  expect(row).toMatchObject({ state: 'SENT', label: 'Posted on save' });
  expect(textOf(row)).toContain('Castle Bots HQ');
  backend.world.clock.advance(1000);
  expect(await ofThis()).toHaveLength(1);
});
