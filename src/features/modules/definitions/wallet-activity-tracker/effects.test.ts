import { createPostCases, NOON, sale, trade } from '@/mock-api/testing/deliveries';
import { eventsOf, type TradeEvent } from '@/mock-api/domains/market/marketEvents';
import { tokens } from '@/mock-api/domains/market/market';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const DAY = 86_400_000;
const wallet = trade.by;
const given = { name: 'Whale', wallet };

const cases = await createPostCases('wallet-activity-tracker');
const unmet = (values: Values) => cases.ofEvent(values, trade).unmet;

/** A buy that its wallet has made before. */
const buys = tokens
  .flatMap(({ mint }) => eventsOf('TRADE', mint, NOON - 60 * DAY, NOON))
  .filter((event): event is TradeEvent => event.stream === 'TRADE' && event.type === 'BUY');
const again = buys.find(
  (event) =>
    event.at > NOON - 20 * DAY &&
    buys.some(
      (other) =>
        other.by === event.by &&
        other.asset === event.asset &&
        other.at < event.at &&
        other.at > event.at - 25 * DAY,
    ),
);

describeEffects(cases.spec, {
  name: {
    given,
    value: 'Founder',
    outcome: (values) => cases.ofEvent(values, trade).post.variables[0]?.sample,
    becomes: 'Founder',
    from: '',
  },
  wallet: {
    given: { ...given, minUsd: 0 },
    value: again?.by,
    outcome: (values) => again && cases.ofEvent(values, again).unmet,
    becomes: [],
    from: ['wallet'],
  },
  types: {
    given,
    value: ['NFT_BUY'],
    outcome: (values) => cases.ofEvent({ ...values, minUsd: 0 }, sale).unmet,
    becomes: [],
    from: ['types'],
  },
  minUsd: { given, value: 50, outcome: unmet, becomes: [], from: ['minUsd'] },
  isFirstBuyOnly: {
    given: { ...given, wallet: again?.by, minUsd: 0 },
    value: true,
    outcome: (values) => again && cases.ofEvent(values, again).unmet,
    becomes: ['isFirstBuyOnly'],
    from: [],
  },
  channelId: {
    given,
    value: cases.channelId,
    outcome: (values) => cases.ofEvent(values, trade).channelId,
    becomes: cases.channelId,
    from: '',
  },
  maxPerHour: {
    given: { ...given, minUsd: 0 },
    value: 1,
    outcome: (values) => cases.ofEvent(values, trade, [{ secondsAgo: 600 }]).reason,
    becomes: 'CAP',
    from: null,
  },
});
