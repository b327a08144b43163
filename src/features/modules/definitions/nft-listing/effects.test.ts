import { alertCases, createPostCases, KEEPERS, listing } from '@/mock-api/testing/deliveries';
import type { NftEvent } from '@/mock-api/domains/market/marketEvents';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const given = { collection: KEEPERS };

const cases = await createPostCases('nft-listing');
const unmetBy = (event: NftEvent) => (values: Values) => cases.ofEvent(values, event).unmet;

describeEffects(cases.spec, {
  ...alertCases(cases, given, listing),
  collection: { value: KEEPERS, outcome: unmetBy(listing), becomes: [], from: ['collection'] },
  events: {
    given,
    value: ['BID'],
    outcome: unmetBy({ ...listing, type: 'BID' }),
    becomes: [],
    from: ['events'],
  },
  marketplaces: {
    given,
    value: ['MAGIC_EDEN'],
    outcome: unmetBy(listing),
    becomes: ['marketplaces'],
    from: [],
  },
  minPrice: {
    given,
    value: '5.000000001',
    outcome: unmetBy(listing),
    becomes: ['minPrice'],
    from: [],
  },
  hasMaxPrice: {
    given: { ...given, maxPrice: '4.999999999' },
    value: true,
    outcome: unmetBy(listing),
    becomes: ['maxPrice'],
    from: [],
  },
  maxPrice: {
    given: { ...given, hasMaxPrice: true },
    value: '4.999999999',
    outcome: unmetBy(listing),
    becomes: ['maxPrice'],
    from: [],
  },
  isBelowFloor: {
    given,
    value: true,
    outcome: unmetBy(listing),
    becomes: ['isBelowFloor'],
    from: [],
  },
  maxRank: { given, value: 119, outcome: unmetBy(listing), becomes: ['maxRank'], from: [] },
});
