// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { loadModule } from '@/features/modules/engine/registry';
import type { Values } from '@/features/modules/common-fields/field';
import { createClock } from '../../store/clock';
import type { MarketEvent } from '../market/marketEvents';
import { createWorld } from '../../createWorld';
import type { Past } from './due';
import { findPoster } from './posters';
import { milestoneOf } from './posts/live-mint-alert';
import {
  KEEPERS,
  listing,
  mint,
  MOAT,
  NOON,
  sale,
  SOL_MINT,
  trade,
  USDC_MINT,
} from '../../testing/deliveries';

const ONE = 1_000_000_000n;

const specs = new Map<string, ModuleSpec>();
beforeAll(async () => {
  for (const slug of ['nft-sale', 'nft-listing', 'crypto-buy-sell-alert', 'live-mint-alert']) {
    const spec = await loadModule(slug);
    if (spec) specs.set(slug, spec);
  }
});

const world = createWorld({ clock: createClock(0, () => NOON) });
const nothing: Past = { sentAfter: () => [], total: 0 };

/** The filters that hold an event back, by a rule with its first values but for these. */
function heldBy(slug: string, values: Values, event: MarketEvent): string[] {
  const spec = specs.get(slug);
  const [guild] = world.db.guilds;
  const market = findPoster(slug)?.market;
  if (!spec || !guild || !market) throw new Error(`There is no ${slug}.`);
  const about = { collection: KEEPERS, token: SOL_MINT };
  const rule = {
    module: slug,
    id: 'rule',
    name: 'Rule',
    values: { ...spec.initial, ...about, ...values },
    createdAt: 0,
    updatedAt: 0,
  };
  return market
    .of({ world, guild, spec }, rule, event)
    .filters(nothing)
    .filter(({ met }) => !met)
    .map(({ id }) => id);
}

const table: [slug: string, values: Values, event: MarketEvent, held: string[]][] = [
  ['nft-sale', {}, sale, []],
  ['nft-sale', { collection: MOAT }, sale, ['collection']],
  ['nft-sale', { events: ['AUCTION'] }, sale, ['events']],
  ['nft-sale', {}, mint, ['events']],
  ['nft-sale', { events: ['MINT'] }, mint, []],
  ['nft-sale', { marketplaces: ['MAGIC_EDEN'] }, sale, ['marketplaces']],
  ['nft-sale', { minPrice: '5' }, sale, []],
  ['nft-sale', { minPrice: '5.000000001' }, sale, ['minPrice']],
  ['nft-sale', { hasMaxPrice: true, maxPrice: '5' }, sale, []],
  ['nft-sale', { hasMaxPrice: true, maxPrice: '4.999999999' }, sale, ['maxPrice']],
  ['nft-sale', { hasMaxPrice: false, maxPrice: '1' }, sale, []],
  ['nft-sale', {}, { ...sale, isSelfTransfer: true }, ['ignoreSelfTransfer']],
  ['nft-sale', { ignoreSelfTransfer: false }, { ...sale, isSelfTransfer: true }, []],
  ['nft-listing', {}, listing, []],
  ['nft-listing', {}, { ...listing, type: 'BID' }, ['events']],
  ['nft-listing', { isBelowFloor: true }, listing, ['isBelowFloor']],
  ['nft-listing', { isBelowFloor: true }, { ...listing, lamports: 4n * ONE - 1n }, []],
  ['nft-listing', { maxRank: 0 }, listing, []],
  ['nft-listing', { maxRank: 120 }, listing, []],
  ['nft-listing', { maxRank: 119 }, listing, ['maxRank']],
  ['crypto-buy-sell-alert', {}, trade, []],
  ['crypto-buy-sell-alert', { token: USDC_MINT }, trade, ['token']],
  ['crypto-buy-sell-alert', {}, { ...trade, type: 'SELL' }, ['sides']],
  ['crypto-buy-sell-alert', { sides: 'BOTH' }, { ...trade, type: 'SELL' }, []],
  ['crypto-buy-sell-alert', { minUsd: 50 }, trade, []],
  ['crypto-buy-sell-alert', { minUsd: 50.01 }, trade, ['minUsd']],
  ['crypto-buy-sell-alert', {}, { ...trade, isArbitrage: true }, ['ignoresArbitrage']],
  ['crypto-buy-sell-alert', { ignoresArbitrage: false }, { ...trade, isArbitrage: true }, []],
  ['live-mint-alert', { supply: 1000 }, mint, []],
  ['live-mint-alert', { supply: 1000 }, { ...mint, minted: 101 }, ['milestones']],
  ['live-mint-alert', { milestones: ['START'] }, mint, ['milestones']],
  ['live-mint-alert', { collection: MOAT }, mint, ['collection']],
];

test.each(table)('%s with %j is held back by nothing but that', (slug, values, event, held) => {
  expect(heldBy(slug, values, event)).toEqual(held);
});

describe('a milestone of a mint', () => {
  test.each([
    [1, 'START'],
    [99, null],
    [100, 'PROGRESS'],
    [999, null],
    [1000, 'SOLD_OUT'],
    [1001, null],
  ])('piece %i of 1,000 is %s', (minted, milestone) => {
    expect(milestoneOf(minted, 1000, 10)).toBe(milestone);
  });
});
