import { createPostCases, NOON, SOL_MINT } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const DAY = 86_400_000;
const cases = await createPostCases('nft-crypto-stats-displayer');

const counter = {
  asset: SOL_MINT,
  template: '{sol.price}',
  surface: 'CHANNEL_NAME',
  channelId: cases.channelId,
};
const given = { counters: [counter] };

const refreshes = (values: Values) => cases.between(values, NOON - DAY, NOON);
const last = (values: Values) => refreshes(values).at(-1);
const shown = (values: Values) => last(values)?.post.variables[0]?.sample ?? '';

describeEffects(cases.spec, {
  counters: {
    value: given.counters,
    outcome: (values) => refreshes(values).length > 0,
    becomes: true,
    from: false,
  },
  'counters[].asset': {
    given: { counters: [{ ...counter, template: '{token.symbol} {sol.price}' }] },
    value: SOL_MINT,
    outcome: (values) =>
      last(values)?.post.variables.find(({ name }) => name === 'token.symbol')?.sample,
    becomes: 'SOL',
    from: 'an unknown token',
  },
  'counters[].template': {
    given: { counters: [{ ...counter, asset: SOL_MINT }] },
    value: 'SOL at {sol.price}',
    outcome: (values) => last(values)?.post.name ?? null,
    becomes: 'SOL at {sol.price}',
    from: null,
  },
  'counters[].surface': {
    given,
    value: 'LIVE_MESSAGE',
    outcome: (values) => [last(values)?.post.name, last(values)?.post.message?.content],
    becomes: [null, '{sol.price}'],
    from: ['{sol.price}', undefined],
  },
  'counters[].channelId': {
    given,
    value: cases.channelId,
    outcome: (values) => last(values)?.channelId,
    becomes: cases.channelId,
    from: '',
  },
  currency: {
    given: { counters: [{ ...counter, asset: SOL_MINT, template: '{token.price} {sol.price}' }] },
    value: 'EUR',
    outcome: (values) => shown(values).startsWith('€'),
    becomes: true,
    from: false,
  },
  refresh: {
    given,
    value: 86_400,
    outcome: (values) => refreshes(values).length <= 1,
    becomes: true,
    from: false,
  },
});
