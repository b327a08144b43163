import { alertCases, createPostCases, KEEPERS, mint, sale } from '@/mock-api/testing/deliveries';
import type { MarketEvent } from '@/mock-api/domains/market/marketEvents';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const given = { collection: KEEPERS };

const cases = await createPostCases('nft-sale');
const unmetBy = (event: MarketEvent) => (values: Values) => cases.ofEvent(values, event).unmet;

describeEffects(cases.spec, {
  ...alertCases(cases, given, sale),
  collection: { value: KEEPERS, outcome: unmetBy(sale), becomes: [], from: ['collection'] },
  events: { given, value: ['MINT'], outcome: unmetBy(mint), becomes: [], from: ['events'] },
  marketplaces: {
    given,
    value: ['MAGIC_EDEN'],
    outcome: unmetBy(sale),
    becomes: ['marketplaces'],
    from: [],
  },
  minPrice: {
    given,
    value: '5.000000001',
    outcome: unmetBy(sale),
    becomes: ['minPrice'],
    from: [],
  },
  hasMaxPrice: {
    given: { ...given, maxPrice: '4.999999999' },
    value: true,
    outcome: unmetBy(sale),
    becomes: ['maxPrice'],
    from: [],
  },
  maxPrice: {
    given: { ...given, hasMaxPrice: true },
    value: '4.999999999',
    outcome: unmetBy(sale),
    becomes: ['maxPrice'],
    from: [],
  },
  ignoreSelfTransfer: {
    given,
    value: false,
    outcome: unmetBy({ ...sale, isSelfTransfer: true }),
    becomes: [],
    from: ['ignoreSelfTransfer'],
  },
});
