import { createPostCases, KEEPERS, NOON, SOL_MINT } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const HOUR = 3_600_000;
const given = { asset: KEEPERS, every: 3600 };

const cases = await createPostCases('nft-crypto-charts-tracker');
const last = (values: Values) => cases.between(values, NOON - HOUR, NOON)[0];
const embed = (values: Values) => last(values)?.post.message?.embeds[0];
const lines = (values: Values) => embed(values)?.description.split('\n').length;

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Floor',
    outcome: (values) => cases.nameOf(values),
    becomes: 'Floor',
    from: 'rule',
  },
  asset: {
    given,
    value: SOL_MINT,
    outcome: (values) => last(values)?.post.variables[0]?.sample,
    becomes: 'SOL',
    from: '…',
  },
  kind: { given, value: 'FLOOR_VOLUME', outcome: lines, becomes: 4, from: 3 },
  interval: {
    given,
    value: '1H',
    outcome: (values) => embed(values)?.title,
    becomes: '{asset.symbol} · 1 hour',
    from: '{asset.symbol} · 15 minutes',
  },
  indicators: {
    given,
    value: ['RSI'],
    outcome: (values) => embed(values)?.fields.map(({ name }) => name),
    becomes: ['Last', 'Change', 'Indicators'],
    from: ['Last', 'Change'],
  },
  every: {
    given,
    value: 3600,
    outcome: (values) => cases.between(values, NOON - 3 * HOUR, NOON).length,
    becomes: 3,
    from: 0,
  },
  channelId: {
    given,
    value: cases.channelId,
    outcome: (values) => last(values)?.channelId,
    becomes: cases.channelId,
    from: '',
  },
});
