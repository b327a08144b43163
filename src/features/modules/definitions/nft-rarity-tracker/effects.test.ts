import { alertCases, createPostCases, KEEPERS, listing, sale } from '@/mock-api/testing/deliveries';
import { rankOf } from '@/mock-api/domains/market/pieces';
import type { NftEvent } from '@/mock-api/domains/market/marketEvents';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const given = { collection: KEEPERS, rankAtMost: 100_000 };
const tier = { title: 'Legendary', topPercent: 100, emoji: '' };
const tiered = { ...given, tiers: [tier] };

const cases = await createPostCases('nft-rarity-tracker');
const unmetBy = (event: NftEvent) => (values: Values) => cases.ofEvent(values, event).unmet;
const variable =
  (name: string, event = sale) =>
  (values: Values) =>
    cases.ofEvent(values, event).post.variables.find((each) => each.name === name)?.sample;
/** A piece that two methods rank differently. */
const item = Array.from({ length: 50 }, (_, index) => index + 1).find(
  (each) =>
    rankOf(KEEPERS, each, 'STATISTICAL')?.rank !== rankOf(KEEPERS, each, 'OPENRARITY')?.rank,
);
const rankBy = (method: 'OPENRARITY' | 'STATISTICAL') =>
  rankOf(KEEPERS, item ?? 0, method)?.rank.toLocaleString('en');

describeEffects(cases.spec, {
  ...alertCases(cases, given, sale),
  collection: { given, value: KEEPERS, outcome: unmetBy(sale), becomes: [], from: ['collection'] },
  method: {
    given,
    value: 'STATISTICAL',
    outcome: variable('nft.rank', { ...sale, item: item ?? 0 }),
    becomes: rankBy('STATISTICAL'),
    from: rankBy('OPENRARITY'),
  },
  showTraits: {
    given,
    value: 1,
    outcome: (values) => variable('nft.traits.rarest')(values)?.split(', ').length,
    becomes: 1,
    from: 3,
  },
  tiers: {
    given,
    value: [tier],
    outcome: variable('nft.tier'),
    becomes: 'Legendary',
    from: `Rank ${String(rankOf(KEEPERS, sale.item, 'OPENRARITY')?.rank)}`,
  },
  'tiers[].title': {
    given: tiered,
    value: 'Mythic',
    outcome: variable('nft.tier'),
    becomes: 'Mythic',
    from: '',
  },
  'tiers[].topPercent': {
    given: tiered,
    value: 100,
    outcome: variable('nft.tier'),
    becomes: 'Legendary',
    from: `Rank ${String(rankOf(KEEPERS, sale.item, 'OPENRARITY')?.rank)}`,
  },
  'tiers[].emoji': {
    given: tiered,
    value: '👑',
    outcome: variable('nft.tier'),
    becomes: '👑 Legendary',
    from: 'Legendary',
  },
  hasAlerts: { given, value: false, outcome: unmetBy(sale), becomes: ['hasAlerts'], from: [] },
  events: { given, value: ['SALE'], outcome: unmetBy(listing), becomes: ['events'], from: [] },
  rankAtMost: {
    given: { collection: KEEPERS },
    value: 100_000,
    outcome: unmetBy(sale),
    becomes: [],
    from: ['rankAtMost'],
  },
  maxTimesFloor: {
    given,
    value: 1.2,
    outcome: unmetBy(sale),
    becomes: ['maxTimesFloor'],
    from: [],
  },
});
