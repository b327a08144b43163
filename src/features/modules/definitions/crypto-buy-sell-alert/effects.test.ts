import {
  alertCases,
  createPostCases,
  NOON,
  SOL_MINT,
  trade,
  USDC_MINT,
} from '@/mock-api/testing/deliveries';
import { eventsOf, type TradeEvent } from '@/mock-api/domains/market/marketEvents';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const DAY = 86_400_000;
const given = { token: SOL_MINT };

const cases = await createPostCases('crypto-buy-sell-alert');
const unmetBy = (event: TradeEvent) => (values: Values) => cases.ofEvent(values, event).unmet;

describeEffects(cases.spec, {
  ...alertCases(cases, given, trade),
  token: {
    value: USDC_MINT,
    outcome: (values) => cases.between(values, NOON - DAY, NOON).length > 0,
    becomes: eventsOf('TRADE', USDC_MINT, NOON - DAY, NOON).length > 0,
    from: false,
  },
  sides: { given, value: 'SELLS', outcome: unmetBy(trade), becomes: ['sides'], from: [] },
  minUsd: { given, value: 50.01, outcome: unmetBy(trade), becomes: ['minUsd'], from: [] },
  usdPerEmoji: {
    given,
    value: 10,
    outcome: (values) =>
      cases.ofEvent(values, trade).post.variables.find(({ name }) => name === 'emoji.bar')?.sample,
    becomes: '🟢🟢🟢🟢🟢',
    from: '🟢',
  },
  ignoresArbitrage: {
    given,
    value: false,
    outcome: unmetBy({ ...trade, isArbitrage: true }),
    becomes: [],
    from: ['ignoresArbitrage'],
  },
});
